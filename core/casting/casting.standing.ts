import { castingSetup } from './casting.setup.ts'
import type { VoteWords } from './casting.types.ts'

const typed = ({ event }: { event: VoteWords }) => ({
  choice: event.choice,
  reason: event.reason,
})

/** The one click; what is typed is kept, whatever comes of it. */
const castable = castingSetup.createStateConfig({
  on: {
    'casting.cast': [
      {
        guard: { type: 'isHindered', params: ({ event }) => event },
        actions: [
          { type: 'takeWords', params: typed },
          'keepWords',
          { type: 'takeHindrance', params: ({ event }) => event },
        ],
      },
      {
        target: '#casting.desk.open.asking',
        actions: [
          { type: 'takeWords', params: typed },
          'keepWords',
          { type: 'takePrompt', params: ({ event }) => event },
          'askWallet',
        ],
      },
    ],
  },
})

/**
 * All is known: what is in the way of a vote, or nothing is. It is found anew
 * with all that it depends on, and nobody is asked for it.
 */
export const standing = castingSetup.createStateConfig({
  on: {
    'account.changed': {
      guard: { type: 'isOtherAccount', params: ({ event }) => event.address },
      target: '.deciding',
      actions: { type: 'takeAccount', params: ({ event }) => event.address },
    },
    'window.changed': {
      guard: { type: 'isOpenProposal', params: ({ event }) => event.proposal },
      target: '.deciding',
      actions: { type: 'takeWindow', params: ({ event }) => event.window },
    },
    // Votes of an earlier visit are found.
    'queue.read': '.deciding',
  },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isPrompting', target: '#casting.desk.open.asking' },
        { guard: 'isQueued', target: '#casting.desk.open.sending' },
        { guard: 'isCancelled', target: 'cancelled' },
        { guard: { type: 'isWindow', params: 'closed' }, target: 'closed' },
        { guard: { type: 'isWindow', params: 'notOpen' }, target: 'notOpen' },
        { guard: 'isSignedOut', target: 'signedOut' },
        { guard: 'isPowerless', target: 'noPower' },
        { guard: 'isWalletGone', target: 'noWallet' },
        { guard: 'isWrongWallet', target: 'wrongWallet' },
        { target: 'ready' },
      ],
    },
    cancelled: {},
    closed: {},
    notOpen: {},
    signedOut: { tags: 'actionable' },
    noPower: {},
    noWallet: { tags: 'actionable' },
    wrongWallet: { tags: 'actionable' },
    ready: { tags: 'actionable', ...castable },
    counted: {
      on: { ...castable.on, 'casting.celebrated': 'deciding' },
    },
  },
})
