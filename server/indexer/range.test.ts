import { expect, test } from 'vitest'
import {
  afterAnswer,
  afterRefusal,
  firstRange,
  manyLogs,
  type Range,
} from './range.ts'

const after = (range: Range, answers: number, logs = 0) =>
  Array.from({ length: answers }).reduce<Range>(
    (known) => afterAnswer(known, logs),
    range,
  )

test('default: begins with what every node allows', () => {
  expect(firstRange.size).toBe(2_000)
})

test('behavior: four answers with little in them double it, up to 10,000', () => {
  expect(after(firstRange, 3).size).toBe(2_000)
  expect(after(firstRange, 4).size).toBe(4_000)
  expect(after(firstRange, 8).size).toBe(8_000)
  expect(after(firstRange, 200).size).toBe(10_000)
})

test('behavior: a refusal halves it, and what was refused is not asked again soon', () => {
  const refused = afterRefusal(after(firstRange, 8))
  expect(refused.size).toBe(4_000)
  expect(after(refused, 49).size).toBe(7_999)
  expect(after(refused, 120).size).toBe(10_000)
})

test('behavior: never below one block', () => {
  let range = firstRange
  for (let times = 0; times < 20; times++) range = afterRefusal(range)
  expect(range.size).toBe(1)
  expect(after(range, 4).size).toBe(1)
  expect(after(range, 60).size).toBeGreaterThan(1)
})

test('behavior: a large answer halves it, a middling one leaves it', () => {
  expect(afterAnswer(firstRange, manyLogs + 1).size).toBe(1_000)
  expect(after(firstRange, 10, manyLogs / 2 + 1).size).toBe(2_000)
})
