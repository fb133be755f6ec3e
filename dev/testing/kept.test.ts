import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { machinesOfTheTree } from '../run/machinesOfTheTree.mjs'

test('default: what its edges do is kept of each machine, and of no other', () => {
  const kept = readdirSync(resolve(import.meta.dirname, 'kept')).sort()
  const machines = machinesOfTheTree().map(({ id }) => `${id}.txt`)
  expect(kept).toEqual(machines.sort())
})
