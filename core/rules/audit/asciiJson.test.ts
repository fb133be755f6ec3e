import { expect, test } from 'vitest'
import { forSeeds } from '../../../dev/testing/forSeeds.ts'
import { asciiJson } from './asciiJson.ts'

const signs = [
  ...'a"\\/\n\0\u007f\u0080é“\u2028\uffff',
  '🐋',
  '\ud83d',
  '\udc0b',
]

test('properties: the same value, in ASCII alone', () => {
  forSeeds((random) => {
    const text = Array.from({ length: random.below(20) }, () =>
      random.pick(signs),
    ).join('')
    const value = { [text]: [text, { text }], 1: null }
    const said = asciiJson(value)
    expect(JSON.parse(said)).toEqual(value)
    expect(said).toMatch(/^[\x20-\x7f]*$/)
  })
})
