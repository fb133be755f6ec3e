import { isLast, witnessSetup } from './witness.setup.ts'
import type { Looked } from './witness.types.ts'

const looked = (x: { event: { output: Looked } }) => x.event.output
const take = { type: 'takeLooked', params: looked } as const

/**
 * Remembers in this browser what the server has told of votes, holds to it what
 * the server tells later, and says where the two contradict each other. What may
 * be an old copy is asked for again before it counts. No final state: a page may
 * show another proposal.
 */
export const witnessMachine = witnessSetup.createMachine({
  id: 'witness',
  context: { shown: null, receipts: [], tries: 0, contradictions: [] },
  on: {
    'witness.show': {
      target: '.looking',
      reenter: true,
      actions: { type: 'takeShown', params: ({ event }) => event.shown },
    },
    'witness.take': {
      guard: { type: 'isNews', params: ({ event }) => event.receipts },
      target: '.looking',
      reenter: true,
      actions: { type: 'takeReceipts', params: ({ event }) => event.receipts },
    },
    'witness.forget': { guard: 'isContradicted', target: '.forgetting' },
  },
  initial: 'idle',
  states: {
    idle: {},
    looking: {
      tags: 'pending',
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context }) => {
          const { shown, receipts, tries } = context
          return { shown, receipts, tries, isLast: isLast(context) }
        },
        onDone: [
          {
            guard: { type: 'isDoubtful', params: looked },
            target: 'waiting',
            actions: [take, 'countTry'],
          },
          {
            guard: { type: 'hasContradictions', params: looked },
            target: 'contradicted',
            actions: take,
          },
          {
            guard: { type: 'isUnknown', params: looked },
            target: 'unknown',
            actions: take,
          },
          { target: 'consistent', actions: take },
        ],
        onError: 'unknown',
      },
    },
    waiting: { after: { patience: 'looking' } },
    consistent: {},
    // Loud, until it is forgotten by hand or was an old copy after all.
    contradicted: { tags: 'actionable' },
    unknown: {},
    forgetting: {
      tags: 'pending',
      invoke: {
        id: 'forget',
        src: 'forget',
        onDone: { target: 'looking', actions: 'forgetFound' },
        onError: 'contradicted',
      },
    },
  },
})
