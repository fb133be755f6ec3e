import { rewardingSetup } from './rewarding.setup.ts'

/** Without the session of its author nothing goes on; all is kept. */
export const held = rewardingSetup.createStateConfig({
  on: {
    'session.lost': {
      target: '#rewarding.suspended',
      actions: { type: 'failWith', params: ({ event }) => event.why },
    },
  },
})

/** The page is left while nothing is under way. */
export const leavable = rewardingSetup.createStateConfig({
  on: {
    'rewarding.close': { target: '#rewarding.idle', actions: 'dropBounty' },
  },
})

/** The same page is opened again: all is read anew. */
export const reopens = rewardingSetup.createStateConfig({
  on: {
    'rewarding.open': {
      target: '#rewarding.looking',
      actions: { type: 'takeBounty', params: ({ event }) => event.bounty },
    },
  },
})

/** A rejected actor is a defect. */
export const defect = {
  target: '#rewarding.stopped',
  actions: { type: 'failWith', params: 'rewarding.unexpected' },
} as const
