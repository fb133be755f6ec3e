import type { Address, Hex } from '../../hex.ts'

/**
 * The four calls of the token (R3.9) by hand: their arguments are static, and
 * an ABI library would cost more bytes than the rest of the payment.
 */
const selectors = {
  balanceOf: '0x70a08231',
  allowance: '0xdd62ed3e',
  approve: '0x095ea7b3',
  transfer: '0xa9059cbb',
} as const

const word = (value: Address | bigint) =>
  (typeof value === 'bigint' ? value.toString(16) : value.slice(2))
    .toLowerCase()
    .padStart(64, '0')

const call = (name: keyof typeof selectors, ...args: (Address | bigint)[]) =>
  `${selectors[name]}${args.map(word).join('')}` as Hex

/** Encodes calls of an ERC-20 token. */
export const encodeToken = {
  balanceOf: (account: Address) => call('balanceOf', account),
  allowance: (owner: Address, spender: Address) =>
    call('allowance', owner, spender),
  approve: (spender: Address, amount: bigint) =>
    call('approve', spender, amount),
  transfer: (recipient: Address, amount: bigint) =>
    call('transfer', recipient, amount),
}

/**
 * Decodes one `uint256`.
 *
 * @throws {TypeError} where there is none: a wrong address answers `0x`.
 */
export function decodeUint(data: unknown): bigint {
  if (typeof data !== 'string' || !/^0x[0-9a-f]{64}$/i.test(data))
    throw new TypeError('The contract did not answer with a number')
  return BigInt(data)
}

/** Tells whether a value is an address, in any letter case. */
export function isAddress(value: unknown): value is Address {
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)
}

/** Writes a number the way JSON-RPC wants quantities. */
export function toQuantity(value: number | bigint): Hex {
  return `0x${value.toString(16)}`
}
