import type { Refusals } from '../kit/refusals.ts'

export const shillRefusals = {
  shill_card_unknown: {
    status: 404,
    failure: 'request.notFound',
    advice: 'There is no such card: it was not made here, or was changed.',
  },
  shill_nothing_open: {
    status: 404,
    failure: 'request.notFound',
    advice: 'Nothing of this kind is open just now.',
  },
  shill_holds_none: {
    status: 409,
    failure: 'request.invalid',
    advice: 'Your wallet holds no NFT of the club yet.',
  },
  shill_not_yours: {
    status: 403,
    failure: 'request.invalid',
    advice: 'These numbers are of another wallet. Use your own.',
  },
  shill_wrong_template: {
    status: 400,
    failure: 'request.invalid',
    advice: 'There is no such template for these facts.',
  },
  shill_template_faulty: {
    status: 400,
    failure: 'request.invalid',
    advice:
      'Posts cannot be written from this template; details.faults says why.',
  },
  shill_favourites_full: {
    status: 409,
    failure: 'request.invalid',
    advice: 'You keep 100 posts. Delete some first.',
  },
  shill_favourite_taken: {
    status: 409,
    failure: 'request.invalid',
    advice: 'Another post is kept under this id.',
  },
} as const satisfies Refusals
