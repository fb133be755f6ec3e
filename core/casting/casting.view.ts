import type { SnapshotFrom } from 'xstate'
import { castingFailure } from './casting.failure.ts'
import {
  askedIn,
  isSendable,
  promptIn,
  queuedIn,
  subjectIn,
} from './casting.known.ts'
import type { castingMachine } from './casting.machine.ts'
import { sentenceOf } from './casting.subject.ts'
import type { CastingContext } from './casting.types.ts'
import type { CastingStanding, CastingView } from './casting.view.types.ts'

function standingOf(context: CastingContext): CastingStanding {
  const { mine, words, failure } = context
  const { proposal } = askedIn(context)
  return { proposal, subject: subjectIn(context), mine, words, failure }
}

/** What a click would have signed. */
function castable(context: CastingContext) {
  const subject = subjectIn(context)
  const seq = context.mine?.seq ?? 0
  return {
    sentences: {
      yes: sentenceOf(subject, { choice: 'yes', seq }),
      no: sentenceOf(subject, { choice: 'no', seq }),
    },
    isOnChain: context.chain === context.chainId,
  }
}

/** Turns the machine's snapshot into the one value that screens read. */
export function toCastingView(
  snapshot: SnapshotFrom<typeof castingMachine>,
): CastingView {
  const { value, context } = snapshot
  const { desk, prompt, outbox } = value
  if (desk === 'idle') return { status: 'idle' }
  const at = desk.open
  const { proposal } = askedIn(context)
  const { words } = context
  if (typeof at === 'object') return showStanding(at.standing, context)
  switch (at) {
    case 'recognising':
    case 'reading':
      return { status: 'reading', proposal, words }
    case 'offline':
    case 'stopped': {
      const { failure } = context
      const known = failure ?? castingFailure('casting.unexpected')
      return { status: at, proposal, failure: known }
    }
    case 'reworded':
      return { status: at, proposal, words }
    case 'asking': {
      const asked = promptIn(context)
      const status = prompt === 'switching' ? 'switchingChain' : 'signing'
      const sentence = sentenceOf(asked.subject, asked)
      return { ...standingOf(context), status, sentence }
    }
    case 'sending': {
      const vote = queuedIn(context)
      // Between two states of the outbox no screen looks.
      if (!vote) return { status: 'reading', proposal, words }
      const known = standingOf(context)
      if (outbox === 'sending')
        return { ...known, status: outbox, vote, failure: null }
      const { account, sendFailure: failure } = context
      const isHeld = account !== null && !isSendable(context, vote)
      return {
        ...known,
        status: 'waiting',
        vote,
        failure,
        ...(isHeld && { walletShows: account }),
      }
    }
  }
}

type StandingState = Exclude<
  Extract<SnapshotFrom<typeof castingMachine>['value']['desk'], object>['open'],
  string
>['standing']

function showStanding(at: StandingState, context: CastingContext): CastingView {
  const known = standingOf(context)
  const { subject, mine } = known
  switch (at) {
    case 'notOpen':
      return { ...known, status: at, at: subject.start }
    case 'closed':
      return { ...known, status: at, at: subject.end }
    case 'noPower':
      return { ...known, status: at, why: mine?.why ?? null }
    case 'wrongWallet': {
      const { session, account } = context
      const shown = {
        session: session ?? ('0x' as const),
        walletShows: account ?? ('0x' as const),
      }
      return { ...known, status: at, ...shown }
    }
    case 'ready':
      return { ...known, status: at, ...castable(context) }
    case 'counted':
      return context.counted
        ? {
            ...known,
            status: at,
            counted: context.counted,
            ...castable(context),
          }
        : { ...known, status: 'ready', ...castable(context) }
    case 'deciding':
      return {
        status: 'reading',
        proposal: known.proposal,
        words: known.words,
      }
    default:
      return { ...known, status: at }
  }
}
