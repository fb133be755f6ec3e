/**
 * Where each call of the HTTP surface goes. Apart from the schemas: a client
 * can ask without them, and loads them with the first answer worth checking.
 */
export const endpoints = {
  config: { method: 'GET', path: '/api/config' },
  facts: { method: 'GET', path: '/api/facts' },
  nonce: { method: 'POST', path: '/api/auth/nonce' },
  verify: { method: 'POST', path: '/api/auth/verify' },
  me: { method: 'GET', path: '/api/auth/me' },
  logout: { method: 'POST', path: '/api/auth/logout' },
  logoutEverywhere: { method: 'POST', path: '/api/auth/logout-everywhere' },
  adminCheck: { method: 'POST', path: '/api/admin/check' },
  primaryWallet: { method: 'GET', path: '/api/admin/primary-wallet' },
  walletAddress: { method: 'GET', path: '/api/admin/wallet-address' },
  adminOverview: { method: 'GET', path: '/api/admin/overview' },
  revokeSessions: { method: 'POST', path: '/api/admin/sessions/revoke' },
} as const

export type ApiName = keyof typeof endpoints
