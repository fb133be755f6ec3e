import { smallBody as bytes, type Lines } from '../kit/endpoint.ts'

/** Administration, and where fees go (R7.5 to R7.7). */
export const adminEndpoints = {
  adminCheck: {
    method: 'POST',
    path: '/api/admin/check',
    who: 'visitor',
    session: true,
    rate: 'read',
    bytes,
    // The spinner of the first check waits for it (R2.2).
    timeout: 5_000,
  },
  primaryWallet: {
    method: 'GET',
    path: '/api/admin/primary-wallet',
    who: 'visitor',
  },
  walletAddress: {
    method: 'GET',
    path: '/api/admin/wallet-address',
    who: 'visitor',
  },
  adminOverview: {
    method: 'GET',
    path: '/api/admin/overview',
    who: 'administrator',
  },
  revokeSessions: {
    method: 'POST',
    path: '/api/admin/sessions/revoke',
    who: 'administrator',
    bytes,
  },
} as const satisfies Lines
