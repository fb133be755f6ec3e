import type { SwapMode } from './rate.ts'

/** A transaction that a swap takes; in this order. */
export type PlannedStep =
  /** Of one NFT, of all of them, or of so many tokens and no more. */
  | { step: 'approve'; how: 'one' | 'all' | 'amount' }
  | { step: 'fee' }
  | { step: 'swap' }
  | { step: 'revoke'; how: 'all' | 'amount' }

export interface PlanFacts {
  mode: SwapMode
  nfts: number
  /** The vault may take all that it is to take, already. */
  isGranted: boolean
  /** The vault may take every NFT of the account. */
  isGrantedAll: boolean
  /** Paid, exempt, or a credit pays. */
  isFeeSettled: boolean
  /** Whether the right to take is to be taken back. */
  isRevokeWanted: boolean
}

/** Lists the transactions of a swap from where things stand. */
export function planOf(facts: PlanFacts): PlannedStep[] {
  const { mode, nfts, isGranted, isGrantedAll } = facts
  const how = mode === 'redeem' ? 'amount' : nfts === 1 ? 'one' : 'all'
  const holdsAll = isGrantedAll || (!isGranted && how === 'all')
  // What is approved one by one ends with the transfer; so does an exact amount,
  // but where the vault delivers fewer.
  const left = mode === 'redeem' ? 'amount' : holdsAll ? 'all' : null
  return [
    ...(isGranted ? [] : [{ step: 'approve', how } as const]),
    ...(facts.isFeeSettled ? [] : [{ step: 'fee' } as const]),
    { step: 'swap' },
    ...(facts.isRevokeWanted && left
      ? [{ step: 'revoke', how: left } as const]
      : []),
  ]
}
