import { analyticsApi } from './analytics.ts'
import { type ApiName, endpoints } from './endpoints.ts'
import { marketApi } from './market.ts'
import * as s from './schemas.ts'

/**
 * The HTTP surface, once: the server mounts it, the client calls it, the mocks
 * imitate it. A response schema is also the whitelist of what leaves the server.
 */
export const api = {
  config: { ...endpoints.config, response: s.ClubConfig },
  facts: { ...endpoints.facts, response: s.ClubFacts },
  nonce: { ...endpoints.nonce, response: s.NonceResponse },
  verify: {
    ...endpoints.verify,
    request: s.VerifyRequest,
    response: s.User,
  },
  me: { ...endpoints.me, response: s.User },
  logout: { ...endpoints.logout, response: s.LogoutResponse },
  logoutEverywhere: {
    ...endpoints.logoutEverywhere,
    response: s.LogoutResponse,
  },
  adminCheck: {
    ...endpoints.adminCheck,
    request: s.AdminCheckRequest,
    response: s.AdminCheckResponse,
  },
  primaryWallet: {
    ...endpoints.primaryWallet,
    response: s.AdminWalletResponse,
  },
  walletAddress: {
    ...endpoints.walletAddress,
    response: s.AdminWalletResponse,
  },
  adminOverview: { ...endpoints.adminOverview, response: s.AdminOverview },
  revokeSessions: {
    ...endpoints.revokeSessions,
    request: s.RevokeRequest,
    response: s.RevokeResponse,
  },
} as const satisfies Record<ApiName, object>

/** Everything below `/api`: what the server mounts and the mocks imitate. */
export const surface = { ...api, ...analyticsApi, ...marketApi } as const
export type SurfaceName = keyof typeof surface
