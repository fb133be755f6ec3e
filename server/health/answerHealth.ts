import { httpCodes } from '@narwhal-club/core/contract'
import { messages } from '@narwhal-club/core/messages'
import type { AppContext } from '../context.ts'
import type { ClubMiddleware } from '../http/types.ts'

const code = 'unavailable'
const notReady = { ok: false, error: messages.refusals[code], code }

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, so send it requests;
 * a process whose database is away, or that is stopping, is alive but not ready.
 */
export const answerHealth =
  (app: AppContext): ClubMiddleware =>
  (ctx, next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next()
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    const isReady = app.db.isReady() && !app.isStopping()
    ctx.set('Cache-Control', 'no-store')
    const isWell = ctx.path === '/healthz' || isReady
    ctx.status = isWell ? 200 : httpCodes[code]
    ctx.body = isWell ? { ok: true } : notReady
  }
