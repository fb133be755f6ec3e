import * as s from './schemas.ts'

/**
 * The HTTP surface, once: the server mounts it, the client calls it, the mocks
 * imitate it. A response schema is also the whitelist of what leaves the server.
 */
export const api = {
  config: { method: 'GET', path: '/api/config', response: s.ClubConfig },
  facts: { method: 'GET', path: '/api/facts', response: s.ClubFacts },
  nonce: {
    method: 'POST',
    path: '/api/auth/nonce',
    response: s.NonceResponse,
  },
  verify: {
    method: 'POST',
    path: '/api/auth/verify',
    request: s.VerifyRequest,
    response: s.User,
  },
  me: { method: 'GET', path: '/api/auth/me', response: s.User },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    response: s.LogoutResponse,
  },
  logoutEverywhere: {
    method: 'POST',
    path: '/api/auth/logout-everywhere',
    response: s.LogoutResponse,
  },
  adminCheck: {
    method: 'POST',
    path: '/api/admin/check',
    request: s.AdminCheckRequest,
    response: s.AdminCheckResponse,
  },
  primaryWallet: {
    method: 'GET',
    path: '/api/admin/primary-wallet',
    response: s.AdminWalletResponse,
  },
  walletAddress: {
    method: 'GET',
    path: '/api/admin/wallet-address',
    response: s.AdminWalletResponse,
  },
  adminOverview: {
    method: 'GET',
    path: '/api/admin/overview',
    response: s.AdminOverview,
  },
  revokeSessions: {
    method: 'POST',
    path: '/api/admin/sessions/revoke',
    request: s.RevokeRequest,
    response: s.RevokeResponse,
  },
} as const

export type ApiName = keyof typeof api
