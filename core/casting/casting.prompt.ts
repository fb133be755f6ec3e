import { castingFailure } from './casting.failure.ts'
import { placeOf, promptIn } from './casting.known.ts'
import { castingSetup } from './casting.setup.ts'
import type { SignVoteOutcome } from './casting.types.ts'

const signed = (x: { event: { output: SignVoteOutcome } }) => x.event.output
const failureOf = (answer: SignVoteOutcome) =>
  answer.kind === 'failure'
    ? answer.failure
    : castingFailure('casting.unexpected')

/** Whoever signs must be the voter, from the click to the signature. */
const watched = castingSetup.createStateConfig({
  on: {
    'account.changed': {
      guard: { type: 'isOtherVoter', params: ({ event }) => event.address },
      target: '#casting.prompt.free',
      actions: {
        type: 'tellUnsigned',
        params: castingFailure('casting.accountChanged'),
      },
    },
    'session.changed': {
      guard: { type: 'isOtherVoter', params: ({ event }) => event.address },
      target: '#casting.prompt.free',
      actions: {
        type: 'tellUnsigned',
        params: castingFailure('casting.signedOut'),
      },
    },
    'casting.back': {
      guard: {
        type: 'isOfDesk',
        params: ({ context }) => placeOf(promptIn(context)),
      },
      target: '#casting.prompt.free',
      actions: {
        type: 'tellUnsigned',
        params: castingFailure('casting.rejected'),
      },
    },
  },
})

/**
 * The one question to the wallet. It is answered for its own proposal, whatever
 * is open by then; where the account changes, its answer is for nobody.
 */
export const prompt = castingSetup.createStateConfig({
  initial: 'free',
  states: {
    free: {
      entry: 'dropPrompt',
      on: {
        'prompt.ask': [
          { guard: 'isOtherChain', target: 'switching' },
          { target: 'asking' },
        ],
      },
    },
    switching: {
      entry: 'switchWallet',
      on: {
        ...watched.on,
        'chain.changed': {
          guard: { type: 'isOurChain', params: ({ event }) => event.chainId },
          target: 'asking',
        },
        'chain.refused': {
          target: 'free',
          actions: {
            type: 'tellUnsigned',
            params: castingFailure('casting.wrongChain'),
          },
        },
      },
    },
    asking: {
      on: watched.on,
      invoke: {
        id: 'sign',
        src: 'sign',
        input: ({ context }) => promptIn(context),
        onDone: [
          {
            guard: { type: 'isKind', params: (x) => [signed(x), 'signed'] },
            target: 'free',
            actions: { type: 'tellSigned', params: signed },
          },
          {
            target: 'free',
            actions: {
              type: 'tellUnsigned',
              params: (x) => failureOf(signed(x)),
            },
          },
        ],
        onError: {
          target: 'free',
          actions: {
            type: 'tellUnsigned',
            params: castingFailure('casting.unexpected'),
          },
        },
      },
    },
  },
})
