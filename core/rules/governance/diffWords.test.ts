import { expect, test } from 'vitest'
import { createRandom } from '../../../dev/world/seed/random.ts'
import { diffWords } from './diffWords.ts'

const textOf = (parts: ReturnType<typeof diffWords>, without: string) =>
  parts
    .filter(({ is }) => is !== without)
    .map(({ text }) => text)
    .join('')

test('default: words that came and went, in runs', () => {
  expect(diffWords('one two three', 'one 2 three four')).toEqual([
    { is: 'same', text: 'one ' },
    { is: 'removed', text: 'two' },
    { is: 'added', text: '2' },
    { is: 'same', text: ' three' },
    { is: 'added', text: ' four' },
  ])
  expect(diffWords('', '')).toEqual([])
})

test('behavior: both texts can be read from it, whatever they are', () => {
  const random = createRandom(4)
  const words = ['a', 'b', ' ', '\n', 'ä', '雪', '.', 'long']
  const some = () =>
    Array.from({ length: random.below(30) }, () => random.pick(words)).join('')
  for (let round = 0; round < 2_000; round++) {
    const [older, newer] = [some(), some()]
    const parts = diffWords(older, newer)
    expect(textOf(parts, 'added')).toBe(older)
    expect(textOf(parts, 'removed')).toBe(newer)
  }
})

test.each([
  ['alike nowhere', 'a '.repeat(5_000), 'b,'.repeat(5_000)],
  ['marks alone', '.'.repeat(10_000), ',.'.repeat(5_000)],
  ['turned about', 'a b '.repeat(2_500), ' b a'.repeat(2_500)],
])('behavior: long texts that are %s take a moment', (_, older, newer) => {
  const began = performance.now()
  const parts = diffWords(older, newer)
  const took = performance.now() - began
  expect(textOf(parts, 'added')).toBe(older)
  expect(textOf(parts, 'removed')).toBe(newer)
  expect(took).toBeLessThan(1_000)
  process.stdout.write(`diffWords: ${took.toFixed(0)} ms\n`)
})
