import { loginSetup } from './login.setup.ts'
import type { NonceOutcome, SignOutcome } from './login.types.ts'
import { verifying, waiting, watched } from './login.verifying.ts'

const nonce = (x: { event: { output: NonceOutcome } }) => x.event.output
const signing = (x: { event: { output: SignOutcome } }) => x.event.output
const address = <A>(x: { event: { address: A } }) => x.event.address

/** Before the signature is out: another account ends the attempt. */
const bound = loginSetup.createStateConfig({
  on: {
    'account.changed': [
      { guard: { type: 'isSameAccount', params: address } },
      { guard: { type: 'isGone', params: address }, target: 'idle' },
      {
        target: 'accountMismatch',
        actions: { type: 'takeWalletAddress', params: address },
      },
    ],
    'login.cancel': 'idle',
  },
}).on

const start = {
  target: 'requestingNonce',
  actions: { type: 'takeAddress', params: address<`0x${string}`> },
} as const

/**
 * One sign-in by a signed message (EIP-4361), for the account that asked. The
 * wallet opens on `login.sign` alone: no failure, retry or expiry ever prompts
 * by itself. The machine opens no session and shows no toast: it emits what
 * happened. No final state: the holder may try again.
 */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: {
    address: '0x',
    message: null,
    proof: null,
    isAnswerLost: false,
    walletShows: '0x',
    failure: null,
  },
  initial: 'idle',
  states: {
    idle: { on: { 'login.start': start } },

    requestingNonce: {
      tags: 'pending',
      invoke: {
        id: 'requestNonce',
        src: 'requestNonce',
        input: ({ context: { address, message } }) => ({
          address,
          previous: message,
        }),
        onDone: [
          {
            guard: { type: 'isReady', params: nonce },
            target: 'messageReady',
            actions: { type: 'takeMessage', params: nonce },
          },
          {
            target: 'failed',
            actions: [
              { type: 'takeFailure', params: nonce },
              { type: 'emitFailed', params: 'nonce' },
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: [
            { type: 'takeFailure', params: null },
            { type: 'emitFailed', params: 'nonce' },
          ],
        },
      },
      on: bound,
    },

    messageReady: {
      tags: 'actionable',
      after: {
        messageLifetime: { target: 'requestingNonce', actions: 'dropMessage' },
      },
      on: { ...bound, 'login.sign': 'signing' },
    },

    signing: {
      tags: 'pending',
      invoke: {
        id: 'sign',
        src: 'sign',
        input: ({ context: { address, message } }) =>
          message ?? { address, text: '', expiresAt: 0 },
        onDone: [
          {
            guard: { type: 'isSigned', params: signing },
            target: 'verifyingFirst',
            actions: { type: 'takeProof', params: signing },
          },
          {
            guard: { type: 'isRejected', params: signing },
            target: 'rejected',
            actions: 'emitRejected',
          },
          // A fresh message, to be read and asked for again.
          {
            guard: { type: 'isStale', params: signing },
            target: 'requestingNonce',
            actions: 'dropMessage',
          },
          {
            guard: { type: 'isAccountChanged', params: signing },
            target: 'accountMismatch',
            actions: { type: 'takeWalletShown', params: signing },
          },
          {
            target: 'failed',
            actions: [
              { type: 'takeFailure', params: signing },
              { type: 'emitFailed', params: 'signature' },
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: [
            { type: 'takeFailure', params: null },
            { type: 'emitFailed', params: 'signature' },
          ],
        },
      },
      on: bound,
    },

    verifyingFirst: verifying('waitingSecond'),
    waitingSecond: waiting('verifyingSecond'),
    verifyingSecond: verifying('waitingThird'),
    waitingThird: waiting('verifyingThird'),
    verifyingThird: verifying(null),

    // The nonce is spent: either we are signed in, or only a new sign-in helps.
    recovering: {
      ...watched,
      invoke: {
        id: 'readMe',
        src: 'readMe',
        onDone: [
          {
            guard: { type: 'isOurs', params: ({ event }) => event.output },
            target: 'succeeded',
            actions: {
              type: 'emitSucceeded',
              params: ({ event }) => event.output,
            },
          },
          {
            target: 'failed',
            actions: [
              'takeLostAnswer',
              { type: 'emitFailed', params: 'verification' },
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: [
            'takeLostAnswer',
            { type: 'emitFailed', params: 'verification' },
          ],
        },
      },
    },

    succeeded: {
      on: { 'login.start': start, 'login.forget': 'idle' },
    },

    rejected: {
      tags: 'actionable',
      on: { ...bound, 'login.retry': 'requestingNonce', 'login.start': start },
    },

    failed: {
      tags: 'actionable',
      on: { ...bound, 'login.retry': 'requestingNonce', 'login.start': start },
    },

    // The nonce is unspent: what was signed is sent again, and no wallet opens.
    notJudged: {
      tags: 'actionable',
      on: { ...bound, 'login.retry': 'verifyingFirst', 'login.start': start },
    },

    accountMismatch: {
      tags: 'actionable',
      on: {
        'account.changed': [
          {
            guard: { type: 'isSameAccount', params: address },
            target: 'requestingNonce',
          },
          { guard: { type: 'isGone', params: address }, target: 'idle' },
          { actions: { type: 'takeWalletAddress', params: address } },
        ],
        'login.start': start,
        'login.cancel': 'idle',
      },
    },
  },
})
