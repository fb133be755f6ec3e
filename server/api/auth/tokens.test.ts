import { expect, test } from 'vitest'
import { isToken } from './secrets.ts'
import { createNonce, createToken } from './tokens.ts'

test('default: nonces of 32 letters and digits, all of them as likely', () => {
  const counts = new Map<string, number>()
  const rounds = 4_000
  for (let round = 0; round < rounds; round++) {
    const nonce = createNonce()
    expect(nonce).toMatch(/^[A-Za-z0-9]{32}$/)
    for (const letter of nonce)
      counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  expect(counts.size).toBe(62)
  expect(32 * Math.log2(counts.size)).toBeGreaterThanOrEqual(128)
  const fair = (rounds * 32) / 62
  for (const count of counts.values())
    expect(Math.abs(count - fair) / fair).toBeLessThan(0.15)
})

test('default: tokens of 256 bits, no two alike', () => {
  const tokens = Array.from({ length: 1_000 }, createToken)
  expect(new Set(tokens).size).toBe(1_000)
  for (const token of tokens) {
    expect(isToken(token)).toBe(true)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  }
})

test.each(['', 'a', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}=`])(
  'error: %j is no token',
  (text) => {
    expect(isToken(text)).toBe(false)
  },
)
