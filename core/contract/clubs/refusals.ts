import type { Refusals } from '../kit/refusals.ts'

export const clubsRefusals = {
  club_not_found: {
    status: 404,
    failure: 'request.notFound',
    advice: 'There is no such club.',
  },
  rules_not_found: {
    status: 404,
    failure: 'request.notFound',
    advice: 'The rules of this club have no such version.',
  },
  members_not_indexed: {
    status: 404,
    failure: 'request.notFound',
    advice: 'The collection of this club is not in the index here.',
  },
  club_archived: {
    status: 409,
    failure: 'request.invalid',
    advice: 'This club is archived: nothing happens there any more.',
  },
  vp_unavailable: {
    status: 503,
    failure: 'server.unavailable',
    advice: 'Your voting power cannot be told just now. Please try again.',
  },
} as const satisfies Refusals
