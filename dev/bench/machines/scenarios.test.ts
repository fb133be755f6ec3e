import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { measureMachine } from './measure.mjs'
import { scenarios } from './scenarios.mjs'

const core = resolve(import.meta.dirname, '../../../core')
const few = { rounds: 1, events: 50, instances: 1 }

test.each(scenarios.map((one) => [one.machine.id, one] as const))(
  'default: the round trip of %s leads back to where it began',
  (_, scenario) => {
    expect(measureMachine(scenario, few).microseconds).toBeGreaterThan(0)
  },
)

test('behavior: every machine has its round trip', () => {
  const machines = readdirSync(core, { recursive: true })
    .map(String)
    .filter((file) => /^(\w+)\/\1\.machine\.ts$/.test(file))
    .map((file) => file.split('/')[0])
  expect(scenarios.map(({ machine }) => machine.id).sort()).toEqual(
    machines.sort(),
  )
})
