import type { Lines } from '../kit/endpoint.ts'

/** Where the call of the wallets service goes. */
export const marketEndpoints = {
  marketWallet: {
    method: 'GET',
    path: '/api/market/wallets/:address',
    who: 'visitor',
  },
} as const satisfies Lines
