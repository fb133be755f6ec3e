import { httpCodes } from '@narwhal-club/core/contract'
import { messages } from '@narwhal-club/core/messages'
import type { AppContext } from '../context.ts'
import type { Replica } from '../db/database.ts'
import type { ClubMiddleware } from '../http/types.ts'
import { presentIndex } from '../indexer/presentIndex.ts'

const code = 'unavailable'
const notReady = { ok: false, error: messages.refusals[code], code }

/** How old reads of visitors may be, where they are another database's. */
function presentReplica(replica: Replica | undefined) {
  if (!replica) return {}
  const { status, age } = replica.report()
  const secondsBehind = age === null ? null : Math.ceil(age / 1_000)
  return { replica: { status, secondsBehind } }
}

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, so send it requests;
 * a process without its database, or one that is stopping, lives but is not
 * ready. One with an index that is behind is ready: it asks the chain meanwhile.
 * It says so.
 */
export const answerHealth =
  (app: AppContext): ClubMiddleware =>
  (ctx, next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next()
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    const isReady = app.db.isReady() && !app.isStopping()
    const isWell = ctx.path === '/healthz' || isReady
    ctx.status = isWell ? 200 : httpCodes[code]
    if (!isWell) ctx.body = notReady
    else if (ctx.path === '/healthz') ctx.body = { ok: true }
    else
      ctx.body = {
        ok: true,
        index: presentIndex(app),
        ...presentReplica(app.db.replica),
      }
  }
