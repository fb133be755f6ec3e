import type { SwapStep } from '@narwhal-club/core/contract'
import { swapLimits } from '@narwhal-club/core/swap'
import { isLive } from './settleAccount.ts'
import type { StepRow, SwapRow } from './swap.ports.ts'

/**
 * Whether the index has found of an intent what its step is to do; null for the
 * steps that the index knows nothing of.
 */
export function isHeld(
  { paidBy, swappedBy }: Pick<SwapRow, 'paidBy' | 'swappedBy'>,
  step: SwapStep,
): boolean | null {
  if (step === 'fee') return paidBy !== null
  if (step === 'swap') return swappedBy !== null
  return null
}

/**
 * Whether a transaction need not be looked at again. A chain that was reorganised
 * before the index read the block leaves no trace there: only a look at a block
 * that was deep by then shows that it stays. A fee or a swap that the index does
 * not find is doubted as long as its intent waits for it.
 *
 * @param indexed the newest block of the index before it was looked at.
 */
export function staysIn(
  swap: Pick<SwapRow, 'state' | 'paidBy' | 'swappedBy'>,
  step: SwapStep,
  { state, block }: Pick<StepRow, 'state' | 'block'>,
  indexed: number,
): boolean {
  if (state !== 'mined' || block === null) return false
  if (block + swapLimits.confirmations - 1 > indexed) return false
  return !isLive(swap) || isHeld(swap, step) !== false
}
