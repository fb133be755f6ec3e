import { adminApi } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { memberOf } from '../../http/authenticate.ts'
import { mount } from '../../http/mount.ts'
import type { RequestState } from '../../http/types.ts'
import { presentIndex } from '../../indexer/presentIndex.ts'
import { lifetimes } from '../auth/lifetimes.ts'
import { isAdmin } from './admin.policy.ts'
import { revokeSessions } from './revokeSessions.ts'

export function adminRoutes(app: AppContext) {
  // The fee's destination must be known before anyone signs in.
  const feeWallet = () => ({ address: app.env.ADMIN_WALLET })

  return mount(app, adminApi, {
    primaryWallet: feeWallet,
    walletAddress: feeWallet,

    // Answers about the caller alone: of nobody else does it tell anything.
    adminCheck({ state }, { body }) {
      const own = state.session?.address
      const isOwn = own === body.address.toLowerCase()
      return { isAdmin: isOwn && isAdmin(app, own) }
    },

    async adminOverview({ state }) {
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

    async revokeSessions({ state }, { body }) {
      const by = memberOf(state).address
      const whose = body.address.toLowerCase()
      const { reason } = body
      const ended = await revokeSessions(app, { by, whose, reason })
      logAct(app, state, 'admin_revoked_sessions', { whose, ended })
      return { ended }
    },
  })
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
