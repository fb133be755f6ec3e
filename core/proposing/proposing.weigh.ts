import { gasLimits, governance, tokenDecimals } from '../constants.ts'
import type { Address, Hex } from '../hex.ts'
import type { Signal } from '../ports/clock.ts'
import type { Rpc } from '../rpc/index.ts'
import { decodeUint, encodeToken } from '../rules/chain/index.ts'
import { isSameAddress } from '../rules/format/address.ts'
import type { AskProposing } from './proposing.calls.ts'
import { failed, proposingFailure } from './proposing.failure.ts'
import type { PurposeSteps } from './proposing.purpose.ts'
import type {
  Purpose,
  Review,
  SoundSubject,
  WeighOutcome,
} from './proposing.types.ts'

const fee = governance.proposalFeeTokens * 10n ** BigInt(tokenDecimals)
const gasOfFee = gasLimits.tokenApprove + gasLimits.tokenTransfer

export interface WeighDeps {
  ask: AskProposing
  stepsOf: (purpose: Purpose) => Promise<PurposeSteps>
  rpc: Rpc
  token: Address
  /** Where fees go: who is that pays none (R6.3). Rejects where it is not known. */
  primaryWallet: (signal: Signal) => Promise<unknown>
  serverTime: () => number
}

/** Looks, before the wallet is asked, at all that publishing a draft needs. */
export async function weigh(
  deps: WeighDeps,
  { subject, check }: SoundSubject,
  signal: Signal,
): Promise<WeighOutcome> {
  const { ask, rpc, token, primaryWallet, serverTime } = deps
  const { draft, club } = subject
  const author = draft.author as Address
  const steps = await deps.stepsOf(subject.purpose)
  const [hindrance, { credit }, primary] = await Promise.all([
    steps.hindrance(subject, signal),
    ask('myFees', {}, { signal }),
    primaryWallet(signal).catch(() => null),
  ])
  if (hindrance) {
    const failure = proposingFailure('proposing.notEligible', subject.purpose)
    return { kind: 'failure', failure: { ...failure, ...hindrance } }
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
  const composed = steps.toSign(subject, contentHash).compose(serverTime())
  if ('faults' in composed) return failed('proposing.contentDiffers')
  const { title } = draft.content
  const { summary: sentence } = composed.message
  const { newHosts } = check
  const { id, name } = club
  const review = { title, club: { id, name }, sentence, contentHash, fee, pays }
  return { kind: 'enough', review: { ...review, newHosts } }
}
