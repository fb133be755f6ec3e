import type { ChainLog } from './chainLog.ts'
import type { TokenTransfer } from './transfers.ts'

type Hex = `0x${string}`

/**
 * What counts as a fee: exactly the sum, to the treasury. Of the token all that
 * gets there is kept, so that what was paid wrongly is not lost.
 */
export interface FeeRules {
  treasury: Hex
  /** Base units of the coin: the swap's fee. */
  cro: bigint
  /** Base units of the token: a proposal's and a bounty's. */
  token: bigint
  /** Blocks before this one are not searched for payments of coins. */
  from: number
}

export interface FeePayment {
  block: number
  asset: 'CRO' | 'TOKEN'
  /** Place of the log, or of the transaction, within its block. */
  place: number
  hash: Hex
  from: Hex
  /** Base units. */
  amount: bigint
  /** False for tokens that are no fee: not the sum. @default true */
  isExact?: boolean
}

/** A transfer of coins, as a block holds it. */
export interface CoinTransfer {
  block: number
  place: number
  hash: Hex
  from: Hex
  to: Hex | null
  value: bigint
}

/** Tells whether a transfer of coins is a fee. */
export const isCoinFee = (rules: FeeRules, { to, value }: CoinTransfer) =>
  to === rules.treasury && value === rules.cro

/** Returns the payment that a transfer of tokens is, if it is one. */
export function tokenFeeOf(
  rules: FeeRules,
  log: ChainLog,
  { block, logIndex, from, to, value }: TokenTransfer,
): FeePayment | undefined {
  if (to !== rules.treasury || value === 0n) return undefined
  return {
    block,
    asset: 'TOKEN',
    place: logIndex,
    hash: log.transactionHash,
    from,
    amount: value,
    isExact: value === rules.token,
  }
}
