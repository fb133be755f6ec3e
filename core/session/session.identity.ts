import { sessionSetup } from './session.setup.ts'
import type {
  CheckOutcome,
  LateSignOutOutcome,
  SignOutOutcome,
} from './session.types.ts'

const answer = (x: { event: { answer: CheckOutcome } }) => x.event.answer
const outcome = (x: { event: { output: SignOutOutcome } }) => x.event.output
const lateOutcome = (x: { event: { output: LateSignOutOutcome } }) =>
  x.event.output

/** No account is signed in, as far as we know. */
const withoutUser = sessionSetup.createStateConfig({
  entry: 'dropUser',
  on: {
    'check.answered': {
      guard: { type: 'isSignedIn', params: answer },
      target: 'signedIn',
      actions: [
        'dropLeaving',
        { type: 'takeAnswer', params: answer },
        'emitOpened',
      ],
    },
    'session.opened': {
      target: 'signedIn',
      actions: [
        'dropLeaving',
        { type: 'takeUser', params: ({ event }) => event.user },
        'emitOpened',
        { type: 'tellOpened', params: ({ event }) => event.user },
      ],
    },
    'elsewhere.opened': {
      target: 'signedIn',
      actions: [
        'dropLeaving',
        { type: 'takeUser', params: ({ event }) => event.user },
        'emitOpened',
      ],
    },
    // Another tab left, and the server has not heard of it.
    'elsewhere.ended': {
      guard: { type: 'isUntold', params: ({ event }) => event.leaving },
      target: 'signedOutHere',
      actions: {
        type: 'takeLeaving',
        params: ({ event }) => event.leaving ?? null,
      },
    },
  },
})

/** R7.4: the server is told again, instead of signing in by itself. */
const toldAgain = {
  guard: { type: 'isStillIn', params: answer },
  target: 'signingOutLate',
} as const

/** An account is signed in; the wallet may show another one, or none. */
const withUser = sessionSetup.createStateConfig({
  on: {
    'check.answered': [
      {
        guard: { type: 'isSignedOut', params: answer },
        target: 'signedOut',
        actions: { type: 'emitEnded', params: 'server' },
      },
      {
        guard: { type: 'isSomebodyElse', params: answer },
        actions: [{ type: 'takeAnswer', params: answer }, 'emitOpened'],
      },
      {
        guard: { type: 'isSignedIn', params: answer },
        actions: { type: 'takeAnswer', params: answer },
      },
    ],
    // A new sign-in replaces the session (R4.4, accountMismatch).
    'session.opened': {
      actions: [
        { type: 'takeUser', params: ({ event }) => event.user },
        'emitOpened',
        { type: 'tellOpened', params: ({ event }) => event.user },
      ],
    },
    'elsewhere.opened': {
      actions: [
        { type: 'takeUser', params: ({ event }) => event.user },
        'emitOpened',
      ],
    },
    'elsewhere.ended': [
      {
        guard: { type: 'isUntold', params: ({ event }) => event.leaving },
        target: 'signedOutHere',
        actions: [
          {
            type: 'takeLeaving',
            params: ({ event }) => event.leaving ?? null,
          },
          { type: 'emitEnded', params: 'elsewhere' },
        ],
      },
      {
        target: 'signedOut',
        actions: { type: 'emitEnded', params: 'elsewhere' },
      },
    ],
    // Drawn for who has left already: the server had not heard of it.
    'leaving.recalled': [
      {
        guard: { type: 'isOurs', params: ({ event }) => event.address },
        target: 'signingOutLate',
        actions: [
          { type: 'takeLeaving', params: ({ event }) => event.address },
          { type: 'emitEnded', params: 'user' },
        ],
      },
      { actions: 'dropLeaving' },
    ],
    'session.signOut': 'signingOut',
  },
})

/** Who we are, as the server last said. */
export const identity = sessionSetup.createStateConfig({
  initial: 'unknown',
  on: {
    'account.changed': {
      actions: { type: 'takeWallet', params: ({ event }) => event.address },
    },
  },
  states: {
    unknown: {
      tags: 'pending',
      always: [
        {
          guard: 'isEmbeddedSignedIn',
          target: 'signedIn',
          actions: ['takeEmbedded', 'emitOpened'],
        },
        {
          guard: 'isEmbedded',
          target: 'signedOut',
          actions: 'takeEmbedded',
        },
      ],
      on: {
        ...withoutUser.on,
        'check.answered': [
          toldAgain,
          withoutUser.on['check.answered'],
          { guard: 'isLeaving', target: 'signedOutHere' },
          { target: 'signedOut' },
        ],
        'elsewhere.ended': [
          withoutUser.on['elsewhere.ended'],
          { target: 'signedOut', actions: 'dropLeaving' },
        ],
        'leaving.recalled': {
          actions: {
            type: 'takeLeaving',
            params: ({ event }) => event.address,
          },
        },
      },
    },

    signedOut: {
      ...withoutUser,
      on: {
        ...withoutUser.on,
        'leaving.recalled': {
          target: 'signedOutHere',
          actions: {
            type: 'takeLeaving',
            params: ({ event }) => event.address,
          },
        },
      },
    },

    signedIn: {
      ...withUser,
      always: {
        guard: 'isWalletOther',
        target: 'accountMismatch',
        actions: 'emitMismatched',
      },
    },

    // Nothing acts for either address until they agree again.
    accountMismatch: {
      ...withUser,
      tags: 'actionable',
      always: {
        guard: 'isWalletOurs',
        target: 'signedIn',
        actions: 'emitResumed',
      },
    },

    signingOut: {
      tags: 'pending',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: [
          {
            guard: { type: 'isEnded', params: outcome },
            target: 'signedOut',
            actions: ['tellEnded', { type: 'emitEnded', params: 'user' }],
          },
          {
            guard: { type: 'isUnreachable', params: outcome },
            target: 'signedOutHere',
            actions: [
              'keepLeaving',
              'tellEnded',
              'emitUnheard',
              { type: 'emitEnded', params: 'user' },
            ],
          },
          {
            target: 'signedIn',
            actions: { type: 'emitSignOutFailed', params: outcome },
          },
        ],
        onError: {
          target: 'signedIn',
          actions: { type: 'emitSignOutFailed', params: null },
        },
      },
    },

    // R7.4: out, though the server does not know yet. It is told again after a
    // pause, and as soon as it answers that we are still in.
    signedOutHere: {
      ...withoutUser,
      after: { signOutRetryDelay: 'signingOutLate' },
      on: {
        ...withoutUser.on,
        'check.answered': [toldAgain, withoutUser.on['check.answered']],
        'elsewhere.ended': {
          guard: { type: 'isTold', params: ({ event }) => event.leaving },
          target: 'signedOut',
          actions: 'dropLeaving',
        },
      },
    },

    signingOutLate: {
      entry: 'dropUser',
      invoke: {
        id: 'signOutLate',
        src: 'signOutLate',
        onDone: [
          {
            guard: { type: 'isEnded', params: lateOutcome },
            target: 'signedOut',
            actions: ['emitHeard', 'dropLeaving', 'tellEnded'],
          },
          // By a sign-in that this tab has not heard of.
          {
            guard: { type: 'isSuperseded', params: lateOutcome },
            target: 'signedOut',
            actions: ['dropLeaving', 'askAgain'],
          },
          { target: 'signedOutHere' },
        ],
        onError: 'signedOutHere',
      },
      on: {
        'session.opened': withoutUser.on['session.opened'],
        'elsewhere.opened': withoutUser.on['elsewhere.opened'],
        'elsewhere.ended': {
          guard: { type: 'isTold', params: ({ event }) => event.leaving },
          target: 'signedOut',
          actions: 'dropLeaving',
        },
      },
    },
  },
})
