import { api } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { authenticate, memberOf } from '../../http/authenticate.ts'
import { rateLimit } from '../../http/rateLimit.ts'
import { route } from '../../http/route.ts'
import type { RequestState } from '../../http/types.ts'
import { presentIndex } from '../../indexer/presentIndex.ts'
import { lifetimes } from '../auth/lifetimes.ts'
import { isAdmin, requireAdmin } from './admin.policy.ts'
import { revokeSessions } from './revokeSessions.ts'

export function adminRoutes(app: AppContext) {
  // The fee's destination must be known before anyone signs in.
  const feeWallet = () => ({ address: app.env.ADMIN_WALLET })

  return {
    primaryWallet: route(api.primaryWallet, [], feeWallet),
    walletAddress: route(api.walletAddress, [], feeWallet),

    // Answers about the caller alone: of nobody else does it tell anything.
    adminCheck: route(
      api.adminCheck,
      [authenticate(app)],
      ({ state }, { address }) => {
        const own = state.session?.address
        const isOwn = own === address.toLowerCase()
        return { isAdmin: isOwn && isAdmin(app, own) }
      },
    ),

    adminOverview: route(
      api.adminOverview,
      [authenticate(app), requireAdmin(app)],
      async ({ state }) => {
        const now = app.clock.now()
        const counts = await app.overview.counts(new Date(now), lifetimes.idle)
        logAct(app, state, 'admin_overview')
        return {
          version: app.version,
          startedAt: new Date(app.startedAt).toISOString(),
          uptimeSeconds: Math.max(0, Math.floor((now - app.startedAt) / 1_000)),
          counts,
          index: presentIndex(app),
        }
      },
    ),

    revokeSessions: route(
      api.revokeSessions,
      [authenticate(app), requireAdmin(app), rateLimit(app, 'write')],
      async ({ state }, { address, reason }) => {
        const by = memberOf(state).address
        const whose = address.toLowerCase()
        const ended = await revokeSessions(app, { by, whose, reason })
        logAct(app, state, 'admin_revoked_sessions', { whose, ended })
        return { ended }
      },
    ),
  }
}

function logAct(
  app: AppContext,
  { requestId, source, session }: RequestState,
  event: string,
  details: Record<string, unknown> = {},
) {
  const wallet = session?.address
  app.log.info({ event, requestId, source, wallet, ...details }, event)
}
