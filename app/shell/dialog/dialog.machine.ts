import { setup } from 'xstate'

/**
 * Whether the reader has the connect dialog open. What it shows is the wallet's
 * and the login's state; this only says that the reader wants to see it.
 */
export const dialogMachine = setup({
  types: {
    events: {} as { type: 'dialog.open' } | { type: 'dialog.close' },
  },
}).createMachine({
  id: 'dialog',
  initial: 'closed',
  states: {
    closed: { on: { 'dialog.open': 'open' } },
    open: { on: { 'dialog.close': 'closed' } },
  },
})
