import { swap } from '@narwhal-club/core/messages/pages/swap'
import { swapPage } from '@narwhal-club/core/messages/pages/swapPage'
import type { SessionView } from '@narwhal-club/core/session'
import type { SwappingView } from '@narwhal-club/core/swapping'
import type { WalletView } from '@narwhal-club/core/wallet'
import { failureLines } from '@narwhal-club/ui/swap/failureLines.ts'
import type { SwapAct } from '@narwhal-club/ui/swap/SwapReview/Act.tsx'

const { review: words } = swap

export interface ActFacts {
  view: SwappingView
  /** How many are chosen. */
  count: number
  session: SessionView['status']
  wallet: WalletView['status']
  /** As the vault said last. */
  isPaused: boolean
  onConnect: () => void
  onSwitchChain: () => void
  onReview: () => void
  onConfirm: () => void
  onRetry: () => void
}

const onAnotherChain: readonly WalletView['status'][] = [
  'wrongChain',
  'switchingChain',
  'addingChain',
]
const members: readonly SessionView['status'][] = [
  'signedIn',
  'accountMismatch',
]

/** Tells what the one button does while no swap has begun. */
export function toAct(facts: ActFacts): SwapAct {
  const { view, count, session, wallet } = facts
  if (count === 0) return { is: 'none' }
  if (facts.isPaused) return { is: 'refused', lines: [swapPage.paused.title] }
  const isAway = onAnotherChain.includes(wallet)
  if (!members.includes(session)) {
    const is = wallet === 'connected' || isAway ? 'signIn' : 'connect'
    return { is, onAct: facts.onConnect }
  }
  if (isAway) return { is: 'switchChain', onAct: facts.onSwitchChain }
  switch (view.status) {
    case 'quoting':
      return { is: 'busy' }
    case 'opening':
      return view.failure
        ? { ...refused(view.failure, facts.onRetry), isWaiting: view.isSending }
        : { is: 'busy' }
    case 'reviewing':
      return view.isAsking
        ? { is: 'busy' }
        : { is: 'ready', onAct: facts.onConfirm }
    case 'offline':
    case 'stopped':
    case 'suspended':
      return refused(view.failure, facts.onRetry)
    default:
      return { is: 'review', onAct: facts.onReview }
  }
}

const refused = (
  failure: Parameters<typeof failureLines>[0],
  onAgain: () => void,
) => ({ is: 'refused' as const, lines: failureLines(failure), onAgain })

/** What else is to be known of what was reviewed. */
export function toNotes(view: SwappingView): string[] {
  if (view.status !== 'reviewing') return []
  const { review, isChanged, isStale, failure } = view
  const { mode, listings, trial } = review
  return [
    ...(failure ? failureLines(failure) : []),
    ...(isChanged ? [words.changed] : []),
    ...(isStale ? [words.stale] : []),
    ...(mode === 'deposit' && listings === 'unknown' ? [words.unlisted] : []),
    ...(trial === 'later' ? [words.later] : []),
  ]
}

/** Something was asked for, and nothing has begun: another choice ends it. */
export const isAsked = (view: SwappingView): boolean =>
  view.status === 'quoting' ||
  view.status === 'reviewing' ||
  (view.status === 'opening' && view.failure !== null) ||
  ('isUnderWay' in view && !view.isUnderWay)
