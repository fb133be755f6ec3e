import { notUs } from './session.identity.ts'
import { sessionSetup } from './session.setup.ts'
import type { CheckOutcome, LateSignOutOutcome } from './session.types.ts'

const answer = (x: { event: { answer: CheckOutcome } }) => x.event.answer
const outcome = (x: { event: { output: LateSignOutOutcome } }) => x.event.output

/** Somebody else has signed in since: that session is left alone. */
const superseded = {
  guard: { type: 'isSignedIn', params: answer },
  target: 'quiet',
  actions: ['dropLeaving', 'askAgain'],
} as const

/**
 * Who left while the server was out of reach is out, and the server is told until
 * it has heard of it, instead of signing in by itself (R7.4). A new sign-in ends
 * that.
 */
export const telling = sessionSetup.createStateConfig({
  initial: 'quiet',
  on: {
    'session.opened': { target: '.quiet', actions: 'dropLeaving' },
    'elsewhere.opened': { target: '.quiet', actions: 'dropLeaving' },
    'elsewhere.ended': [
      notUs,
      {
        guard: { type: 'isUnheard', params: ({ event }) => event.leaving },
        actions: {
          type: 'takeLeaving',
          params: ({ event }) => event.leaving ?? null,
        },
      },
      { target: '.quiet', actions: 'dropLeaving' },
    ],
  },
  states: {
    quiet: {
      always: { guard: 'isLeaving', target: 'waiting' },
      on: {
        'leaving.recalled': [
          {
            guard: { type: 'isOthers', params: ({ event }) => event.address },
            actions: 'dropLeaving',
          },
          {
            target: 'telling',
            actions: {
              type: 'takeLeaving',
              params: ({ event }) => event.address,
            },
          },
        ],
      },
    },
    waiting: {
      after: { signOutRetryDelay: 'telling' },
      on: {
        'check.answered': [
          { guard: { type: 'isStillIn', params: answer }, target: 'telling' },
          superseded,
        ],
      },
    },
    telling: {
      invoke: {
        id: 'signOutLate',
        src: 'signOutLate',
        onDone: [
          // A check under way may have been answered before: it is dropped.
          {
            guard: { type: 'isEnded', params: outcome },
            target: 'quiet',
            actions: [
              { type: 'emitOfLeaving', params: 'Heard' },
              'dropLeaving',
              'tellEnded',
              'raiseEnded',
            ],
          },
          // By a sign-in that this tab has not heard of.
          {
            guard: { type: 'isSuperseded', params: outcome },
            target: 'quiet',
            actions: ['dropLeaving', 'askAgain'],
          },
          { target: 'waiting' },
        ],
        onError: 'waiting',
      },
      on: { 'check.answered': superseded },
    },
  },
})
