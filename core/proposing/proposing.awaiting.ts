import { held, kept } from './proposing.held.ts'
import { intentOf, proposingSetup } from './proposing.setup.ts'
import { standingRoutes } from './proposing.standing.ts'
import type { IntentStanding } from './proposing.types.ts'

const standing = ({ event }: { event: IntentStanding }) => event
const intent = ({ event }: { event: { intent: string } }) => event.intent

/**
 * It is signed, and the server publishes it when its fee has arrived. What the
 * server says of the fee counts; what the wallet says is only sooner.
 */
export const awaiting = proposingSetup.createStateConfig({
  entry: 'remember',
  invoke: {
    id: 'watchIntent',
    src: 'watchIntent',
    input: ({ context }) => ({ intent: intentOf(context).id }),
  },
  on: {
    ...held.on,
    ...kept.on,
    'connection.back': { actions: 'lookNow' },
    'fee.sent': {
      guard: { type: 'isOfIntent', params: intent },
      target: '.confirming',
      actions: 'lookNow',
    },
    'intent.read': [
      ...standingRoutes(standing),
      { actions: { type: 'takeStanding', params: standing } },
    ],
    'intent.unread': [
      {
        guard: { type: 'isLost', params: ({ event }) => event.failure },
        target: '#proposing.suspended',
        actions: { type: 'noteUnread', params: ({ event }) => event.failure },
      },
      {
        guard: { type: 'isGone', params: ({ event }) => event.failure },
        target: '#proposing.stopped',
        actions: [
          { type: 'noteUnread', params: ({ event }) => event.failure },
          'forget',
        ],
      },
      { actions: { type: 'noteUnread', params: ({ event }) => event.failure } },
    ],
  },
  initial: 'unpaid',
  states: {
    unpaid: {
      tags: 'actionable',
      on: {
        'proposing.pay': 'paying',
        'proposing.cancel': '#proposing.cancelling',
      },
    },
    // The payments ask the wallet, and show each step of it.
    paying: {
      tags: ['pending', 'actionable'],
      entry: 'startFee',
      on: {
        'fee.stopped': {
          guard: { type: 'isOfIntent', params: intent },
          target: 'unpaid',
        },
        'proposing.pay': { actions: 'startFee' },
        'proposing.cancel': '#proposing.cancelling',
      },
    },
    confirming: {
      tags: 'pending',
      on: {
        'intent.read': {
          guard: { type: 'isFaulty', params: standing },
          target: 'unpaid',
          actions: { type: 'takeStanding', params: standing },
        },
      },
    },
    // Nothing is to be paid: exempt, or by a credit.
    covered: { tags: 'pending' },
  },
})
