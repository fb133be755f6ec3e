import { assign, emit, setup } from 'xstate'
import { timeouts } from '../constants.ts'
import { balanceFailure } from './balance.failure.ts'
import type {
  BalanceActors,
  BalanceContext,
  BalanceEmitted,
  BalanceEvent,
  BalanceFailure,
  BalanceOutcome,
} from './balance.types.ts'

const outcome = (x: { event: { output: BalanceOutcome } }) => x.event.output
const unexpected = balanceFailure('balance.failed')
const late = balanceFailure('balance.timeout')
const address = (x: { event: { address: `0x${string}` | null } }) =>
  x.event.address

/**
 * The token balance of one address (R4.9). An answer for an address that is no
 * longer wanted never arrives: its read ends with the state.
 */
export const balanceMachine = setup({
  types: {
    context: {} as BalanceContext,
    events: {} as BalanceEvent,
    emitted: {} as BalanceEmitted,
    tags: {} as 'pending',
  },
  actors: {} as BalanceActors,
  /** Covers the whole read, repetitions included (R7.10). */
  delays: { balanceTimeout: timeouts.balance },
  guards: {
    isNobody: (_, wanted: `0x${string}` | null) => wanted === null,
    isOther: ({ context }, wanted: `0x${string}` | null) =>
      wanted?.toLowerCase() !== context.address?.toLowerCase(),
    isRead: (_, read: BalanceOutcome) => read.ok,
  },
  actions: {
    /** Another address starts from nothing: it never shows the old value. */
    takeAddress: assign((_, wanted: `0x${string}` | null) => ({
      address: wanted,
      value: 0n,
      failure: null,
    })),
    takeValue: assign((_, read: BalanceOutcome) =>
      read.ok ? { value: read.value, failure: null } : {},
    ),
    takeFailure: assign((_, read: BalanceOutcome) =>
      read.ok ? {} : { value: 0n, failure: read.failure },
    ),
    failWith: assign((_, failure: BalanceFailure) => ({ value: 0n, failure })),
    tellFailure: emit(({ context: { address, failure } }) => ({
      type: 'balance.failed' as const,
      address,
      failure: failure ?? unexpected,
    })),
  },
}).createMachine({
  id: 'balance',
  context: { address: null, value: 0n, failure: null },
  initial: 'idle',
  on: {
    'address.changed': [
      {
        guard: { type: 'isNobody', params: address },
        target: '.idle',
        actions: { type: 'takeAddress', params: address },
      },
      {
        guard: { type: 'isOther', params: address },
        target: '.loading',
        actions: { type: 'takeAddress', params: address },
      },
    ],
  },
  states: {
    idle: {},
    loading: {
      tags: 'pending',
      invoke: {
        id: 'readBalance',
        src: 'readBalance',
        input: ({ context }) => ({ address: context.address }),
        onDone: [
          {
            guard: { type: 'isRead', params: outcome },
            target: 'loaded',
            actions: { type: 'takeValue', params: outcome },
          },
          {
            target: 'failed',
            actions: { type: 'takeFailure', params: outcome },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'failWith', params: unexpected },
        },
      },
      after: {
        balanceTimeout: {
          target: 'failed',
          actions: { type: 'failWith', params: late },
        },
      },
    },
    loaded: { on: { 'balance.refetch': 'loading' } },
    failed: { entry: 'tellFailure', on: { 'balance.refetch': 'loading' } },
  },
})
