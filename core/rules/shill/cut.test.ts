import { expect, test } from 'vitest'
import { beginningOf, threadOf } from './cut.ts'
import { linksIn, weigh } from './weigh.ts'

const sentence = (letter: string, length: number) =>
  `${letter.toUpperCase()}${letter.repeat(length - 2)}.`

test('default: what fits stays as it is', () => {
  expect(beginningOf('Short. And sweet.')).toBe('Short. And sweet.')
})

test('B6.14 a text is cut where a sentence ends', () => {
  const [first, second, third] = ['a', 'b', 'c'].map((letter) =>
    sentence(letter, 120),
  )
  expect(beginningOf(`${first} ${second} ${third}`)).toBe(`${first} ${second}`)
})

test('B6.14 a sentence that is too long by itself is cut after a word', () => {
  const words = Array.from({ length: 100 }, () => 'water').join(' ')
  const cut = beginningOf(words)
  expect(cut).toMatch(/^(water )+water…$/)
  expect(weigh(cut)).toBeLessThanOrEqual(280)
  expect(weigh(cut)).toBeGreaterThan(270)
})

const link = 'https://narwhal.club/a.b?c=d!e'
test.each([0, 1, 5, 10, 22, 23, 24, 30])(
  'B6.14 a link that begins %i before the end stays whole or goes',
  (before) => {
    const text = `${'a '.repeat(140 - before)}${link} and more. And more.`
    const cut = beginningOf(text)
    const links = linksIn(cut).map(({ start, end }) => cut.slice(start, end))
    expect(weigh(cut)).toBeLessThanOrEqual(280)
    expect(links.every((each) => each === link)).toBe(true)
    // Not even its beginning is left.
    expect(cut.includes('http')).toBe(links.length === 1)
  },
)

test.each(['👨‍👩‍👧‍👦', '👍🏽', '🇨🇭', '1️⃣', '🐋'])(
  'B6.14 %s is never cut in two',
  (emoji) => {
    for (const before of [0, 1, 2, 3]) {
      const cut = beginningOf('a'.repeat(before) + emoji.repeat(200))
      const rest = cut.slice(before).replaceAll(emoji, '')
      expect([rest, weigh(cut) <= 280]).toEqual(['…', true])
    }
  },
)

test('B6.15 a thread says all of it, in posts that are numbered', () => {
  const text = Array.from({ length: 20 }, (_, at) =>
    sentence('abcdefghijklmnopqrst'.charAt(at), 90),
  ).join(' ')
  const posts = threadOf(text, false)
  expect(posts.length).toBeGreaterThan(5)
  posts.forEach((post, at) => {
    expect(post.endsWith(`. ${at + 1}/${posts.length}`)).toBe(true)
    expect(weigh(post)).toBeLessThanOrEqual(280)
  })
  const said = posts.map((post) => post.replace(/ \d+\/\d+$/, '')).join(' ')
  expect(said).toBe(text)
})

test('B6.15 words that are cut in a thread go on in its next post', () => {
  const text = Array.from({ length: 200 }, (_, at) => `w${at}`).join(' ')
  const posts = threadOf(text, false)
  const said = posts.map((post) => post.replace(/…? \d+\/\d+$/, '')).join(' ')
  expect(said).toBe(text)
})

test('B6.15 what fits into one post is one, without a number', () => {
  expect(threadOf('One thought.', false)).toEqual(['One thought.'])
  const full = `${sentence('a', 260)}`
  expect(threadOf(full, false)).toEqual([full])
  // A link behind it takes its room.
  expect(threadOf(`${full} B.`, true)).toHaveLength(2)
})

test('B6.15 a thread ends at some time', () => {
  expect(threadOf('word '.repeat(10_000), false)).toHaveLength(25)
})
