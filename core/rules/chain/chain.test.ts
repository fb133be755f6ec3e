import {
  encodeFunctionData,
  encodeFunctionResult,
  erc20Abi,
  parseUnits,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { decodeUint, encodeToken, isAddress, parseTokens } from './index.ts'

const a = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const b = '0x00000000000000000000000000000000000000ff'
const amounts = [0n, 1n, 333_333_333n * 10n ** 18n, 2n ** 256n - 1n]

describe('encodeToken: byte for byte what viem encodes', () => {
  const viem = (functionName: never, args: never) =>
    encodeFunctionData({ abi: erc20Abi, functionName, args })

  test('balanceOf, allowance', () => {
    expect(encodeToken.balanceOf(a)).toBe(
      viem('balanceOf' as never, [a] as never),
    )
    expect(encodeToken.allowance(a, b)).toBe(
      viem('allowance' as never, [a, b] as never),
    )
  })
  test.each(amounts)('approve, transfer %i', (amount) => {
    expect(encodeToken.approve(b, amount)).toBe(
      viem('approve' as never, [b, amount] as never),
    )
    expect(encodeToken.transfer(b, amount)).toBe(
      viem('transfer' as never, [b, amount] as never),
    )
  })
})

describe('decodeUint', () => {
  test.each(amounts)('default: %i', (amount) => {
    const data = encodeFunctionResult({
      abi: erc20Abi,
      functionName: 'balanceOf',
      result: amount,
    })
    expect(decodeUint(data)).toBe(amount)
  })
  test.each(['0x', '0x1', null, 7])('error: %s', (data) => {
    expect(() => decodeUint(data)).toThrow(TypeError)
  })
})

describe('parseTokens', () => {
  test.each(['0', '1', '1.5', '333333333', '0.000000000000000001'])(
    'default: %s as viem parses it',
    (text) => expect(parseTokens(text)).toBe(parseUnits(text, 18)),
  )
  test('parameters: bigint', () => {
    expect(parseTokens(333_333_333n)).toBe(333_333_333n * 10n ** 18n)
  })
  test.each(['', '-1', '1e3', '1.', '.5', '1,5', '0.0000000000000000001'])(
    'error: %j',
    (text) => expect(() => parseTokens(text)).toThrow(RangeError),
  )
})

test.each([
  [a, true],
  [a.toLowerCase(), true],
  [a.slice(0, -1), false],
  [`${a}0`, false],
  [25, false],
  [undefined, false],
])('isAddress: %s is %s', (value, expected) => {
  expect(isAddress(value)).toBe(expected)
})
