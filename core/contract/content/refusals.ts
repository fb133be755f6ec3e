import type { Refusals } from '../kit/refusals.ts'

export const contentRefusals = {
  content_changed: {
    status: 409,
    failure: 'request.invalid',
    advice:
      'Somebody else has changed this meanwhile. Look at what stands there now.',
  },
} as const satisfies Refusals
