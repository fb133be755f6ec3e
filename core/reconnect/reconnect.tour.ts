import { harbour } from '../../ui/fixtures/views.ts'
import { defineTour } from '../testing/index.ts'
import { reconnectMachine } from './index.ts'

export const tour = defineTour({
  machine: reconnectMachine,
  events: [{ type: 'reconnect.cancel' }],
  outputs: {
    readRemembered: {
      remembered: { connected: true, connectorId: harbour.id },
      'nothing remembered': { connected: false, connectorId: null },
    },
  },
})
