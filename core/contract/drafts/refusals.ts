import type { Refusals } from '../kit/refusals.ts'

export const draftsRefusals = {
  draft_not_found: {
    status: 404,
    failure: 'request.notFound',
    advice: 'There is no such draft, or it is not shared.',
  },
  draft_conflict: {
    status: 409,
    failure: 'request.invalid',
    advice:
      'The draft was changed elsewhere; details has what the server holds.',
  },
  draft_signed: {
    status: 409,
    failure: 'request.invalid',
    advice:
      'The draft was signed: it waits for its fee, or is published by now.',
  },
  draft_limit: {
    status: 409,
    failure: 'request.invalid',
    advice: 'You have 100 drafts. Delete some first.',
  },
} as const satisfies Refusals
