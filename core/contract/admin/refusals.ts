import type { Refusals } from '../kit/refusals.ts'

export const adminRefusals = {
  not_admin: {
    status: 403,
    failure: 'session.notAdmin',
    advice: 'Administrators only.',
  },
} as const satisfies Refusals
