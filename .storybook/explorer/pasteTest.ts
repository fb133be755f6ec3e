import type { Happening } from './engine.ts'
import { titleOf } from './names.ts'
import type { PlacedTour } from './tour.ts'

/** Spells a value as code; a function as its own source, which leans on nothing. */
export function literal(value: unknown): string {
  if (value === undefined) return 'undefined'
  if (typeof value === 'function') return String(value)
  if (typeof value === 'bigint') return `${value}n`
  if (value instanceof Error) return `new Error(${literal(value.message)})`
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, each]) => `${JSON.stringify(key)}: ${literal(each)}`)
      .join(', ')} }`
  return JSON.stringify(value)
}

/** Writes a path as a Vitest test that runs as it is pasted. */
export function pasteTest(
  tour: PlacedTour,
  start: unknown,
  log: Happening[],
): string {
  const { module, name } = tour.from
  const title = [titleOf(start), ...log.map(({ value }) => titleOf(value))]
  const input =
    tour.input === undefined ? '{}' : `{ input: ${literal(tour.input)} }`
  const steps = log.map(
    ({ step, value }) => `  run.take(${literal(step)} as never)
  expect(run.getSnapshot().value).toEqual(${literal(value)})
`,
  )
  return `import { startRun, withFakes } from '@narwhal-club/core/testing'
import { expect, test } from 'vitest'
import { ${name} } from '${module}'

test(${literal(`${tour.machine.id}: ${title.join(' → ')}`)}, () => {
  const run = startRun(withFakes(${name}), ${input})
  expect(run.getSnapshot().value).toEqual(${literal(start)})
${steps.join('')}  run.stop()
})
`
}
