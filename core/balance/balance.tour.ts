import { address, other } from '../../ui/fixtures/views.ts'
import { defineTour } from '../testing/index.ts'
import { balanceMachine } from './index.ts'

export const tour = defineTour({
  machine: balanceMachine,
  events: [
    { type: 'address.changed', address },
    { type: 'address.changed', address: other },
    { type: 'address.changed', address: null },
    { type: 'balance.refetch' },
  ],
  outputs: {
    readBalance: {
      read: { ok: true, value: 40_000_000_000n * 10n ** 18n },
      failed: {
        ok: false,
        failure: {
          code: 'balance.failed',
          message: 'Failed to fetch token balance',
          cause: 'http.network',
        },
      },
    },
  },
  key: ({ address }) => address,
})
