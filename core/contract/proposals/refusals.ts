import type { Refusals } from '../kit/refusals.ts'

const invalid = (advice: string) =>
  ({ status: 400, failure: 'request.invalid', advice }) as const
const conflict = (advice: string) =>
  ({ status: 409, failure: 'request.invalid', advice }) as const
const forbidden = (advice: string) =>
  ({ status: 403, failure: 'request.forbidden', advice }) as const
const away = (advice: string) =>
  ({ status: 503, failure: 'server.unavailable', advice }) as const

/** Tables E, P, U, D and F of behaviour, as far as this area has them. */
export const proposalsRefusals = {
  // --- E: whatever is signed
  bad_envelope: invalid('The signed message does not have the right form.'),
  bad_timestamp: invalid(
    'The time in the signed message is not now; details.serverTime tells what time it is.',
  ),
  wrong_domain: invalid('This was signed for another site or chain.'),
  summary_mismatch: invalid(
    'The sentence that was signed is not the one that says what it does.',
  ),
  session_mismatch: forbidden(
    'This was signed by another wallet than the one that is signed in.',
  ),
  bad_signature: {
    status: 401,
    failure: 'request.forbidden',
    advice: 'The signature is not valid for this message.',
  },
  replayed: conflict('This signed message was used before.'),
  content_changed: conflict(
    'The words were changed after they were signed. Sign them as they are now.',
  ),

  // --- P: what is proposed, where, and by whom
  bad_proposal: invalid(
    'Some part of the proposal is not as it must be; details.faults says which.',
  ),
  body_too_long: invalid('The text is longer than 10,000 characters.'),
  bad_schedule: invalid(
    'The voting time is not possible; details.faults says why.',
  ),
  link_blocked: invalid(
    'A link must not be published; details.faults says which.',
  ),
  club_paused: conflict('This club is read-only at the moment.'),
  club_misconfigured: conflict(
    'The rules of this club do not allow any proposal at the moment.',
  ),
  author_blocked: forbidden('You may not publish in this club.'),
  insufficient_vp: forbidden('You need more NFTs for this.'),
  proposal_limit: {
    status: 429,
    failure: 'request.rateLimited',
    advice:
      'There are as many proposals as there may be; details.resetAt says when there is room.',
  },
  no_block: away('No block can be frozen just now. It is tried again.'),
  proposal_not_found: {
    status: 404,
    failure: 'request.notFound',
    advice: 'There is no such proposal.',
  },
  version_not_found: {
    status: 404,
    failure: 'request.notFound',
    advice: 'The proposal has no such version.',
  },

  // --- U, D, F: what became of it
  not_author: forbidden('Only its author can do this.'),
  not_moderator: forbidden('Only moderators of the club can do this now.'),
  not_open: conflict('It is too late for this.'),
  already_flagged: conflict('It has a warning already.'),
  version_limit: conflict(
    'It was changed 20 times. Cancel it, and write anew.',
  ),
} as const satisfies Refusals
