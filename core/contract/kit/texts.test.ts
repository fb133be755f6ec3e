import { expect, test } from 'vitest'
import { Reason } from './texts.ts'

test.each([
  ['  a phone was stolen ', 'a phone was stolen'],
  ['\u202ea phone\u200b was stolen', 'a phone was stolen'],
  ['\u{1f433}'.repeat(500), '\u{1f433}'.repeat(500)],
])('default: the reason %j is kept as %j', (written, kept) => {
  expect(Reason.safeParse(written).data).toBe(kept)
})

test.each([
  ['nothing'],
  ['\u200b\u2060'.repeat(20)],
  ['a scam\u200b\u200b\u200b\u200b\u200b'],
  ['\u{1f433}'.repeat(501)],
])('error: the reason %j is none', (written) => {
  expect(Reason.safeParse(written).success).toBe(false)
})
