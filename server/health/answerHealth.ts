import type { AppContext } from '../context.ts'
import type { ClubMiddleware } from '../http/types.ts'

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, so send it requests;
 * a process whose database is away, or that is stopping, is alive but not ready.
 */
export const answerHealth =
  (app: AppContext): ClubMiddleware =>
  async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    if (!isRead || !['/healthz', '/readyz'].includes(ctx.path)) return next()
    const isReady = app.db.isReady() && !app.isStopping()
    ctx.set('Cache-Control', 'no-store')
    ctx.status = ctx.path === '/healthz' || isReady ? 200 : 503
    ctx.body = { ok: ctx.status === 200 }
  }
