import { stringToBytes } from 'viem'
import { expect, test } from 'vitest'
import { forSeeds } from '../../../dev/testing/forSeeds.ts'
import { encodeMember } from './encodeMember.ts'

const signs = [
  ...'abc{}[]:,019 "\\/\b\f\n\r\t\0\u001f\u007f\u0080é€\u2028\ufffd\uffffﾽ',
  '🐋',
  '\ud83d',
  '\udc0b',
  '"}',
]

test('properties: the bytes of JSON', () => {
  forSeeds((random) => {
    const text = Array.from({ length: random.below(40) }, () =>
      random.pick(signs),
    ).join('')
    const start = `{"first":${JSON.stringify(random.pick(signs))},"last":`
    const said = stringToBytes(`${start}${JSON.stringify(text)}}`)
    expect([...encodeMember(start, text)]).toEqual([...said])
  }, 1_000)
})

test('default: one that is longer than any before it', () => {
  const text = '"'.repeat(50_000)
  const { length } = JSON.stringify(text)
  expect(encodeMember('{"a":', text)).toHaveLength(length + 6)
})
