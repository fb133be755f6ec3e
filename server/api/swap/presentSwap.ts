import type { SwapIntent, SwapStepReport } from '@narwhal-club/core/contract'
import { swapLimits } from '@narwhal-club/core/swap'
import { isHeld } from './stepStands.ts'
import type { StepRow, ToldSwap } from './swap.ports.ts'

const instant = (at: number) => new Date(at).toISOString()
const { confirmations: need } = swapLimits

/**
 * Says how far a step is. Of the fee and the swap the index decides: until it has
 * them they are not done, whatever a receipt says.
 */
function reportOf(row: ToldSwap, step: StepRow): SwapStepReport {
  const { hash, state, block, fault } = step
  const held = isHeld(row, step.step)
  // Another transaction with its number did it: that is what counts.
  const isDone = held === true && row.state !== 'open'
  if (state === 'failed' && !isDone)
    return { hash, state, ...(fault && { fault }) }
  const have = block === null ? 0 : Math.max(0, row.block - block + 1)
  const isDeep = held === null ? state === 'confirmed' : held && have >= need
  if (isDone || (state !== 'sent' && isDeep))
    return { hash, state: 'done', confirmations: { have: need, need } }
  if (state === 'sent') return { hash, state }
  const confirmations = { have: Math.min(have, need), need }
  return { hash, state: 'confirming', confirmations }
}

function feeOf(row: ToldSwap, exemptHash: 'admin-exempt'): SwapIntent['fee'] {
  const { isExempt, isByCredit: byCredit, paidBy, paidIn } = row
  const terms = { amount: String(row.fee), to: row.feeTo, byCredit }
  if (isExempt) return { ...terms, state: 'exempt', hash: exemptHash }
  if (!paidBy || paidIn === 0) return { ...terms, state: 'due' }
  const state = paidIn >= need ? 'paid' : 'confirming'
  return { ...terms, state, hash: paidBy }
}

export function presentSwap(
  row: ToldSwap,
  exemptHash: 'admin-exempt',
): SwapIntent {
  const { id, account, mode, ids, vault, state, event } = row
  const steps: SwapIntent['steps'] = Object.fromEntries(
    row.steps.map((step) => [step.step, reportOf(row, step)]),
  )
  return {
    id,
    account,
    mode,
    ids,
    tokens: String(row.tokens),
    minOut: String(row.minOut),
    vault,
    state,
    fee: feeOf(row, exemptHash),
    steps,
    ...(event && {
      swapped: {
        hash: event.hash,
        block: event.block,
        at: instant(event.at),
        ids: event.ids,
        tokens: String(event.tokens),
      },
    }),
    createdBlock: row.createdBlock,
    createdAt: instant(row.createdAt),
    expiresAt: instant(row.expiresAt),
  }
}
