import type { ChainLog } from './chainLog.ts'
import { type FeePayment, type FeeRules, tokenFeeOf } from './fees.ts'
import { type SwapEvent, swapEventOf } from './swaps.ts'
import {
  type NftTransfer,
  nftTransfersOf,
  type TokenTransfer,
  tokenTransferOf,
} from './transfers.ts'

type Hex = `0x${string}`

export interface Contracts {
  nft: Hex
  token: Hex
  /** The vault; without one no exchanges are read. */
  swap?: Hex
}

/** What happened, as the index keeps it. */
export interface Events {
  nft: NftTransfer[]
  token: TokenTransfer[]
  swaps: SwapEvent[]
  payments: FeePayment[]
}

/**
 * Sorts logs by what they tell.
 *
 * @throws UnbelievableAnswerError for one that is not what its topic says.
 */
export function eventsOf(
  logs: readonly ChainLog[],
  contracts: Contracts,
  fees: FeeRules | undefined,
): Events {
  const events: Events = { nft: [], token: [], swaps: [], payments: [] }
  for (const log of logs)
    if (log.address === contracts.nft) events.nft.push(...nftTransfersOf(log))
    else if (log.address === contracts.token) {
      const transfer = tokenTransferOf(log)
      if (!transfer) continue
      events.token.push(transfer)
      const fee = fees && tokenFeeOf(fees, log, transfer)
      if (fee) events.payments.push(fee)
    } else {
      const swap = swapEventOf(log)
      if (swap) events.swaps.push(swap)
    }
  return events
}
