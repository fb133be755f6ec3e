import { expect, test } from 'vitest'
import { readReason } from './reasons.ts'

test.each([
  ['A scam.', 'A scam.'],
  ['  A scam. \r\n Look!  ', 'A scam. \n Look!'],
  ['e\u0301te\u0301', '\u00e9t\u00e9'],
  ['\u202eA\u200b scam', 'A scam'],
  ['\u{1f433}'.repeat(500), '\u{1f433}'.repeat(500)],
  ['e\u0301'.repeat(500), '\u00e9'.repeat(500)],
])('default: %j is kept as %j', (written, kept) => {
  expect(readReason(written)).toBe(kept)
})

test.each([
  [''],
  ['ab'],
  ['\u200b\u2060\u2060\u2060'],
  ['a\u200bb'],
  ['x'.repeat(501)],
  ['\u{1f433}'.repeat(501)],
])('error: %j is none', (written) => {
  expect(readReason(written)).toBe(null)
})
