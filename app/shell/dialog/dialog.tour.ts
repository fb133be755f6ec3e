import { defineTour } from '@narwhal-club/core/testing'
import { dialogMachine } from './dialog.machine.ts'

export const tour = defineTour({
  machine: dialogMachine,
  about:
    'Whether somebody wants to see the connect dialog. It never says what is in it: that is the wallet’s and the login’s state.',
  events: [{ type: 'dialog.open' }, { type: 'dialog.close' }],
  outputs: { watchDone: {} },
  ignored: { closed: ['dialog.close'], open: ['dialog.open'] },
})
