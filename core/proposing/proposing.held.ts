import { proposingSetup } from './proposing.setup.ts'

/** Without the author's session nothing goes on; the server has what there is. */
export const held = proposingSetup.createStateConfig({
  on: {
    'session.lost': {
      target: '#proposing.suspended',
      actions: { type: 'failWith', params: ({ event }) => event.why },
    },
  },
})

/** At rest the same draft may be begun with anew: the server's copy counts. */
export const restarts = proposingSetup.createStateConfig({
  on: {
    'proposing.start': {
      target: '#proposing.reading',
      actions: { type: 'takeDraft', params: ({ event }) => event },
    },
  },
})

/** Too much is at stake to be left for another draft that is only opened. */
export const kept = proposingSetup.createStateConfig({
  on: { 'proposing.resume': {} },
})

/** Back to the words: nothing was signed. */
export const leavable = proposingSetup.createStateConfig({
  on: {
    'proposing.back': { target: '#proposing.idle', actions: 'dropDraft' },
  },
})

/** A rejected actor is a defect. */
export const defect = {
  target: '#proposing.stopped',
  actions: { type: 'failWith', params: 'proposing.unexpected' },
} as const
