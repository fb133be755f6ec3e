import type { Refusals } from '../kit/refusals.ts'

export const administrationRefusals = {
  // Of every write; `details.reason` is the administrator's.
  read_only_mode: {
    status: 503,
    failure: 'server.readOnly',
    advice: 'Nothing can be changed for now; everything can be read.',
  },
  // `details` says which, and why.
  area_closed: {
    status: 503,
    failure: 'server.areaClosed',
    advice: 'This part of the club is closed for now.',
  },
  // Of every call whose line says `fresh`, and of what administrators alone may
  // do by a call that is for others, too.
  fresh_signature_needed: {
    status: 403,
    failure: 'session.notFresh',
    advice:
      'This needs a signature of the last ten minutes. Sign for anything on the Admin Dashboard, then do this again.',
  },
  elevation_refused: {
    status: 403,
    failure: 'session.elevationRefused',
    advice:
      'The signature was refused. Ask for a new message and sign it again.',
  },
} as const satisfies Refusals
