import { type Actor, type ClubRules, isModerator } from './actor.ts'
import { canAdminister } from './administration.policy.ts'
import {
  all,
  isActive,
  isSignedIn,
  no,
  type PolicyCode,
  type Verdict,
  yes,
} from './verdict.ts'

/** Says something below a thing of the club (behaviour 9). */
export const canComment = (actor: Actor, club: ClubRules): Verdict =>
  all<PolicyCode>(isSignedIn(actor), isActive(club))

/** Makes a club (S1). */
export const canCreateClub = (actor: Actor): Verdict => canAdminister(actor)

/** What of a club is to be another. */
export interface ClubChange {
  /** It is the one of the deployment. */
  isMain: boolean
  status?: ClubRules['status'] | undefined
}

/** Changes a club, its rules and who looks after it (S1): no moderator does. */
export const canChangeClub = (
  actor: Actor,
  { isMain, status }: ClubChange,
): Verdict =>
  all<PolicyCode>(
    canAdminister(actor),
    isMain && status === 'archived' ? no('main_club') : yes,
  )

/** Hides, flags and restores what others said; also while the club rests. */
export const canModerate = (actor: Actor, club: ClubRules): Verdict =>
  all<PolicyCode>(
    isSignedIn(actor),
    isModerator(actor, club) ? yes : no('not_moderator'),
  )
