import { dialogMachine } from '@narwhal-club/app/shell/dialog/dialog.machine.ts'
import { defineTour } from '../tour.ts'

export const dialog = defineTour({
  machine: dialogMachine,
  from: {
    module: '@narwhal-club/app/shell/dialog/dialog.machine.ts',
    name: 'dialogMachine',
  },
  about:
    'Whether somebody wants to see the connect dialog. It never says what is in it: that is the wallet’s and the login’s state.',
  events: [{ type: 'dialog.open' }, { type: 'dialog.close' }],
})
