import { expect, test } from 'vitest'
import { parseObject } from './jsonBody.ts'

const read = (text: string) => parseObject(new TextEncoder().encode(text))

test('default: an object, also with escapes and with the word as a value', () => {
  const text = '{"a":"\\u00e9 __proto__","b":[{"c":null}]}'
  expect(read(text)).toEqual({ a: 'é __proto__', b: [{ c: null }] })
})

test.each([
  ['at the top', '{"__proto__":{"isAdmin":true}}'],
  ['inside', '{"message":{"choice":1,"__proto__":1}}'],
  ['in a list', '{"a":[[{"__proto__":null}]]}'],
  ['with escapes', '{"a":{"\\u005f_proto\\u005f_":1}}'],
  [
    'very deep',
    `{"a":${'['.repeat(9_000)}{"__proto__":1}${']'.repeat(9_000)}}`,
  ],
])('error: a member named after what objects are made of, %s', (_, text) => {
  expect(() => read(text)).toThrow(
    expect.objectContaining({ code: 'invalid_body', reason: 'prototype' }),
  )
})
