import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { indexOfDocs } from './docs.mjs'

test('default: the index has every decision', () => {
  const file = resolve(import.meta.dirname, '../docs/README.md')
  const index = readFileSync(file, 'utf8')
  expect(index, 'stale: run node dev/docs.mjs').toBe(indexOfDocs())
})
