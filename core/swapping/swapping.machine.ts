import { cancelling, done, ended } from './swapping.ended.ts'
import { held, leavable } from './swapping.held.ts'
import { idle, restoring } from './swapping.idle.ts'
import { opening, quoting, reviewing } from './swapping.reviewing.ts'
import { blank, swappingSetup } from './swapping.setup.ts'
import { working } from './swapping.working.ts'

const restarts = swappingSetup.createStateConfig({
  on: {
    'swapping.start': {
      guard: 'hasNoIntent',
      target: '#swapping.quoting',
      actions: { type: 'takeChoice', params: ({ event }) => event },
    },
  },
})

/**
 * One swap, from the choice to the vault's event. It asks the server and the
 * chain first and the wallet last: all that it takes is shown before the first
 * click, and the swap is tried before its fee is paid. What was done is on the
 * server, on the chain and in this browser's storage; the next step is worked out
 * from them each time, so that closing, killing or rejecting loses nothing and
 * nothing is sent twice. An approval is no swap: only the vault's event ends it.
 * No final state: there may be another.
 */
export const swappingMachine = swappingSetup.createMachine({
  id: 'swapping',
  context: ({ input: { chainId } }) => ({ ...blank, chainId }),
  invoke: [
    { id: 'links', src: 'links' },
    { id: 'memory', src: 'memory' },
    { id: 'report', src: 'report' },
    { id: 'watchReturn', src: 'watchReturn' },
  ],
  initial: 'idle',
  states: {
    idle,
    restoring,
    quoting,
    reviewing,
    opening,
    working,
    cancelling,
    done,
    ended,
    // Goes on with the swap, or with the choice that it was to be of.
    routing: {
      always: [
        { guard: 'hasIntent', target: 'working' },
        { target: 'quoting' },
      ],
    },
    // The server or the node is away: nothing must be done.
    offline: {
      after: { retryDelay: 'routing' },
      on: {
        ...held.on,
        ...restarts.on,
        ...leavable.on,
        'connection.back': 'routing',
        'swapping.retry': 'routing',
      },
    },
    stopped: {
      tags: 'actionable',
      on: {
        ...held.on,
        ...restarts.on,
        ...leavable.on,
        'swapping.retry': { target: 'routing', actions: 'forgetFailure' },
        'swapping.cancel': { guard: 'hasIntent', target: 'cancelling' },
      },
    },
    // Nothing acts for anyone, and nothing is lost.
    suspended: {
      tags: 'actionable',
      entry: 'doubtSession',
      on: {
        'session.lost': {
          actions: { type: 'failWith', params: ({ event }) => event.why },
        },
        'session.back': { target: 'routing', actions: 'forgetFailure' },
        'swapping.retry': { target: 'routing', actions: 'forgetFailure' },
        'swapping.back': {
          target: 'idle',
          actions: ['dropAll', 'forgetLists'],
        },
      },
    },
  },
})
