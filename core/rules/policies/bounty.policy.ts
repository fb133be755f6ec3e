import { type Actor, type ClubRules, isAuthor, isModerator } from './actor.ts'
import {
  all,
  hasPowerIn,
  isActive,
  isSignedIn,
  no,
  type PolicyCode,
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
  /** Nothing was decided in the time that its author had for it. */
  isOverdue: boolean
  club: ClubRules
}

/** Opens a bounty: holders do (behaviour 3.1). */
export const canOpenBounty = (actor: Actor, club: ClubRules): Verdict =>
  hasPowerIn(actor, club, 1)

/** Hands in work: anyone signed in but its author. */
export const canSubmit = (actor: Actor, bounty: BountySubject): Verdict =>
  all<PolicyCode>(
    isSignedIn(actor),
    isActive(bounty.club),
    bounty.status === 'open' ? yes : no('not_open'),
    isAuthor(actor, bounty) ? no('own_bounty') : yes,
  )

/** Chooses who is paid: its author, or who looks after the club once it is overdue. */
export function canAward(actor: Actor, bounty: BountySubject): Verdict {
  const may =
    isAuthor(actor, bounty) ||
    (bounty.isOverdue && isModerator(actor, bounty.club))
  return all<PolicyCode>(
    isSignedIn(actor),
    may ? yes : no('not_author'),
    bounty.status === 'in_review' ? yes : no('not_open'),
  )
}
