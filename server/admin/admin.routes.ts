import Router from '@koa/router'
import { api } from '@narwhal-club/core/contract'
import { lifetimes } from '../auth/lifetimes.ts'
import type { AppContext } from '../context.ts'
import { authenticate } from '../http/authenticate.ts'
import { bodyOf, guard } from '../http/guard.ts'
import { rateLimit } from '../http/rateLimit.ts'
import { takeBody } from '../http/takeBody.ts'
import type { RequestState } from '../http/types.ts'
import { isAdmin, requireAdmin } from './admin.policy.ts'

export function adminRoutes(app: AppContext): Router<RequestState> {
  const router = new Router<RequestState>({ sensitive: true, strict: true })

  // The fee's destination must be known before anyone signs in.
  for (const route of [api.primaryWallet, api.walletAddress])
    router.get(route.path, guard(route), (ctx) => {
      ctx.body = { address: app.env.ADMIN_WALLET }
    })

  // Answers about the caller alone: of nobody else does it tell anything.
  router.post(
    api.adminCheck.path,
    takeBody,
    guard(api.adminCheck),
    authenticate(app),
    (ctx) => {
      const { address } = bodyOf(api.adminCheck, ctx.state)
      const own = ctx.state.session?.address
      const isOwn = own === address.toLowerCase()
      ctx.body = { isAdmin: isOwn && isAdmin(app, own) }
    },
  )

  router.get(
    api.adminOverview.path,
    guard(api.adminOverview),
    authenticate(app),
    requireAdmin(app),
    async (ctx) => {
      const now = app.clock.now()
      ctx.body = {
        version: app.version,
        startedAt: new Date(app.startedAt).toISOString(),
        uptimeSeconds: Math.max(0, Math.floor((now - app.startedAt) / 1_000)),
        counts: await app.overview.counts(new Date(now), lifetimes.idle),
      }
      logAct(app, ctx.state, 'admin_overview')
    },
  )

  router.post(
    api.revokeSessions.path,
    takeBody,
    authenticate(app),
    requireAdmin(app),
    rateLimit(app, 'write'),
    guard(api.revokeSessions),
    async (ctx) => {
      const { address } = bodyOf(api.revokeSessions, ctx.state)
      const whose = address.toLowerCase()
      const ended = await app.sessions.endAll(whose)
      logAct(app, ctx.state, 'admin_revoked_sessions', { whose, ended })
      ctx.body = { ended }
    },
  )

  return router
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
