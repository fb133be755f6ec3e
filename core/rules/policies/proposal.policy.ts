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

export interface ProposalSubject {
  /** None opened a dispute: the club did. */
  author: `0x${string}` | null
  status: 'pending' | 'active' | 'closed'
  club: ClubRules
}

/** Writes an idea that others may adopt (behaviour 1.3): holders do. */
export const canDraft = (actor: Actor, club: ClubRules): Verdict =>
  hasPowerIn(actor, club, 1)

/** Opens a proposal (R5.4). */
export const canPropose = (actor: Actor, club: ClubRules): Verdict =>
  hasPowerIn(actor, club, club.minimumVotingPower)

/** Changes its words, while voting has not begun. */
export const canEdit = (actor: Actor, proposal: ProposalSubject): Verdict =>
  all<PolicyCode>(
    isSignedIn(actor),
    isAuthor(actor, proposal) ? yes : no('not_author'),
    proposal.status === 'pending' ? yes : no('not_open'),
    isActive(proposal.club),
  )

/** Takes it back: its author before voting, who looks after the club until it ends. */
export function canCancel(actor: Actor, proposal: ProposalSubject): Verdict {
  const { status, club } = proposal
  const isOver = status === 'closed' ? no('not_open') : yes
  if (isModerator(actor, club)) return isOver
  return all<PolicyCode>(
    isSignedIn(actor),
    isAuthor(actor, proposal) ? yes : no('not_author'),
    isOver,
    status === 'pending' ? yes : no('not_moderator'),
  )
}

/** Tells moderators of it: holders do, whether the club rests or not. */
export const canReport = (actor: Actor): Verdict =>
  all<PolicyCode>(isSignedIn(actor), hasPower(powerOf(actor), 1))

/**
 * Votes on it.
 *
 * @param frozen their voting power at its block; null while that is not known.
 */
export const canVote = (
  actor: Actor,
  { status, club }: ProposalSubject,
  frozen: number | null,
): Verdict =>
  all<PolicyCode>(
    isSignedIn(actor),
    isActive(club),
    status === 'active' ? yes : no('not_open'),
    hasPower(frozen, 1),
  )
