import { assign, emit, setup } from 'xstate'
import { reconnectDelay } from '../constants.ts'
import type {
  ReconnectActors,
  ReconnectContext,
  ReconnectEmitted,
  ReconnectEvent,
  ReconnectOutput,
  RememberedConnection,
} from './reconnect.types.ts'

/**
 * Decides once, at the start of a page, whether the wallet of the last visit
 * is tried again (R4.7). It connects nothing itself: it ends by saying `due`.
 */
export const reconnectMachine = setup({
  types: {
    context: {} as ReconnectContext,
    events: {} as ReconnectEvent,
    emitted: {} as ReconnectEmitted,
    output: {} as ReconnectOutput,
  },
  actors: {} as ReconnectActors,
  delays: { reconnectDelay },
  guards: {
    isRemembered: (_, remembered: RememberedConnection) => remembered.connected,
  },
  actions: {
    takeConnector: assign((_, { connectorId }: RememberedConnection) => ({
      connectorId,
    })),
    markDue: assign({ due: true }),
    emitDue: emit(({ context }) => ({
      type: 'reconnect.due' as const,
      connectorId: context.connectorId,
    })),
  },
}).createMachine({
  id: 'reconnect',
  context: { connectorId: null, due: false },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readRemembered',
        src: 'readRemembered',
        onDone: [
          {
            guard: {
              type: 'isRemembered',
              params: ({ event }) => event.output,
            },
            target: 'waiting',
            actions: {
              type: 'takeConnector',
              params: ({ event }) => event.output,
            },
          },
          { target: 'unneeded' },
        ],
        onError: 'unneeded',
      },
      on: { 'reconnect.cancel': 'unneeded' },
    },
    waiting: {
      after: { reconnectDelay: 'due' },
      on: { 'reconnect.cancel': 'unneeded' },
    },
    due: { type: 'final', entry: ['markDue', 'emitDue'] },
    unneeded: { type: 'final' },
  },
  output: ({ context: { due, connectorId } }) =>
    due ? { due, connectorId } : { due },
})
