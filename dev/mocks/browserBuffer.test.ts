import { expect, test } from 'vitest'
import { Buffer as BrowserBuffer } from './browserBuffer.ts'

test.each(['', 'Sign in to Narwhal Club\n', 'Ünï: 🦄', '\uFEFFmark'])(
  'default: %j becomes the bytes that Node makes, and comes back',
  (text) => {
    const bytes = BrowserBuffer.from(text, 'utf16le')
    expect([...bytes]).toEqual([...Buffer.from(text, 'utf16le')])
    expect(BrowserBuffer.from([...bytes]).toString('utf16le')).toBe(text)
    expect(BrowserBuffer.isBuffer(bytes)).toBe(true)
    expect(BrowserBuffer.isBuffer(text)).toBe(false)
  },
)

test('error: what it was not made for is no silent guess', () => {
  expect(() => BrowserBuffer.from('a', 'utf8')).toThrow(RangeError)
  expect(() => BrowserBuffer.from([1]).toString()).toThrow(RangeError)
})
