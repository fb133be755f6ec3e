import { expect, test } from 'vitest'
import { createHold } from './hold.ts'

test('default: without anything to wait for a notice is taken at once', () => {
  const taken: string[] = []
  createHold((notice) => taken.push(notice))('one')
  expect(taken).toEqual(['one'])
})

test('behavior: notices wait, keep their order, and none goes with a wait that began before it', async () => {
  const taken: string[] = []
  const waits: (() => void)[] = []
  const hear = createHold(
    (notice) => taken.push(notice),
    () => new Promise((resolve) => waits.push(resolve)),
  )
  hear('one')
  hear('two')
  expect(waits).toHaveLength(1)
  // Began with the first: what it knows of the second nobody can say.
  waits[0]?.()
  await expect.poll(() => waits.length).toBe(2)
  expect(taken).toEqual(['one'])
  hear('three')
  waits[1]?.()
  await expect.poll(() => waits.length).toBe(3)
  expect(taken).toEqual(['one', 'two'])
  waits[2]?.()
  await expect.poll(() => taken).toEqual(['one', 'two', 'three'])
})
