import { loginSetup } from './login.setup.ts'
import type { VerifyOutcome } from './login.types.ts'

const outcome = (x: { event: { output: VerifyOutcome } }) => x.event.output
const user = (x: { event: { output: VerifyOutcome } }) =>
  x.event.output.kind === 'signedIn' ? x.event.output.user : null

/**
 * Another account while the server decides: the call is given up, but it may
 * have signed us in, so we ask.
 */
export const watched = loginSetup.createStateConfig({
  tags: 'pending',
  on: {
    'account.changed': [
      {
        guard: {
          type: 'isSameAccount',
          params: ({ event }) => event.address,
        },
      },
      {
        guard: { type: 'isGone', params: ({ event }) => event.address },
        target: 'idle',
        actions: 'emitAbandoned',
      },
      {
        target: 'accountMismatch',
        actions: [
          { type: 'takeWalletAddress', params: ({ event }) => event.address },
          'emitAbandoned',
        ],
      },
    ],
  },
})

/** The 300 ms between two attempts (R7.2). */
export const waiting = (next: 'verifyingSecond' | 'verifyingThird') =>
  loginSetup.createStateConfig({
    ...watched,
    after: { verifyRetryDelay: next },
  })

/**
 * One attempt to verify (R7.2). Where an earlier answer was lost, a refusal may
 * only mean that the nonce was spent by our own success: `recovering` asks.
 */
export const verifying = (next: 'waitingSecond' | 'waitingThird' | null) =>
  loginSetup.createStateConfig({
    ...watched,
    invoke: {
      id: 'verify',
      src: 'verify',
      input: ({ context }) =>
        context.proof ?? { address: '0x', message: '', signature: '' },
      onDone: [
        {
          guard: { type: 'isSignedIn', params: outcome },
          target: 'succeeded',
          actions: { type: 'emitSucceeded', params: user },
        },
        ...(next
          ? [
              {
                guard: { type: 'isRetryable' as const, params: outcome },
                target: next,
                actions: { type: 'noteLoss' as const, params: outcome },
              },
            ]
          : []),
        // Before the first attempt no answer can have been lost.
        ...(next === 'waitingSecond'
          ? []
          : [
              {
                guard: { type: 'isRefusedAfterLoss' as const, params: outcome },
                target: 'recovering' as const,
              },
            ]),
        {
          guard: { type: 'isNotJudged', params: outcome },
          target: 'notJudged',
          actions: [
            { type: 'takeFailure', params: outcome },
            { type: 'emitFailed', params: 'verification' },
          ],
        },
        {
          target: 'failed',
          actions: [
            { type: 'takeFailure', params: outcome },
            { type: 'emitFailed', params: 'verification' },
          ],
        },
      ],
      onError: {
        target: 'failed',
        actions: [
          { type: 'takeFailure', params: null },
          { type: 'emitFailed', params: 'verification' },
        ],
      },
    },
  })
