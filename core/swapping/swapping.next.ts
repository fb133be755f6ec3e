import type { SwapIntent, SwapStep } from '../contract/index.ts'
import type { Hash } from '../hex.ts'
import type { Grants } from './swapping.adapter.ts'
import type { Next, Standing } from './swapping.types.ts'

/** All that tells what comes next for a swap. */
export interface KnownOfSwap {
  intent: SwapIntent
  /** Null where they need not be known any more. */
  grants: Grants | null
  /** Sent, and not seen in a block. */
  live: Partial<Record<SwapStep, Hash>>
  /** Seen in a block from here: it is not sent again. */
  settled: Partial<Record<'fee' | 'swap', Hash>>
  isRevokeWanted: boolean
  /** What was to be swapped lies with the other side. */
  isMoved: boolean
}

export const swapSteps = ['approve', 'fee', 'swap', 'revoke'] as const

const over: readonly SwapIntent['state'][] = ['cancelled', 'expired', 'unpaid']

/** The vault has done it, as far as this browser or the server has seen. */
export const isMade = ({ intent, settled }: KnownOfSwap) =>
  intent.state === 'swapped' ||
  settled.swap !== undefined ||
  isInBlock(intent.steps.swap)

/**
 * The swap that was seen in a block from here and is in none any more, as the
 * server says: a chain that was reorganised may never take it again.
 */
export function undoneOf({
  intent,
  settled,
}: Pick<KnownOfSwap, 'intent' | 'settled'>): Hash | null {
  const report = intent.steps.swap
  const isUndone = report?.state === 'failed' && report.hash === settled.swap
  return isUndone && intent.state !== 'swapped' ? (settled.swap ?? null) : null
}

/**
 * What was seen in a block from here and is in none that the server knows: it is
 * behind, or the chain took it back, and it may come again or not.
 */
export function doubtedOf(
  { intent, settled }: Pick<KnownOfSwap, 'intent' | 'settled'>,
  step: 'fee' | 'swap',
): Hash | null {
  const { state, fee, steps } = intent
  const isWaiting = state === 'open' || state === 'paid'
  const isHeld = step === 'fee' && fee.state !== 'due'
  const isKnown = isHeld || isInBlock(steps[step])
  const isFailed = steps[step]?.state === 'failed'
  return isWaiting && !isKnown && !isFailed ? (settled[step] ?? null) : null
}

/**
 * Whether a step may be sent again where the chain forgot it: of two the second
 * does nothing. A fee would be paid twice, unless nobody asks for it any more.
 */
export const isRepeatable = (
  step: SwapStep,
  intent: Pick<SwapIntent, 'state'> | undefined,
): boolean =>
  step !== 'fee' || (intent !== undefined && over.includes(intent.state))

const isInBlock = (report: SwapIntent['steps']['swap']) =>
  report?.state === 'confirming' || report?.state === 'done'

/**
 * Works out what comes next, from what there is: whatever was closed, killed or
 * rejected before, the same facts lead to the same step. `feeFaulty` is where it
 * cannot go on: what was paid does not pay this swap's fee.
 */
export function nextOf(known: KnownOfSwap): Next | { kind: 'feeFaulty' } {
  const { intent, grants, live, isRevokeWanted } = known
  const { state, fee, steps } = intent
  for (const step of swapSteps) {
    const hash = live[step]
    if (hash) return { kind: 'follow', step, hash }
  }
  if (over.includes(state)) return { kind: 'ended' }
  if (isMade(known)) {
    if (isRevokeWanted && grants?.isLeft) return { kind: 'ask', step: 'revoke' }
    return state === 'swapped'
      ? { kind: 'done' }
      : { kind: 'await', step: 'swap' }
  }
  const isFeePaid = fee.state === 'paid' || fee.state === 'exempt'
  // Sent by a page that died before it knew the hash: the server sees it soon.
  if (isFeePaid && known.isMoved) return { kind: 'await', step: 'swap' }
  if (!grants?.isGranted) return { kind: 'ask', step: 'approve' }
  if (isFeePaid) return { kind: 'ask', step: 'swap' }
  if (fee.state === 'confirming' || isInBlock(steps.fee))
    return { kind: 'await', step: 'fee' }
  const paid = known.settled.fee
  if (!paid) return { kind: 'ask', step: 'fee' }
  return steps.fee?.state === 'failed' && steps.fee.hash === paid
    ? { kind: 'feeFaulty' }
    : { kind: 'await', step: 'fee' }
}

/**
 * A swap that has ended lets go of its payment, which is a credit from then on:
 * that one was made is known from before.
 */
export function withFeePaid(standing: Standing, known?: SwapIntent): Standing {
  const { intent } = standing
  const isPaid =
    known?.id === intent.id &&
    (known.fee.state === 'paid' || known.fee.state === 'confirming')
  return isPaid && intent.fee.state === 'due'
    ? { ...standing, intent: { ...intent, fee: known.fee } }
    : standing
}
