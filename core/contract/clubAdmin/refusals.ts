import type { Refusals } from '../kit/refusals.ts'

export const clubAdminRefusals = {
  club_exists: {
    status: 409,
    failure: 'request.invalid',
    advice: 'There is a club with this id already.',
  },
  clubs_full: {
    status: 409,
    failure: 'request.invalid',
    advice: 'There are 100 clubs. No more can be made.',
  },
  club_changed: {
    status: 409,
    failure: 'request.invalid',
    advice:
      'Somebody else has changed this club meanwhile. Look at how it stands now.',
  },
  club_is_main: {
    status: 409,
    failure: 'request.invalid',
    advice: 'The main club can be paused, but not archived.',
  },
} as const satisfies Refusals
