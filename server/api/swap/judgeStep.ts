import type { HttpCode, SwapStep } from '@narwhal-club/core/contract'
import { isSwapCall } from '@narwhal-club/core/swap'
import type {
  SentTransaction,
  StepRow,
  SwapPorts,
  SwapRow,
  SwapTerms,
} from './swap.ports.ts'

type Judged = Pick<StepRow, 'state' | 'nonce' | 'block' | 'fault'>

/** Why a transaction never does what its step needs; null where it may. */
export function faultOf(
  swap: SwapRow,
  step: SwapStep,
  sent: SentTransaction,
  { nft, token }: Pick<SwapTerms, 'nft' | 'token'>,
): HttpCode | null {
  const { account, mode, vault, fee, feeTo } = swap
  const isFee = step === 'fee'
  if (sent.from !== account)
    return isFee ? 'fee_wrong_sender' : 'swap_wrong_sender'
  if (isFee) {
    if (sent.to !== feeTo) return 'fee_wrong_recipient'
    if (sent.value !== fee) return 'swap_fee_wrong_amount'
    return sent.isReverted ? 'fee_reverted' : null
  }
  if (step === 'swap') {
    if (sent.to !== vault || !isSwapCall(mode, sent.input))
      return 'swap_wrong_call'
  } else if (sent.to !== (mode === 'deposit' ? nft : token))
    return 'swap_wrong_call'
  return sent.isReverted ? 'swap_reverted' : null
}

/**
 * Looks at a transaction that was named for a step. One that a node once showed
 * and shows no more was replaced when another with its number is in a block:
 * sped up, or cancelled in the wallet.
 */
export async function judgeStep<Tx>(
  { chain, terms }: Pick<SwapPorts<Tx>, 'chain' | 'terms'>,
  swap: SwapRow,
  row: Pick<StepRow, 'step' | 'hash' | 'nonce'>,
): Promise<Judged> {
  const sent = await chain.transaction(row.hash)
  if (!sent) {
    const isReplaced =
      row.nonce !== null &&
      (await chain.nonceOf(swap.account)) > row.nonce &&
      // Between the two questions it may have come into a block itself.
      (await chain.transaction(row.hash)) === null
    return isReplaced
      ? failed(row.nonce, null, 'swap_replaced')
      : { state: 'sent', nonce: row.nonce, block: null, fault: null }
  }
  const { nonce, block } = sent
  const fault = faultOf(swap, row.step, sent, terms)
  if (fault) return failed(nonce, block, fault)
  const state = block === null ? 'sent' : 'mined'
  return { state, nonce, block, fault: null }
}

const failed = (
  nonce: number | null,
  block: number | null,
  fault: HttpCode,
): Judged => ({ state: 'failed', nonce, block, fault })
