import { parseSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import { signInMessage } from './index.ts'

const fields = {
  origin: 'http://127.0.0.1:3000',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  nonce: 'abcdefgh12345678',
  issuedAt: Date.UTC(2026, 10, 21, 12),
}

test('default', () => {
  expect(signInMessage(fields)).toMatchInlineSnapshot(`
    "127.0.0.1:3000 wants you to sign in with your Ethereum account:
    0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266

    Sign in to Narwhal Club

    URI: http://127.0.0.1:3000
    Version: 1
    Chain ID: 25
    Nonce: abcdefgh12345678
    Issued At: 2026-11-21T12:00:00.000Z"
  `)
})

test('behavior: an EIP-4361 parser finds every field (R3.4)', () => {
  expect(parseSiweMessage(signInMessage(fields))).toEqual({
    domain: '127.0.0.1:3000',
    address: fields.address,
    statement: 'Sign in to Narwhal Club',
    uri: fields.origin,
    version: '1',
    chainId: 25,
    nonce: fields.nonce,
    issuedAt: new Date(fields.issuedAt),
  })
})

test('parameters: statement, chainId', () => {
  const text = signInMessage({ ...fields, statement: 'Come in', chainId: 338 })
  expect(parseSiweMessage(text)).toMatchObject({
    statement: 'Come in',
    chainId: 338,
  })
})

test('parameters: origin', () => {
  const text = signInMessage({ ...fields, origin: 'https://narwhal.club' })
  expect(text).toMatch(/^narwhal\.club wants you to sign in /)
  expect(text).toContain('URI: https://narwhal.club\n')
})
