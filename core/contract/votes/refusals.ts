import type { Refusals } from '../kit/refusals.ts'

const invalid = (advice: string) =>
  ({ status: 400, failure: 'request.invalid', advice }) as const
const conflict = (advice: string) =>
  ({ status: 409, failure: 'request.invalid', advice }) as const
const away = (advice: string) =>
  ({ status: 503, failure: 'server.unavailable', advice }) as const

/** Table V of behaviour, and what table E has for votes alone. */
export const votesRefusals = {
  bad_vote: invalid('The signed vote does not have the right form.'),
  bad_choice: invalid('A vote is yes or no.'),
  voting_not_open: conflict('Voting has not begun yet.'),
  voting_closed: conflict('Voting is over.'),
  proposal_cancelled: conflict('This proposal was cancelled.'),
  no_voting_power: {
    status: 403,
    failure: 'request.forbidden',
    advice: 'This wallet has no voting power here; details.why says why.',
  },
  stale_vote: conflict(
    'You have voted since in another place; details.next says which vote comes next.',
  ),
  ballot_limit: conflict(
    'This vote was changed 100 times: it stays as it is now.',
  ),
  receipt_failed: away(
    'No receipt could be made, so the vote was not kept. Please try again.',
  ),
} as const satisfies Refusals
