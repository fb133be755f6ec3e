import { expect, test } from 'vitest'
import { onlyFailed, playwrightFailures } from './failures.mjs'

const spec = (title: string, status: string) => ({
  file: 'journeys/a.spec.ts',
  title,
  tests: [{ status, results: [{ error: { message: 'Late.\nTwice.' } }] }],
})
const report = (...specs: ReturnType<typeof spec>[]) => ({
  errors: [] as { message: string }[],
  suites: [{ specs: [], suites: [{ specs }] }],
})

test('default: what failed is told with what repeats it', () => {
  const found = report(
    spec('behavior: it (soon) comes', 'unexpected'),
    spec('default: fine', 'expected'),
  )
  expect(playwrightFailures(found, 'again')).toEqual([
    "journeys/a.spec.ts > behavior: it (soon) comes\n    Late.\n    Twice.\n    again: again journeys/a.spec.ts -g 'behavior: it \\(soon\\) comes'",
  ])
})

test('behavior: what failed is run again as often as one likes, and nothing else', () => {
  const [file, flag, titles] = onlyFailed(
    report(
      spec('behavior: it (soon) comes', 'unexpected'),
      spec('default: fine', 'expected'),
      spec('error: away', 'unexpected'),
    ),
  )
  expect([file, flag]).toEqual(['journeys/a\\.spec\\.ts', '-g'])
  const fits = new RegExp(titles as string)
  expect(fits.test('journeys a.spec.ts behavior: it (soon) comes')).toBe(true)
  expect(fits.test('journeys a.spec.ts error: away')).toBe(true)
  expect(fits.test('journeys a.spec.ts default: fine')).toBe(false)
})

test('error: what failed and is no test cannot be run again', () => {
  const broken = { errors: [{ message: 'No such file.' }], suites: [] }
  expect(onlyFailed(broken)).toEqual([])
  expect(playwrightFailures(broken, 'again')).toEqual(['No such file.'])
  expect(onlyFailed(report(spec('default: fine', 'expected')))).toEqual([])
})
