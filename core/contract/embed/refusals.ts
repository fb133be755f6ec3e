import type { Refusals } from '../kit/refusals.ts'

export const embedRefusals = {
  format_not_supported: {
    status: 501,
    failure: 'request.invalid',
    advice: 'This is told as JSON alone.',
  },
} as const satisfies Refusals
