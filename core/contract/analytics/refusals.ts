import type { Refusals } from '../kit/refusals.ts'

export const analyticsRefusals = {
  block_not_indexed: {
    status: 404,
    failure: 'request.notFound',
    advice: 'This block is not in the index yet. Ask for an earlier one.',
  },
  index_behind: {
    status: 503,
    failure: 'server.unavailable',
    advice:
      'The index of the chain is still being built. Please try again shortly.',
  },
} as const satisfies Refusals
