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

/** The wallet asks for this one: another that is only opened does not end it. */
export const kept = revisingSetup.createStateConfig({
  on: { 'revising.start': {} },
})

/** What was signed is handed over first, whatever is opened meanwhile. */
export const queued = revisingSetup.createStateConfig({
  on: {
    'revising.start': {
      actions: { type: 'keepNext', params: ({ event }) => event },
    },
  },
})

/** It is handed over, or came to nothing, after its page was left. */
export const left = revisingSetup.createStateConfig({
  always: [
    { guard: 'hasNext', target: '#revising.reading', actions: 'takeNext' },
    { guard: 'isLeft', target: '#revising.idle', actions: 'drop' },
  ],
})

/** A rejected actor is a defect. */
export const defect = (target: '#revising.stopped' | '#revising.writing') =>
  ({
    target,
    actions: { type: 'failWith', params: 'proposing.unexpected' },
  }) as const
