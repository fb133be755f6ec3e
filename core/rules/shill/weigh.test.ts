import twitter from 'twitter-text'
import { expect, test } from 'vitest'
import { linksIn, mentionsIn, weigh } from './weigh.ts'

/** Weights worked out by hand, from version 3 of the rules of X. */
const table: [name: string, text: string, weight: number][] = [
  ['nothing', '', 0],
  ['letters', 'abc', 3],
  ['Latin with marks, composed', 'é', 1],
  ['Latin with marks, apart', 'e\u0301', 1],
  ['Greek', 'αβγ', 3],
  ['Cyrillic', 'привет', 6],
  ['the last letter of weight 1', '\u10ff', 1],
  ['the first of weight 2', '\u1100', 2],
  ['dashes and quotes', '–—‘’“”', 6],
  ['an ellipsis', '…', 2],
  ['a zero-width joiner alone', '\u200d', 1],
  ['CJK', '漢字', 4],
  ['Hangul', '한국', 4],
  ['kana, full width', 'カタ', 4],
  ['an emoji', '🐋', 2],
  ['one with a skin tone', '👍🏽', 2],
  ['a family of four', '👨‍👩‍👧‍👦', 2],
  ['a flag', '🇨🇭', 2],
  ['a keycap', '1️⃣', 2],
  ['a heart that is asked to be one', '❤️', 2],
  ['emoji in a row', '🐋🌊💜', 6],
  ['a link', 'https://narwhal.club', 23],
  ['a long link', `https://narwhal.club/s/${'a'.repeat(300)}`, 23],
  ['a link without https', 'narwhal.club', 23],
  ['a link with a question', 'https://narwhal.club/x?a=1&b=2#c', 23],
  ['what is no link', 'narwhal.nosuchending', 20],
  ['a link in brackets', '(https://narwhal.club)', 25],
  ['a link and a full stop', 'https://narwhal.club.', 24],
  ['two links', 'https://a.com https://b.com', 47],
  ['a name and a tag', '@narwhal #narwhal', 17],
  ['a cashtag', '$NARWHAL', 8],
  ['lines', 'a\n\nb', 4],
  ['exactly all', 'a'.repeat(280), 280],
  ['one more', 'a'.repeat(281), 281],
  ['half of it in CJK', '漢'.repeat(140), 280],
]

test.each(table)('B6.12 %s weighs what X counts', (_, text, weight) => {
  expect(weigh(text)).toBe(weight)
  expect(twitter.parseTweet(text).valid).toBe(weight > 0 && weight <= 280)
})

test('default: links and names are found where they stand', () => {
  const text = '@tusk look: https://narwhal.club/a?b=c, and narwhal.club'
  expect(linksIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(
    ['https://narwhal.club/a?b=c', 'narwhal.club'],
  )
  expect(mentionsIn(text)).toEqual(['tusk'])
})
