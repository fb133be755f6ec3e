import { assign, emit, setup } from 'xstate'
import { networkRetryDelay } from '../constants.ts'
import type {
  DetectOutcome,
  NetworkActors,
  NetworkContext,
  NetworkEmitted,
  NetworkEvent,
  NetworkInput,
} from './network.types.ts'

const outcome = (x: { event: { output: DetectOutcome } }) => x.event.output

/**
 * Knows whether the chain's node is there and is ours: at the start, and from
 * then on by a heartbeat. While it is away it is asked again every second
 * (R4.11). It moves nothing else: who needs the node listens.
 */
export const networkMachine = setup({
  types: {
    context: {} as NetworkContext,
    events: {} as NetworkEvent,
    input: {} as NetworkInput,
    emitted: {} as NetworkEmitted,
    tags: {} as 'pending',
  },
  actors: {} as NetworkActors,
  delays: { networkRetryDelay, heartbeat: 15_000 },
  guards: {
    isWantedChain: ({ context }, found: DetectOutcome) =>
      found.ok && found.chainId === context.wanted,
    isOtherChain: ({ context }, found: DetectOutcome) =>
      found.ok && found.chainId !== context.wanted,
  },
  actions: {
    takeNode: assign((_, found: DetectOutcome) =>
      found.ok
        ? { chainId: found.chainId, block: found.block, since: null }
        : {},
    ),
    /** The first moment counts: a node that stays away is away since then. */
    takeAbsence: assign(({ context }, found: DetectOutcome) =>
      found.ok ? {} : { chainId: null, since: context.since ?? found.at },
    ),
    emitOnline: emit(({ context: { chainId, block } }, isBack: boolean) => ({
      type: 'network.online' as const,
      chainId: chainId ?? 0,
      block,
      isBack,
    })),
    emitOffline: emit(({ context }) => ({
      type: 'network.offline' as const,
      since: context.since ?? 0,
    })),
    emitWrongChain: emit(({ context }) => ({
      type: 'network.wrongChain' as const,
      chainId: context.chainId ?? 0,
    })),
  },
}).createMachine({
  id: 'network',
  context: ({ input }) => ({
    wanted: input.chainId,
    chainId: null,
    block: 0,
    since: null,
  }),
  initial: 'checking',
  states: {
    checking: {
      tags: 'pending',
      invoke: {
        id: 'detect',
        src: 'detect',
        onDone: [
          {
            guard: { type: 'isWantedChain', params: outcome },
            target: 'online',
            actions: [
              { type: 'takeNode', params: outcome },
              { type: 'emitOnline', params: false },
            ],
          },
          {
            guard: { type: 'isOtherChain', params: outcome },
            target: 'wrongChain',
            actions: [{ type: 'takeNode', params: outcome }, 'emitWrongChain'],
          },
          {
            target: 'offline',
            actions: [{ type: 'takeAbsence', params: outcome }, 'emitOffline'],
          },
        ],
      },
    },
    online: {
      after: { heartbeat: 'confirming' },
      on: { 'network.check': 'confirming' },
    },
    // Screens go on showing `online`: nothing is known to be wrong.
    confirming: {
      tags: 'pending',
      invoke: {
        id: 'detect',
        src: 'detect',
        onDone: [
          {
            guard: { type: 'isWantedChain', params: outcome },
            target: 'online',
            actions: { type: 'takeNode', params: outcome },
          },
          {
            guard: { type: 'isOtherChain', params: outcome },
            target: 'wrongChain',
            actions: [{ type: 'takeNode', params: outcome }, 'emitWrongChain'],
          },
          {
            target: 'offline',
            actions: [{ type: 'takeAbsence', params: outcome }, 'emitOffline'],
          },
        ],
      },
    },
    offline: {
      after: { networkRetryDelay: 'retrying' },
      on: { 'network.check': 'retrying' },
    },
    wrongChain: {
      after: { networkRetryDelay: 'retrying' },
      on: { 'network.check': 'retrying' },
    },
    retrying: {
      tags: 'pending',
      invoke: {
        id: 'detect',
        src: 'detect',
        onDone: [
          {
            guard: { type: 'isWantedChain', params: outcome },
            target: 'online',
            actions: [
              { type: 'takeNode', params: outcome },
              { type: 'emitOnline', params: true },
            ],
          },
          {
            guard: { type: 'isOtherChain', params: outcome },
            target: 'wrongChain',
            actions: { type: 'takeNode', params: outcome },
          },
          {
            target: 'offline',
            actions: { type: 'takeAbsence', params: outcome },
          },
        ],
      },
    },
  },
})
