import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { envNames } from '../env.ts'
import { packageRoot } from '../packageRoot.ts'

const runbook = readFileSync(
  join(packageRoot(), '../docs/operations/runbook.md'),
  'utf8',
)
const rows = [...runbook.matchAll(/^\| `([A-Z_]+)` \| (.+?) \| (.+) \|$/gm)]

test('default: every variable of a server is in the runbook, once, and no other', () => {
  const said = rows.map(([, name]) => name)
  expect([...said].sort()).toEqual([...envNames].sort())
})
