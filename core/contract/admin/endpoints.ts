import { smallBody as bytes, type Lines } from '../kit/endpoint.ts'

/** Who is an administrator, and where fees go (R7.5 to R7.7). */
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
} as const satisfies Lines
