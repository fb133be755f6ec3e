import { expect, test } from 'vitest'
import { VerifyRequest } from './schemas.ts'

const isTaken = (signature: string) =>
  VerifyRequest.safeParse({ message: 'm', signature }).success

test.each([0, 1, 65, 8_192])(
  'parameters: a signature may have %i bytes',
  (bytes) => {
    expect(isTaken(`0x${'aB'.repeat(bytes)}`)).toBe(true)
  },
)

test.each([
  ['8,193 bytes', `0x${'ab'.repeat(8_193)}`],
  ['half a byte', '0xabc'],
  ['no hex', '0xgg'],
  ['no 0x', 'abcd'],
  ['a line after it', '0xab\n'],
])('error: a signature of %s', (_, signature) => {
  expect(isTaken(signature)).toBe(false)
})
