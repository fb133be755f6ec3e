import type {
  CastingFailure,
  CastingView,
  VoteChoice,
} from '@narwhal-club/core/casting'
import { checksumAddress } from '@narwhal-club/core/checksum'
import type { ProposalDetail } from '@narwhal-club/core/contract'
import { shortAddress } from '@narwhal-club/core/format'
import { casting as castingWords } from '@narwhal-club/core/messages/pages/casting'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import type { SessionView } from '@narwhal-club/core/session'
import { choiceOf } from '@narwhal-club/core/voting'
import type {
  OwnBallot,
  VoteFailure,
  VoteStep,
  VoteView,
} from '@narwhal-club/ui/governance/votes/VotePanel/VotePanel.types.ts'

const { failure: failures } = castingWords
const words = voting.panel

/** What of a proposal decides who may vote on it now, as the page has it. */
export type Votable = Pick<ProposalDetail, 'id' | 'status' | 'outcome'> & {
  mine?: ProposalDetail['mine'] | undefined
}

export interface VoteFacts {
  proposal: Votable
  session: SessionView['status']
  /** The wallet shows an account. */
  isConnected: boolean
  casting: CastingView
  /** Asked for a change of what they voted. */
  isChanging: boolean
  /** Pressed before all was known: it goes on by itself. */
  wish: VoteChoice | null
  onConnect: () => void
  onRetry: () => void
  /** The page is to show the newer words. */
  onReread: () => void
}

type Standing = Extract<CastingView, { subject: unknown }>

/** What the person did themselves is no trouble. */
const calm: readonly string[] = ['casting.rejected', 'casting.same']

function failureOf(failure: CastingFailure | null): VoteFailure | undefined {
  if (!failure || failure.code === 'casting.same') return undefined
  const { code, message, advice } = failure
  return {
    message,
    advice,
    tone: calm.includes(code) ? 'neutral' : 'warning',
  }
}

function ballotOf({ mine }: Pick<Standing, 'mine'>): OwnBallot | undefined {
  const [last] = mine?.ballots ?? []
  return last && { choice: last.choice, power: last.power, at: last.at }
}

/** The same from what the page came with, before more is known. */
function drawnBallotOf({ mine }: Votable): OwnBallot | undefined {
  return mine?.voted && { choice: mine.voted, power: mine.votingPower }
}

const short = (address: string) => shortAddress(checksumAddress(address))

function wrongWallet(session: string, walletShows: string): VoteFailure {
  const { message, advice } = failures.accountMismatch
  const shown = words.wrongWallet(short(session), short(walletShows))
  return { message, advice: `${shown} ${advice}` }
}

/** Tells what the panel shows of a vote: one value of all that is known. */
export function toVoteView(facts: VoteFacts): VoteView {
  const { proposal, session, isConnected, casting, onConnect } = facts
  const isOver = proposal.status === 'closed'
  if (session === 'signedOut' && !isOver)
    return { status: isConnected ? 'signedOut' : 'visitor', onConnect }
  const isOurs = 'proposal' in casting && casting.proposal === proposal.id
  if (!isOurs) return toDrawnView(facts)
  switch (casting.status) {
    case 'reading':
      return toDrawnView(facts)
    case 'offline':
    case 'stopped': {
      const { message, advice } = casting.failure
      const said = `${message} ${advice}`
      return { status: 'failed', advice: said, onRetry: facts.onRetry }
    }
    case 'reworded': {
      const drawn = toDrawnView(facts)
      const { message, advice } = failures.reworded
      // A list does not know what its reader has: it would be looked up for ever.
      if (drawn.status === 'loading')
        return {
          status: 'failed',
          advice: `${message} ${advice}`,
          retry: words.readAgain,
          onRetry: facts.onReread,
        }
      const act = { label: words.readAgain, onAct: facts.onReread }
      return withFailure(drawn, { message, advice, act })
    }
    default:
      return toStandingView(facts, casting)
  }
}

/** What the page itself knows: it is the same until more is known. */
function toDrawnView(facts: VoteFacts): VoteView {
  const { proposal, isChanging } = facts
  const { status, outcome, mine } = proposal
  const ballot = drawnBallotOf(proposal)
  if (status === 'closed') {
    const isCancelled = outcome === 'cancelled'
    return {
      status: 'over',
      isCancelled,
      ballot: mine ? (ballot ?? null) : undefined,
    }
  }
  if (!mine) return { status: 'loading' }
  if (mine.votingPower < 1) return { status: 'powerless', why: 'not_in_list' }
  if (status === 'pending') return { status: 'early', power: mine.votingPower }
  return {
    status: 'open',
    power: mine.votingPower,
    ballot,
    isChanging,
    step: stepOf(facts),
  }
}

const stepOf = ({ wish }: VoteFacts): VoteStep =>
  wish ? { is: 'checking', choice: wish } : { is: 'still' }

const withFailure = (view: VoteView, failure: VoteFailure): VoteView =>
  view.status === 'open' ? { ...view, failure } : view

/** All is known but what the voter says. */
function toStandingView(facts: VoteFacts, casting: Standing): VoteView {
  const { isChanging, onConnect } = facts
  const ballot = ballotOf(casting)
  const known = casting.mine ? (ballot ?? null) : undefined
  const failure = failureOf(casting.failure)
  const open = (step: VoteStep, why = failure): VoteView => ({
    status: 'open',
    power: casting.mine?.power ?? 0,
    ballot,
    isNew: casting.status === 'counted',
    isChanging,
    step,
    failure: why,
  })
  // What is said to be kept is marked: it is not what counts now.
  const kept = casting.words?.choice ?? undefined
  switch (casting.status) {
    case 'cancelled':
      return { status: 'over', isCancelled: true, ballot: known }
    case 'closed':
      return { status: 'over', isCancelled: false, ballot: known }
    case 'signedOut':
      return { status: 'signedOut', onConnect }
    case 'noPower':
      return { status: 'powerless', why: casting.why ?? 'not_in_list' }
    case 'notOpen':
      return casting.mine?.power === 0
        ? { status: 'powerless', why: casting.mine.why ?? 'not_in_list' }
        : { status: 'early', power: casting.mine?.power ?? 0 }
    // A press leads to one; the wallet of the last visit may be on its way.
    case 'noWallet':
      return open(stepOf(facts))
    case 'wrongWallet': {
      const { session, walletShows } = casting
      return open({ is: 'still', kept }, wrongWallet(session, walletShows))
    }
    case 'switchingChain':
    case 'signing': {
      const is = casting.status === 'signing' ? 'signing' : 'switching'
      return open({ is, choice: casting.words?.choice ?? 'yes' })
    }
    case 'sending':
    case 'waiting': {
      const { status, vote } = casting
      const choice = choiceOf(vote.message.choice)
      const is = status === 'sending' ? 'sending' : 'kept'
      if (status === 'waiting' && casting.walletShows) {
        const why = wrongWallet(vote.voter, casting.walletShows)
        return open(choice ? { is: 'held', choice } : { is: 'still' }, why)
      }
      return open(choice ? { is, choice } : { is: 'still' })
    }
    case 'ready':
    case 'counted': {
      const isSame = casting.failure?.code === 'casting.same'
      if (isSame && ballot) return open({ is: 'same' })
      return open({ is: 'still', ...(failure && { kept }) })
    }
  }
}
