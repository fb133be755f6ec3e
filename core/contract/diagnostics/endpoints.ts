import type { Lines } from '../kit/endpoint.ts'

/** What the pages of diagnosis ask (R2.12). */
export const diagnosticsEndpoints = {
  diagnosticLog: {
    method: 'GET',
    path: '/api/diagnostics/log',
    who: 'administrator',
  },
  /** Of a local world for all, elsewhere for administrators: else it is not there. */
  diagnosticWallet: {
    method: 'GET',
    path: '/api/diagnostics/wallets/:address',
    who: 'visitor',
    session: true,
  },
} as const satisfies Lines
