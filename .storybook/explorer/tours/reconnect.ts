import { reconnectMachine } from '@narwhal-club/core/reconnect'
import { harbour } from '../../../ui/fixtures/views.ts'
import { defineTour } from '../tour.ts'

export const reconnect = defineTour({
  machine: reconnectMachine,
  from: { module: '@narwhal-club/core/reconnect', name: 'reconnectMachine' },
  events: [{ type: 'reconnect.cancel' }],
  outputs: {
    readRemembered: {
      remembered: { connected: true, connectorId: harbour.id },
      'nothing remembered': { connected: false, connectorId: null },
    },
  },
})
