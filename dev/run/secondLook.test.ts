import { expect, test, vi } from 'vitest'
import { createSecondLook } from './secondLook.mjs'

const found = (failed: number) => ({
  passed: 10,
  failed,
  failures: Array.from({ length: failed }, (_, at) => `failure ${at}`),
  unsteady: [],
})
const alone = (...failed: number[]) =>
  vi.fn(async (round: number) => ({ failed: failed[round] ?? 0 }))

test('default: what passes three times alone is counted, and told', async () => {
  const lookAgain = createSecondLook(2)
  const runAlone = alone(0, 0, 0)
  expect(await lookAgain(found(1), runAlone)).toEqual({
    passed: 11,
    failed: 0,
    failures: [],
    unsteady: ['failure 0'],
  })
  expect(runAlone).toHaveBeenCalledTimes(3)
})

test('error: what fails once more alone has failed', async () => {
  const first = found(1)
  expect(await createSecondLook(2)(first, alone(0, 0, 1))).toBe(first)
})

test('error: a run that is broken is not looked at again', async () => {
  const runAlone = alone()
  const first = found(3)
  expect(await createSecondLook(2)(first, runAlone)).toBe(first)
  expect(runAlone).not.toHaveBeenCalled()
})

test('behavior: the looks are those of all parts together', async () => {
  const lookAgain = createSecondLook(2)
  const runAlone = alone()
  expect((await lookAgain(found(0), runAlone)).failed).toBe(0)
  expect(runAlone).not.toHaveBeenCalled()
  expect((await lookAgain(found(2), runAlone)).failed).toBe(0)
  expect((await lookAgain(found(1), runAlone)).failed).toBe(1)
})
