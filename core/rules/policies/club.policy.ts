import { type Actor, type ClubRules, isModerator } from './actor.ts'
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

/** Hides, flags and restores what others said; also while the club rests. */
export const canModerate = (actor: Actor, club: ClubRules): Verdict =>
  all<PolicyCode>(
    isSignedIn(actor),
    isModerator(actor, club) ? yes : no('not_moderator'),
  )
