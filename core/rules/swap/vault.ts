import type { Address, Hash, Hex } from '../../hex.ts'
import type { SwapMode } from './rate.ts'

/**
 * The vault's calls by hand, as those of the token are: a list of numbers is all
 * that they carry.
 */
const selectors = {
  deposit: '0x8a241332',
  redeem: '0x009ec928',
  paused: '0x5c975abb',
  setApprovalForAll: '0xa22cb465',
  isApprovedForAll: '0xe985e9c5',
  getApproved: '0x081812fc',
  ownerOf: '0x6352211e',
} as const

/** `Deposited` and `Redeemed` of `(address indexed, uint256[], uint256)`. */
const topics: Readonly<Record<Hex, SwapMode>> = {
  '0x5522407c2a425cd7d15a7f8d09416e651a305f31d377d659110aecfee7ab15d2':
    'deposit',
  '0x66a8bd51d1068e80f036cd3b6c7ef8e31fc7d358c7a06dffd7c753856a56d61e':
    'redeem',
}
export const vaultTopics = Object.keys(topics) as Hex[]

const word = (value: bigint | Address) =>
  (typeof value === 'bigint' ? value.toString(16) : value.slice(2))
    .toLowerCase()
    .padStart(64, '0')
const call = (name: keyof typeof selectors, ...words: string[]) =>
  `${selectors[name]}${words.join('')}` as Hex

interface SwapCall {
  ids: readonly string[]
  minOut: bigint
  /** UTC seconds. */
  deadline: bigint
}
const exchange = (mode: SwapMode, { ids, minOut, deadline }: SwapCall) =>
  call(
    mode,
    // The list stands behind three words.
    ...[96n, minOut, deadline, BigInt(ids.length), ...ids.map(BigInt)].map(
      word,
    ),
  )

/** Encodes what a swap calls of the vault and of the collection. */
export const encodeVault = {
  swap: exchange,
  paused: () => call('paused'),
  ownerOf: (id: string) => call('ownerOf', word(BigInt(id))),
  getApproved: (id: string) => call('getApproved', word(BigInt(id))),
  isApprovedForAll: (owner: Address, operator: Address) =>
    call('isApprovedForAll', word(owner), word(operator)),
  setApprovalForAll: (operator: Address, isApproved: boolean) =>
    call('setApprovalForAll', word(operator), word(isApproved ? 1n : 0n)),
}

/** What the vault says that it did. */
export interface VaultEvent {
  mode: SwapMode
  account: Address
  ids: string[]
  /** Base units. */
  tokens: bigint
}

/**
 * Reads the vault's event in a log; null where it is none.
 *
 * @param log of the vault: whose it is must have been looked at.
 */
export function vaultEventOf(log: {
  topics: readonly string[]
  data: string
}): VaultEvent | null {
  const [topic = '', account = ''] = log.topics
  const mode = Object.hasOwn(topics, topic) ? topics[topic as Hex] : undefined
  const words = /^0x((?:[0-9a-f]{64})*)$/.exec(log.data)?.[1]?.match(/.{64}/g)
  if (!mode || !words || !/^0x0{24}[0-9a-f]{40}$/.test(account)) return null
  const [offset, tokens, length, ...ids] = words.map((hex) =>
    BigInt(`0x${hex}`),
  )
  if (tokens === undefined || offset !== 64n) return null
  if (length !== BigInt(ids.length)) return null
  return {
    mode,
    account: `0x${account.slice(26)}`,
    ids: ids.map(String),
    tokens,
  }
}

/** Of the call itself: what a transaction to the vault asks of it. */
export function isSwapCall(mode: SwapMode, input: string): boolean {
  return input.startsWith(selectors[mode])
}

/** Where an event is, for good: a reorg that moves it makes it another. */
export const eventKey = (hash: Hash, logIndex: number) => `${hash}:${logIndex}`
