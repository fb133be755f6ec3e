import { dialogMachine } from '@narwhal-club/app/dialog.machine.ts'
import { defineTour } from '../tour.ts'

export const dialog = defineTour({
  machine: dialogMachine,
  from: {
    module: '@narwhal-club/app/dialog.machine.ts',
    name: 'dialogMachine',
  },
  events: [{ type: 'dialog.open' }, { type: 'dialog.close' }],
})
