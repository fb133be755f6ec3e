import { resolve } from 'node:path'
import { type Surface, surface } from '@narwhal-club/core/contract'
import Koa, { type Middleware } from 'koa'
import { adminRoutes } from './api/admin/admin.routes.ts'
import { analyticsRoutes } from './api/analytics/analytics.routes.ts'
import { authRoutes } from './api/auth/auth.routes.ts'
import { bountiesRoutes } from './api/bounties/bounties.routes.ts'
import { clubRoutes } from './api/club/club.routes.ts'
import { clubsRoutes } from './api/clubs/clubs.routes.ts'
import { commentsRoutes } from './api/comments/comments.routes.ts'
import { draftsRoutes } from './api/drafts/drafts.routes.ts'
import { embedRoutes } from './api/embed/embed.routes.ts'
import { feesRoutes } from './api/fees/fees.routes.ts'
import { inboxRoutes } from './api/inbox/inbox.routes.ts'
import { marketRoutes } from './api/market/market.routes.ts'
import { nftsRoutes } from './api/nfts/nfts.routes.ts'
import { openapiRoutes } from './api/openapi/openapi.routes.ts'
import { proposalsRoutes } from './api/proposals/proposals.routes.ts'
import { shillRoutes } from './api/shill/shill.routes.ts'
import { swapRoutes } from './api/swap/swap.routes.ts'
import { votesRoutes } from './api/votes/votes.routes.ts'
import type { AppContext } from './context.ts'
import { serveEmbed } from './embed/serveEmbed.ts'
import { serveEvents } from './events/serveEvents.ts'
import { answerHealth } from './health/answerHealth.ts'
import { answerMetrics } from './health/metrics.ts'
import { answerApi } from './http/answerApi.ts'
import { answerErrors } from './http/answerErrors.ts'
import { beginRequest } from './http/beginRequest.ts'
import { checkOrigin } from './http/checkOrigin.ts'
import { before } from './http/gates.ts'
import { completeHeads } from './http/head.ts'
import { limitReads } from './http/limitReads.ts'
import { logRequests } from './http/logRequests.ts'
import { rowsOf } from './http/paths.ts'
import { readTarget } from './http/readTarget.ts'
import type { Route } from './http/route.ts'
import { shedLoad } from './http/shedLoad.ts'
import type { RequestState } from './http/types.ts'
import { createAsk } from './page/askInProcess.ts'
import { refuseUnknown } from './page/refuseUnknown.ts'
import { serveAssets } from './page/serveAssets.ts'
import { serveCrawlers } from './page/serveCrawlers.ts'
import { servePage } from './page/servePage.ts'
import { serveVerifier } from './page/serveVerifier.ts'
import { createPictures } from './pictures/pictures.ts'
import { servePictures } from './pictures/servePictures.ts'
import { serveShares } from './shares/serveShares.ts'

/** Puts the server together, from the outermost layer to the innermost. */
export function createApp(app: AppContext): Koa<RequestState> {
  const koa = new Koa<RequestState>()
  koa.silent = true
  koa.on('error', (error) => app.log.debug({ event: 'aborted', err: error }))

  const { STATIC_DIR } = app.env
  const folder = STATIC_DIR ? resolve(STATIC_DIR) : null
  const shed = shedLoad(app)
  const gates = [shed, limitReads(app), checkOrigin(app)]
  const calls = rowsOf<Surface, Route>(surface, {
    ...clubRoutes(app),
    ...authRoutes(app),
    ...adminRoutes(app),
    ...analyticsRoutes(app),
    ...nftsRoutes(app),
    ...bountiesRoutes(app),
    ...clubsRoutes(app),
    ...commentsRoutes(app),
    ...draftsRoutes(app),
    ...embedRoutes(app),
    ...feesRoutes(app),
    ...inboxRoutes(app),
    ...proposalsRoutes(app),
    ...shillRoutes(app),
    ...swapRoutes(app),
    ...votesRoutes(app),
    ...marketRoutes(app),
    ...openapiRoutes(app),
  })
  const pages = folder ? servePage(app, folder, { calls, shed }) : null

  koa.use(before(readTarget, beginRequest(app)))
  if (app.log.isLevelEnabled('debug')) koa.use(logRequests(app))
  // What is ready has no use for any other layer.
  if (pages) koa.use(pages.kept)
  koa.use(completeHeads)
  koa.use(answerErrors(app))
  koa.use(answerHealth(app))
  koa.use(answerMetrics(app))
  for (const extra of app.extras.middleware ?? [])
    koa.use(extra as Middleware<RequestState>)

  const draw = createPictures()
  koa.use(servePictures(app, createAsk(calls), draw))
  koa.use(serveShares(app, draw))
  koa.use(serveEmbed(app, createAsk(calls)))
  koa.use(serveEvents(app, gates))
  koa.use(answerApi(gates, [...calls, ...(app.extras.rows?.(app) ?? [])]))

  koa.use(refuseUnknown)
  if (folder && pages) {
    koa.use(serveCrawlers(app))
    koa.use(serveVerifier(app, folder))
    koa.use(serveAssets(folder))
    koa.use(pages.all)
  }
  return koa
}
