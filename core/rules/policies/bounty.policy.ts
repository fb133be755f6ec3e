import { type Actor, type ClubRules, isAuthor, isModerator } from './actor.ts'
import {
  all,
  hasPower,
  hasPowerIn,
  isActive,
  isSignedIn,
  no,
  type PolicyCode,
  powerOf,
  type Verdict,
  yes,
} from './verdict.ts'

export interface BountySubject {
  author: `0x${string}`
  status:
    | 'pending'
    | 'open'
    | 'in_review'
    | 'awarded'
    | 'paid'
    | 'disputed'
    | 'cancelled'
    | 'expired'
  /** It expired with work in it, not long ago: it may still be decided. */
  isUndecided: boolean
  /** The club's vote has undone what was decided. */
  isUndone: boolean
  /** Pieces of work that stand. */
  submissions: number
  /** Voting power that handing in takes. */
  minVp: number
  club: ClubRules
}

/** Opens a bounty: holders do (behaviour 3.1). */
export const canOpenBounty = (actor: Actor, club: ClubRules): Verdict =>
  hasPowerIn(actor, club, 1)

/** Hands in work: anyone signed in but its author, with the power that it asks for. */
export const canSubmit = (actor: Actor, bounty: BountySubject): Verdict =>
  all<PolicyCode>(
    isSignedIn(actor),
    isActive(bounty.club),
    bounty.status === 'open' ? yes : no('not_open'),
    isAuthor(actor, bounty) ? no('own_bounty') : yes,
    bounty.minVp > 0 ? hasPower(powerOf(actor), bounty.minVp) : yes,
  )

/** Says it better, pays more, asks for longer, or closes it: while it is open. */
export const canChangeBounty = (actor: Actor, bounty: BountySubject): Verdict =>
  all<PolicyCode>(
    isSignedIn(actor),
    isAuthor(actor, bounty) ? yes : no('not_author'),
    bounty.status === 'open' ? yes : no('not_open'),
    isActive(bounty.club),
  )

/**
 * Who decides: its author; who looks after the club where its author was silent,
 * or where a vote has undone the decision.
 */
const decides = (actor: Actor, bounty: BountySubject): Verdict =>
  isAuthor(actor, bounty) ||
  ((bounty.isUndecided || bounty.isUndone) && isModerator(actor, bounty.club))
    ? yes
    : no('not_author')

const isFree = ({ status }: BountySubject): Verdict =>
  status === 'disputed' ? no('bounty_disputed') : yes

const isDecidable = ({ status, isUndecided }: BountySubject) =>
  status === 'in_review' || (status === 'expired' && isUndecided)

/** Judges work that was handed in. */
export const canReview = (actor: Actor, bounty: BountySubject): Verdict =>
  all<PolicyCode>(
    isSignedIn(actor),
    isFree(bounty),
    decides(actor, bounty),
    bounty.status === 'open' || isDecidable(bounty) ? yes : no('not_open'),
  )

/** Chooses who is paid. */
export const canAward = (actor: Actor, bounty: BountySubject): Verdict =>
  all<PolicyCode>(
    isSignedIn(actor),
    isFree(bounty),
    decides(actor, bounty),
    bounty.status === 'open' ? no('still_open') : yes,
    isDecidable(bounty) ? yes : no('not_open'),
  )

/** Takes it back: its author while nobody worked for it, who looks after the club later. */
export function canCancelBounty(actor: Actor, bounty: BountySubject): Verdict {
  const { status, submissions } = bounty
  const mayEnd = ['open', 'in_review', 'expired'].includes(status)
  const isLooking = isModerator(actor, bounty.club)
  return all<PolicyCode>(
    isSignedIn(actor),
    isFree(bounty),
    isLooking || isAuthor(actor, bounty) ? yes : no('not_author'),
    mayEnd ? yes : no('not_open'),
    isLooking || submissions === 0 ? yes : no('has_submissions'),
  )
}

/**
 * Says that a decision is wrong, also while the club rests: whose work it is, or
 * holders.
 */
export const canDispute = (actor: Actor, isOwnWork: boolean): Verdict =>
  all<PolicyCode>(
    isSignedIn(actor),
    isOwnWork ? yes : hasPower(powerOf(actor), 1),
  )
