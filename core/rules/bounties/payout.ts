import type { Address, Hash } from '../../hex.ts'
import { bountyLimits, type RewardAsset } from './limits.ts'

/** What a node knows of a transaction, with its receipt. */
export interface PayoutFacts {
  hash: Hash
  /** Null while it is in no block. */
  mined: {
    isReverted: boolean
    block: number
    /** Time of that block, UTC milliseconds. */
    at: number
    /** Blocks that hold it: 1 in the newest. */
    confirmations: number
    /** All transfers in it, of any token. */
    transfers: readonly {
      logIndex: number
      token: Address
      from: Address
      to: Address
      value: bigint
    }[]
  } | null
  from: Address
  /** Null where it creates a contract. */
  to: Address | null
  /** Wei. */
  value: bigint
  /** Nodes differ about its block: nothing is said for sure. */
  isSplit?: true
}

export interface PayoutAsked {
  asset: RewardAsset
  /** The contract of the token. */
  token: Address
  /** Who may pay: the author, and administrators. */
  payers: ReadonlySet<Address>
  winner: Address
  /** What is paid to it is a fee; null where that does not matter any more. */
  treasury: Address | null
  /** Base units. */
  share: bigint
  awardedAt: number
  /** Keys of payments that were used for another share. */
  used: ReadonlySet<string>
}

export type PayoutFault =
  | 'bounty_treasury'
  | 'payout_reverted'
  | 'payout_wrong_asset'
  | 'payout_wrong_recipient'
  | 'payout_wrong_sender'
  | 'payout_too_small'
  | 'payout_too_old'
  | 'payout_used'

export type PayoutVerdict =
  | { state: 'sent' }
  | { state: 'confirming' | 'verified'; key: string; amount: bigint }
  | { state: 'refused'; code: PayoutFault }

interface Payment {
  key: string
  from: Address
  to: Address | null
  value: bigint
}

/**
 * Names one payment of a transaction: it pays one share, and once. Transfers are
 * counted within it: blocks may be undone, and their logs counted anew.
 */
const keyOf = (hash: Hash, place: number | 'value') => `${hash}:${place}`

/**
 * Tells what a transaction is to a share of a reward. What is older than the award
 * pays none of it, as far as clocks of chain and server agree.
 */
export function judgePayout(
  { hash, mined, from, to, value }: PayoutFacts,
  asked: PayoutAsked,
): PayoutVerdict {
  // Also what is in no block yet: it would be a fee there.
  if (asked.winner === asked.treasury)
    return { state: 'refused', code: 'bounty_treasury' }
  if (!mined) return { state: 'sent' }
  if (mined.isReverted) return { state: 'refused', code: 'payout_reverted' }
  const payments: Payment[] =
    asked.asset === 'CRO'
      ? [{ key: keyOf(hash, 'value'), from, to, value }].filter(
          ({ value }) => value > 0n,
        )
      : mined.transfers
          .filter(({ token }) => token === asked.token)
          .sort((one, other) => one.logIndex - other.logIndex)
          .map((payment, at) => ({ ...payment, key: keyOf(hash, at) }))
  const tests: [PayoutFault, (payment: Payment) => boolean][] = [
    ['payout_wrong_asset', () => true],
    ['payout_wrong_recipient', ({ to }) => to === asked.winner],
    [
      'payout_wrong_sender',
      // Who pays themselves has moved nothing.
      ({ from }) => asked.payers.has(from) && from !== asked.winner,
    ],
    ['payout_too_small', ({ value }) => value >= asked.share],
    [
      'payout_too_old',
      () => mined.at >= asked.awardedAt - bountyLimits.clocksApart,
    ],
    ['payout_used', ({ key }) => !asked.used.has(key)],
  ]
  let left = payments
  for (const [code, isFit] of tests) {
    left = left.filter(isFit)
    if (left.length === 0) return { state: 'refused', code }
  }
  // The least that is enough: the larger may be for a larger share.
  const [least] = left.sort((one, other) => (one.value < other.value ? -1 : 1))
  const { key, value: amount } = least as Payment
  const isDeep = mined.confirmations >= bountyLimits.confirmations
  return { state: isDeep ? 'verified' : 'confirming', key, amount }
}
