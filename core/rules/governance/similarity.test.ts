import { describe, expect, test } from 'vitest'
import { forSeeds, listOf } from '../../../dev/testing/forSeeds.ts'
import { fingerprint, isSameTitle, similarity } from './similarity.ts'

const of = (a: string, b: string) => similarity(fingerprint(a), fingerprint(b))

const relay =
  'The winter relay needs a budget. We ask for two trillion tokens, paid in ' +
  'three parts, each after the crew has shown what the part before it bought. ' +
  'What is left over goes back to the treasury on the last day of March.'
const other =
  'Members who have voted in every proposal of a year get a picture of their ' +
  'own, drawn by the contract from the number of their votes. Nothing is sold, ' +
  'and nobody can hand theirs on to somebody else.'

describe('similarity (behaviour 1.5)', () => {
  test('default: the same is 1, another subject is near 0', () => {
    expect(of(relay, relay)).toBe(1)
    expect(of(relay, other)).toBeLessThan(0.2)
  })

  test.each([
    ['case, marks, space', relay.toUpperCase().replace(/[ .,]+/g, ' ** \n')],
    ['a number', relay.replace('two', 'four')],
    ['a sentence put before it', `Hello everyone! ${relay}`],
    [
      'two sentences that changed places',
      relay.split('. ').reverse().join('. '),
    ],
    ['letters of another width', relay.replace('budget', 'ｂｕｄｇｅｔ')],
  ])('behavior: %s does not make another text', (_, text) => {
    expect(of(relay, text)).toBeGreaterThan(0.9)
  })

  test('behavior: half of it is not the same', () => {
    expect(of(relay, relay.slice(0, relay.length / 2))).toBeLessThan(0.9)
    expect(of(relay, `${relay} ${other}`)).toBeLessThan(0.9)
  })

  test.each([
    ['', '', 1],
    ['', 'a', 0],
    ['ab', 'AB!', 1],
    ['abcdef', 'ａｂｃｄｅｆ', 1],
    ['ab', 'ac', 0],
    ['…', '—', 1],
    ['abcdef', 'abcdeg', 0.5],
  ])('parameters: %j and %j', (a, b, expected) => {
    expect(of(a, b)).toBe(expected)
  })

  test('properties: symmetric, 0 to 1, 1 of itself', () => {
    forSeeds((random) => {
      const text = () =>
        listOf(random.below(60), () => random.pick(['a', 'b', ' ', '字'])).join(
          '',
        )
      const [a, b] = [text(), text()]
      expect(of(a, b)).toBe(of(b, a))
      expect(of(a, b)).toBeGreaterThanOrEqual(0)
      expect(of(a, b)).toBeLessThanOrEqual(1)
      expect(of(a, a)).toBe(1)
    })
  })

  test('behavior: 10,000 characters are compared in bounded time', () => {
    const texts = [
      ...['a', 'ab ', ' ', '字', '\u0301', '🐳'].map((part) =>
        part.repeat(10_000),
      ),
      String.fromCodePoint(...listOf(10_000, (at) => 0x4e00 + at)),
    ]
    const before = performance.now()
    for (const a of texts) for (const b of texts) of(a, b)
    expect(performance.now() - before).toBeLessThan(5_000)
  })
})

test('isSameTitle: as a reader sees it', () => {
  expect(isSameTitle('Fund the Relay!', ' fund  the relay')).toBe(true)
  expect(isSameTitle('Fund the relay', 'Fund the relay 2')).toBe(false)
})
