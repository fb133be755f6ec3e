import { resolve } from 'node:path'
import Koa, { type Middleware } from 'koa'
import { adminRoutes } from './admin/admin.routes.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { configRoutes } from './config/config.routes.ts'
import type { AppContext } from './context.ts'
import { factsRoutes } from './facts/facts.routes.ts'
import { answerHealth } from './health/answerHealth.ts'
import { answerErrors } from './http/answerErrors.ts'
import { checkOrigin } from './http/checkOrigin.ts'
import { limitReads } from './http/limitReads.ts'
import { observe } from './http/observe.ts'
import { readTarget } from './http/readTarget.ts'
import { refuseUnknown } from './http/refuseUnknown.ts'
import { isApi, secure } from './http/secure.ts'
import { shedLoad } from './http/shedLoad.ts'
import type { ClubMiddleware, RequestState } from './http/types.ts'
import { serveAssets } from './page/serveAssets.ts'
import { servePage } from './page/servePage.ts'

/** Puts the server together, from the outermost layer to the innermost. */
export function createApp(app: AppContext): Koa<RequestState> {
  const koa = new Koa<RequestState>()
  koa.silent = true
  koa.on('error', (error) => app.log.debug({ event: 'aborted', err: error }))

  koa.use(readTarget)
  koa.use(observe(app))
  koa.use(secure(app))
  koa.use(answerErrors(app))
  koa.use(answerHealth(app))
  for (const extra of app.extras.middleware ?? [])
    koa.use(extra as Middleware<RequestState>)

  koa.use(refuseUnknown)
  koa.use(onApi(shedLoad(app)))
  koa.use(onApi(limitReads(app)))
  koa.use(onApi(checkOrigin(app)))
  for (const routes of [authRoutes, adminRoutes, configRoutes, factsRoutes])
    koa.use(routes(app).routes())

  if (app.env.STATIC_DIR) {
    const folder = resolve(app.env.STATIC_DIR)
    koa.use(offApi(serveAssets(folder)))
    koa.use(offApi(servePage(app, folder)))
  }
  return koa
}

const onApi =
  (run: ClubMiddleware): ClubMiddleware =>
  (ctx, next) =>
    isApi(ctx.path) ? run(ctx, next) : next()

const offApi =
  (run: ClubMiddleware): ClubMiddleware =>
  (ctx, next) =>
    isApi(ctx.path) ? next() : run(ctx, next)
