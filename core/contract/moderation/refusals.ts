import type { Refusals } from '../kit/refusals.ts'

export const moderationRefusals = {
  thing_not_found: {
    status: 404,
    failure: 'request.notFound',
    advice: 'There is no such thing.',
  },
  act_not_possible: {
    status: 409,
    failure: 'request.invalid',
    advice: 'This cannot be done about it, as it is now.',
  },
  taken_down: {
    status: 403,
    failure: 'request.forbidden',
    advice: 'Its words were taken down: it cannot be changed.',
  },
  second_needed: {
    status: 409,
    failure: 'request.invalid',
    advice: 'Another administrator has to say so, too.',
  },
  already_blocked: {
    status: 409,
    failure: 'request.invalid',
    advice: 'This wallet is blocked already.',
  },
  not_blocked: {
    status: 409,
    failure: 'request.invalid',
    advice: 'Nobody has blocked this wallet here.',
  },
  admin_not_blocked: {
    status: 409,
    failure: 'request.invalid',
    advice: 'Administrators are not blocked. Take it off the list first.',
  },
} as const satisfies Refusals
