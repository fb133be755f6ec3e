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
    [
      'what has no width',
      'pay\u200bpal \u2060now\u00ad, w\u180eord\u2063',
      'paypal now, word',
    ],
    ['fillers', 'a\u3164b\u115f\u1160\uffa0\u2800c', 'abc'],
    ['a joiner that joins nothing', 'a \u200db\u200c \u200d', 'a b'],
    ['joiners in a heap', '👩\u200d\u200d\u200c👧', '👩\u200d👧'],
    ['letters in tags', 'a\u{e0069}\u{e006e}b', 'ab'],
    ['a text in selectors', 'a\ufe00\ufe01\u{e0101}b', 'ab'],
    ['one selector for each letter', 'a\u{e0148}b\u{e0149}', 'ab'],
    ['more than one for an ideograph', '葛\u{e0100}\u{e0101}', '葛\u{e0100}'],
    [
      'what is ignored wherever it stands',
      'a\u034fb\u17b4c\u180bd\u206ae\ufff0f\u{1d173}g\u{1bca0}h\u{e0fff}i',
      'abcdefghi',
    ],
    ['what is drawn as nothing', '\u{1d159}\u{1d159}\u{16fe4}\u{13430}', ''],
    ['only what is not seen', '\u200b\u200f \ufe0f\u0301', ''],
    ['what hides between a letter and its accent', 'e\u202e\u0301', '\u00e9'],
  ])('default: %s', (_, text, normal) => {
    expect(normaliseText(text)).toBe(normal)
  })

  test.each([
    ['tabs and breaks', 'a\n\n\tb  \nc'],
    ['emoji of several code points', '👩‍👩‍👧 🏳️‍🌈 👍🏽 1️⃣'],
    [
      'a flag of letters in tags',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    ],
    ['a joiner between letters', 'می\u200cخواهم क्\u200dष'],
    ['signs alone', '!!! ???'],
    ['right-to-left letters and marks', 'سلام \u200f(x)'],
  ])('behavior: %s stay', (_, text) => {
    expect(normaliseText(text)).toBe(text)
  })

  test('properties: the normal form is its own', () => {
    forSeeds((random) => {
      const ranges = [0x100, 0x400, 0x2100, 0x1_0000, 0x11_0000]
      const unseen = ['\u200d', '\u200c', '\ufe0f', '\u{1f3f4}', '\u{e0067}']
      const text = listOf(random.below(200), () =>
        random.chance(0.2)
          ? random.pick(unseen)
          : String.fromCodePoint(random.below(random.pick(ranges))),
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
