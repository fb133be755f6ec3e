import { gasLimits, governance, tokenDecimals } from '../constants.ts'
import type { Address, Hex } from '../hex.ts'
import { eligibilitySentence } from '../messages/proposalFaults.ts'
import type { Signal } from '../ports/clock.ts'
import type { Rpc } from '../rpc/index.ts'
import { decodeUint, encodeToken } from '../rules/chain/index.ts'
import { isSameAddress } from '../rules/format/address.ts'
import type { AskProposing } from './proposing.calls.ts'
import { failed, proposingFailure } from './proposing.failure.ts'
import { composeMessage } from './proposing.message.ts'
import type { Review, SoundSubject, WeighOutcome } from './proposing.types.ts'

const fee = governance.proposalFeeTokens * 10n ** BigInt(tokenDecimals)
const gasOfFee = gasLimits.tokenApprove + gasLimits.tokenTransfer

export interface WeighDeps {
  ask: AskProposing
  rpc: Rpc
  token: Address
  /** Where fees go: who is that pays none (R6.3). Rejects where it is not known. */
  primaryWallet: (signal: Signal) => Promise<unknown>
  serverTime: () => number
}

/** Looks, before the wallet is asked, at all that a proposal needs. */
export async function weigh(
  deps: WeighDeps,
  { subject, check }: SoundSubject,
  signal: Signal,
): Promise<WeighOutcome> {
  const { ask, rpc, token, primaryWallet, serverTime } = deps
  const { draft, club } = subject
  const author = draft.author as Address
  const [eligibility, { credit }, primary] = await Promise.all([
    ask('eligibility', { club: club.id, action: 'propose' }, { signal }),
    ask('myFees', {}, { signal }),
    primaryWallet(signal).catch(() => null),
  ])
  if (!eligibility.ok) {
    const failure = proposingFailure('proposing.notEligible')
    const message = eligibilitySentence(eligibility) ?? failure.message
    return { kind: 'failure', failure: { ...failure, message } }
  }
  const isExempt = typeof primary === 'string' && isSameAddress(primary, author)
  const pays: Review['pays'] = isExempt
    ? 'nothing'
    : BigInt(credit) >= fee
      ? 'credit'
      : 'tokens'
  if (pays === 'tokens') {
    const call = { to: token, data: encodeToken.balanceOf(author) }
    const means = await Promise.all([
      rpc.call('eth_call', [call, 'latest'], { signal }).then(decodeUint),
      rpc.call('eth_getBalance', [author, 'latest'], { signal }),
      rpc.call('eth_gasPrice', [], { signal }),
    ]).catch(() => null)
    if (!means) return failed('proposing.chainAway')
    const [tokens, gas, price] = means
    if (tokens < fee) return failed('proposing.insufficientTokens')
    if (BigInt(String(gas)) < gasOfFee * BigInt(String(price)))
      return failed('proposing.insufficientGas')
  }
  const contentHash = check.contentHash as Hex
  const composed = composeMessage(subject, contentHash, serverTime())
  if ('faults' in composed) return failed('proposing.contentDiffers')
  const { title } = draft.content
  const { summary: sentence } = composed.message
  const { newHosts } = check
  const { id, name } = club
  const review = { title, club: { id, name }, sentence, contentHash, fee, pays }
  return { kind: 'enough', review: { ...review, newHosts } }
}
