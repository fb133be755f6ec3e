import type { SurfaceName } from '@narwhal-club/core/contract'
import {
  checkAdmin,
  revokeSessions,
  tellAdminWallet,
  tellOverview,
} from './admin.ts'
import { tellAnalytics, tellNfts } from './analytics.ts'
import {
  issueNonce,
  logout,
  logoutEverywhere,
  tellUser,
  verify,
} from './auth.ts'
import type { Step } from './call.ts'
import { limit } from './limit.ts'
import { tellMarket } from './market.ts'
import { factsOf } from './readings.ts'
import {
  authenticate,
  guard,
  memberOf,
  requireAdmin,
  takeBody,
} from './steps.ts'

const requireMember: Step = (call) => {
  memberOf(call)
}

/**
 * The stack of each call, in the server's order: which refusal comes first is
 * part of the contract. A call that the contract gains fails to compile here.
 */
export const routes: Record<SurfaceName, readonly Step[]> = {
  config: [
    (call) => {
      call.answer = call.world.config
    },
  ],
  facts: [
    (call) => {
      call.answer = factsOf(call.world)
    },
  ],
  nonce: [takeBody, limit('nonce'), guard, issueNonce],
  verify: [takeBody, limit('verify'), guard, verify],
  me: [authenticate, tellUser],
  logout: [takeBody, authenticate, limit('write'), guard, logout],
  logoutEverywhere: [
    takeBody,
    authenticate,
    limit('write'),
    guard,
    requireMember,
    logoutEverywhere,
  ],
  adminCheck: [takeBody, guard, authenticate, checkAdmin],
  primaryWallet: [tellAdminWallet],
  walletAddress: [tellAdminWallet],
  adminOverview: [authenticate, requireAdmin, tellOverview],
  revokeSessions: [
    takeBody,
    authenticate,
    requireAdmin,
    limit('write'),
    guard,
    revokeSessions,
  ],
  analyticsSummary: [tellAnalytics],
  analyticsMoments: [tellAnalytics],
  analyticsDistribution: [tellAnalytics],
  analyticsConcentration: [tellAnalytics],
  analyticsHolders: [tellAnalytics],
  analyticsTimeseries: [tellAnalytics],
  analyticsRetention: [tellAnalytics],
  analyticsToken: [tellAnalytics],
  analyticsWallet: [tellAnalytics],
  analyticsFees: [tellAnalytics],
  nfts: [tellNfts],
  marketWallet: [tellMarket],
}
