import { resolve } from 'node:path'
import { type Surface, surface } from '@narwhal-club/core/contract'
import Koa, { type Middleware } from 'koa'
import { adminRoutes } from './api/admin/admin.routes.ts'
import { administrationRoutes } from './api/administration/administration.routes.ts'
import { analyticsRoutes } from './api/analytics/analytics.routes.ts'
import { authRoutes } from './api/auth/auth.routes.ts'
import { booksRoutes } from './api/books/books.routes.ts'
import { bountiesRoutes } from './api/bounties/bounties.routes.ts'
import { clubRoutes } from './api/club/club.routes.ts'
import { clubAdminRoutes } from './api/clubAdmin/clubAdmin.routes.ts'
import { clubsRoutes } from './api/clubs/clubs.routes.ts'
import { commentsRoutes } from './api/comments/comments.routes.ts'
import { contentRoutes } from './api/content/content.routes.ts'
import { diagnosticsRoutes } from './api/diagnostics/diagnostics.routes.ts'
import { draftsRoutes } from './api/drafts/drafts.routes.ts'
import { embedRoutes } from './api/embed/embed.routes.ts'
import { feesRoutes } from './api/fees/fees.routes.ts'
import { inboxRoutes } from './api/inbox/inbox.routes.ts'
import { marketRoutes } from './api/market/market.routes.ts'
import { moderationRoutes } from './api/moderation/moderation.routes.ts'
import { nftsRoutes } from './api/nfts/nfts.routes.ts'
import { openapiRoutes } from './api/openapi/openapi.routes.ts'
import { overReplica } from './api/overReplica.ts'
import { oversightRoutes } from './api/oversight/oversight.routes.ts'
import { proposalsRoutes } from './api/proposals/proposals.routes.ts'
import { shillRoutes } from './api/shill/shill.routes.ts'
import { swapRoutes } from './api/swap/swap.routes.ts'
import { votesRoutes } from './api/votes/votes.routes.ts'
import type { AppContext } from './context.ts'
import { serveDocs } from './docs/serveDocs.ts'
import { serveEmbed } from './embed/serveEmbed.ts'
import { serveEvents } from './events/serveEvents.ts'
import { answerHealth } from './health/answerHealth.ts'
import { answerMetrics } from './health/metrics.ts'
import { answerApi, type Calls } from './http/answerApi.ts'
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

/** All calls of the contract, as one server answers them. */
const routesOf = (app: AppContext) => ({
  ...clubRoutes(app),
  ...authRoutes(app),
  ...adminRoutes(app),
  ...administrationRoutes(app),
  ...analyticsRoutes(app),
  ...nftsRoutes(app),
  ...booksRoutes(app),
  ...bountiesRoutes(app),
  ...clubAdminRoutes(app),
  ...clubsRoutes(app),
  ...commentsRoutes(app),
  ...contentRoutes(app),
  ...diagnosticsRoutes(app),
  ...draftsRoutes(app),
  ...embedRoutes(app),
  ...feesRoutes(app),
  ...inboxRoutes(app),
  ...moderationRoutes(app),
  ...oversightRoutes(app),
  ...proposalsRoutes(app),
  ...shillRoutes(app),
  ...swapRoutes(app),
  ...votesRoutes(app),
  ...marketRoutes(app),
  ...openapiRoutes(app),
})

/** Puts the server together, from the outermost layer to the innermost. */
export function createApp(app: AppContext): Koa<RequestState> {
  const koa = new Koa<RequestState>()
  koa.silent = true
  koa.on('error', (error) => app.log.debug({ event: 'aborted', err: error }))

  const { STATIC_DIR } = app.env
  const folder = STATIC_DIR ? resolve(STATIC_DIR) : null
  const shed = shedLoad(app)
  const gates = [shed, limitReads(app), checkOrigin(app)]
  const routes = routesOf(app)
  const lagging = app.db.replica ? routesOf(overReplica(app)) : routes
  const calls: Calls = {
    members: rowsOf<Surface, Route>(surface, routes),
    visitors: rowsOf<Surface, Route>(surface, {
      ...lagging,
      // Signed as of now: what is read must be of now, too.
      logHead: routes.logHead,
      bundle: routes.bundle,
    }),
  }
  const ask = createAsk(calls)
  const pages = folder ? servePage(app, folder, { ask, shed }) : null

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
  koa.use(servePictures(app, ask, draw))
  koa.use(serveShares(overReplica(app), draw))
  koa.use(serveEmbed(app, ask))
  koa.use(serveEvents(app, gates))
  koa.use(serveDocs(app, gates))
  const extra = app.extras.rows?.(app) ?? []
  koa.use(
    answerApi(app, gates, {
      members: [...calls.members, ...extra],
      visitors: [...calls.visitors, ...extra],
    }),
  )

  koa.use(refuseUnknown)
  if (folder && pages) {
    koa.use(serveCrawlers(app))
    koa.use(serveVerifier(app, folder))
    koa.use(serveAssets(folder))
    koa.use(pages.all)
  }
  return koa
}
