import { revisingSetup } from './revising.setup.ts'

/** The page is left; the words stay in the browser. */
export const closable = revisingSetup.createStateConfig({
  on: { 'revising.close': { target: '#revising.idle', actions: 'drop' } },
})

/** Without the author's session nothing is signed: back to the words. */
export const held = revisingSetup.createStateConfig({
  on: {
    'session.lost': {
      target: '#revising.writing',
      actions: { type: 'failWith', params: ({ event }) => event.why },
    },
  },
})

/** What was signed is handed over, whatever else is opened meanwhile. */
export const kept = revisingSetup.createStateConfig({
  on: { 'revising.start': {} },
})

/** A rejected actor is a defect. */
export const defect = (target: '#revising.stopped' | '#revising.writing') =>
  ({
    target,
    actions: { type: 'failWith', params: 'proposing.unexpected' },
  }) as const
