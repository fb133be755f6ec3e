import { assign, setup } from 'xstate'
import type { Receipt } from '../rules/voting/index.ts'
import type {
  Looked,
  ShownProposal,
  WitnessActors,
  WitnessContext,
  WitnessEvent,
} from './witness.types.ts'

/**
 * Milliseconds after which it is looked again for what may be an old copy: in all
 * longer than any cache or slow copy of ours is behind.
 */
export const patience = [10_000, 30_000, 60_000] as const

export const isLast = ({ tries }: WitnessContext) => tries >= patience.length

/** The vocabulary of the chart: guards, actions, delays. */
export const witnessSetup = setup({
  types: {
    context: {} as WitnessContext,
    events: {} as WitnessEvent,
    tags: {} as 'pending' | 'actionable',
  },
  actors: {} as WitnessActors,
  delays: {
    patience: ({ context: { tries } }) => patience[tries - 1] ?? patience[0],
  },
  guards: {
    isContradicted: ({ context }) => context.contradictions.length > 0,
    isDoubtful: (_, { kind }: Looked) => kind === 'doubtful',
    hasContradictions: (_, { contradictions }: Looked) =>
      contradictions.length > 0,
    isUnknown: (_, { kind }: Looked) => kind === 'unknown',
    /** Of what is known nothing needs to be looked at again. */
    isNews: ({ context }, receipts: readonly Receipt[]) =>
      receipts.some(
        ({ digest }) =>
          !context.receipts.some((each) => each.digest === digest),
      ),
  },
  actions: {
    takeShown: assign(({ context }, shown: ShownProposal) => ({
      shown,
      tries: 0,
      // What was found of another proposal is not about this one.
      ...(context.shown?.proposal !== shown.proposal && {
        receipts: [],
        contradictions: [],
      }),
    })),
    takeReceipts: assign((_, receipts: readonly Receipt[]) => ({
      receipts,
      tries: 0,
    })),
    takeLooked: assign((_, { contradictions }: Looked) => ({
      contradictions,
    })),
    countTry: assign(({ context: { tries } }) => ({ tries: tries + 1 })),
    forgetFound: assign({ contradictions: [], tries: 0 }),
  },
})
