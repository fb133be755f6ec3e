import { fromCallback, setup } from 'xstate'

/**
 * Whether the reader has the connect dialog open. What it shows is the wallet's
 * and the login's state; this only says that the reader wants to see it.
 */
export const dialogMachine = setup({
  types: {
    events: {} as { type: 'dialog.open' } | { type: 'dialog.close' },
  },
  actors: {
    /** Closes it when nothing is left to do: it does not come back by itself. */
    watchDone: fromCallback(() => {}),
  },
}).createMachine({
  id: 'dialog',
  initial: 'closed',
  states: {
    closed: { on: { 'dialog.open': 'open' } },
    open: { invoke: { src: 'watchDone' }, on: { 'dialog.close': 'closed' } },
  },
})
