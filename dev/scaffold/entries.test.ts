import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { entries } from './entries.mjs'

const root = resolve(import.meta.dirname, '../..')

test.each(entries.map(({ file, before }) => [file, before] as const))(
  'default: %s has a place for an area, before %s',
  (file, before) => {
    const places = readFileSync(resolve(root, file), 'utf8').split(before)
    expect(places).toHaveLength(2)
  },
)
