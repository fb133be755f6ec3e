import { sessionSetup } from './session.setup.ts'
import type { Address, CheckOutcome, SignOutOutcome } from './session.types.ts'

const answer = (x: { event: { answer: CheckOutcome } }) => x.event.answer
const outcome = (x: { event: { output: SignOutOutcome } }) => x.event.output

/** A tab that is behind: who is signed in here came after who left there. */
export const notUs = {
  guard: {
    type: 'isOthers',
    params: (x: { event: { leaving?: Address | undefined } }) =>
      x.event.leaving,
  },
} as const

const endedByUser = { type: 'emitEnded', params: 'user' } as const

/** No account is signed in, as far as we know. */
const withoutUser = sessionSetup.createStateConfig({
  entry: 'dropUser',
  on: {
    'check.answered': {
      guard: { type: 'isSignedIn', params: answer },
      target: 'signedIn',
      actions: [{ type: 'takeAnswer', params: answer }, 'emitOpened'],
    },
    'session.opened': {
      target: 'signedIn',
      actions: [
        { type: 'takeUser', params: ({ event }) => event.user },
        'emitOpened',
        { type: 'tellOpened', params: ({ event }) => event.user },
      ],
    },
    'elsewhere.opened': {
      target: 'signedIn',
      actions: [
        { type: 'takeUser', params: ({ event }) => event.user },
        'emitOpened',
      ],
    },
  },
})

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
    // A new sign-in replaces the session, also of another account (R4.4).
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
      notUs,
      {
        target: 'signedOut',
        actions: { type: 'emitEnded', params: 'elsewhere' },
      },
    ],
    // Drawn for who has left already: the server had not heard of it.
    'leaving.recalled': {
      guard: { type: 'isOurs', params: ({ event }) => event.address },
      target: 'signedOut',
      actions: endedByUser,
    },
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
          withoutUser.on['check.answered'],
          { target: 'signedOut' },
        ],
        'elsewhere.ended': 'signedOut',
      },
    },

    signedOut: withoutUser,

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
      entry: 'keepLeaving',
      // Another tab was quicker.
      on: {
        'session.opened': {
          ...withUser.on['session.opened'],
          target: 'signedIn',
        },
        'elsewhere.opened': {
          ...withUser.on['elsewhere.opened'],
          target: 'signedIn',
        },
        'elsewhere.ended': [
          notUs,
          { target: 'signedOut', actions: endedByUser },
        ],
        'leaving.recalled': withUser.on['leaving.recalled'],
      },
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: [
          {
            guard: { type: 'isEnded', params: outcome },
            target: 'signedOut',
            // A check under way may have been answered before: it is dropped.
            actions: ['tellEnded', endedByUser, 'raiseEnded'],
          },
          {
            guard: { type: 'isUnreachable', params: outcome },
            target: 'signedOut',
            actions: [
              'leave',
              'tellEnded',
              { type: 'emitOfLeaving', params: 'Unheard' },
              endedByUser,
            ],
          },
          {
            target: 'signedIn',
            actions: [
              'dropLeaving',
              { type: 'emitSignOutFailed', params: outcome },
            ],
          },
        ],
        onError: {
          target: 'signedIn',
          actions: ['dropLeaving', { type: 'emitSignOutFailed', params: null }],
        },
      },
    },
  },
})
