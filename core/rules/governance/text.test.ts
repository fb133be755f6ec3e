import { describe, expect, test } from 'vitest'
import { forSeeds, listOf } from '../../../dev/testing/forSeeds.ts'
import { lengthOf, normaliseLine, normaliseText } from './text.ts'

describe('P2 normaliseText', () => {
  test.each([
    ['line ends', 'a\r\nb\rc\u2028d\u2029e\u0085f', 'a\nb\nc\nd\ne\nf'],
    ['NFC', 'e\u0301', '\u00e9'],
    ['space around', '\n  a b \t\n', 'a b'],
    ['controls', 'a\0b\x07c\x1bd\x7fe\x9ff', 'abcdef'],
    [
      'what turns the direction',
      'pay \u202eecila\u202c \u2066x\u2069',
      'pay ecila x',
    ],
    ['half a pair', 'a\ud83db\udc33c', 'abc'],
    ['the mark of byte order', '\ufeffa\ufeffb', 'ab'],
    ['what hides between a letter and its accent', 'e\u202e\u0301', '\u00e9'],
  ])('default: %s', (_, text, normal) => {
    expect(normaliseText(text)).toBe(normal)
  })

  test.each([
    ['tabs and breaks', 'a\n\n\tb  \nc'],
    ['emoji of several code points', '👩‍👩‍👧 🏳️‍🌈'],
    ['right-to-left letters and marks', 'سلام \u200f(x)'],
  ])('behavior: %s stay', (_, text) => {
    expect(normaliseText(text)).toBe(text)
  })

  test('properties: the normal form is its own', () => {
    forSeeds((random) => {
      const ranges = [0x100, 0x400, 0x2100, 0x1_0000, 0x11_0000]
      const text = listOf(random.below(200), () =>
        String.fromCodePoint(random.below(random.pick(ranges))),
      ).join('')
      for (const normalise of [normaliseText, normaliseLine])
        expect(normalise(normalise(text))).toBe(normalise(text))
    })
  })
})

test('P2 normaliseLine: one space between words', () => {
  expect(normaliseLine(' a \n\t b\u00a0\u3000c ')).toBe('a b c')
})

test('P2 lengthOf counts code points', () => {
  expect(lengthOf('')).toBe(0)
  expect(lengthOf('añ🐳')).toBe(3)
})
