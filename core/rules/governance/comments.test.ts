import { expect, test } from 'vitest'
import { checkComment, commentLimits } from './comments.ts'

const { most } = commentLimits.text

test('default: a text comes in its normal form', () => {
  expect(checkComment('  one\r\ntwo\u202e  ')).toEqual({
    ok: true,
    text: 'one\ntwo',
  })
})

test.each([
  ['', 'missing', 1],
  [' \n\u202e\ufeff ', 'missing', 1],
  ['🐳'.repeat(most + 1), 'too_long', most],
] as const)('error: %j', (text, code, limit) => {
  expect(checkComment(text)).toEqual({ ok: false, code, limit })
})

test('parameters: an emoji is one character', () => {
  expect(checkComment('🐳'.repeat(most)).ok).toBe(true)
})
