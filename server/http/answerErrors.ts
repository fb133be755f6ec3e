import { httpCodes } from '@narwhal-club/core/contract'
import { messages } from '@narwhal-club/core/messages'
import type { AppContext } from '../context.ts'
import {
  ClientGoneError,
  DatabaseUnavailableError,
  RefusalError,
} from '../errors.ts'
import { linger } from './linger.ts'
import { createRefusalLog } from './logRefusals.ts'
import type { ClubContext, ClubMiddleware } from './types.ts'

/** What a handler may have said of a body that it did not come to send. */
const ofAnotherBody = [
  'Content-Disposition',
  'Content-Encoding',
  'ETag',
  'Last-Modified',
  'Link',
  'Surrogate-Key',
]

/** The last resort: any thrown error leaves as `{ error, code }`. */
export const answerErrors = (app: AppContext): ClubMiddleware => {
  const logRefusal = createRefusalLog(app)
  function refuse(ctx: ClubContext, error: unknown) {
    const refusal = toRefusal(error)
    logRefusal(ctx, refusal, error)
    app.tally.count(refusal.code)
    for (const name of ofAnotherBody) ctx.remove(name)
    ctx.set('Cache-Control', 'no-store')
    for (const [name, value] of Object.entries(refusal.headers))
      ctx.set(name, value)
    if (!ctx.req.complete) linger(ctx.req, ctx.res)
    answer(ctx, refusal, app.env.REFUSAL_REASONS === 'told')
  }
  // What is next never throws at once: Koa makes a promise of it.
  return (ctx, next) => next().catch((error) => refuse(ctx, error))
}

/** Answers with a code, its status and its text. */
function answer(
  ctx: ClubContext,
  refusal: RefusalError,
  isReasonTold: boolean,
): void {
  const { code, reason } = refusal
  const details = {
    ...refusal.details,
    ...(isReasonTold && reason !== undefined && { reason }),
  }
  ctx.status = httpCodes[code]
  ctx.body = {
    error: messages.refusals[code],
    code,
    ...(Object.keys(details).length > 0 && { details }),
  }
}

function toRefusal(error: unknown): RefusalError {
  if (error instanceof RefusalError) return error
  if (error instanceof DatabaseUnavailableError)
    return new RefusalError('unavailable', {
      reason: 'database',
      retryAfter: 1,
    })
  if (error instanceof ClientGoneError)
    return new RefusalError('unavailable', { reason: 'client gone' })
  const status =
    error instanceof Error && 'status' in error ? Number(error.status) : 500
  if (status === 404) return new RefusalError('not_found')
  if (status >= 400 && status < 500) return new RefusalError('bad_request')
  return new RefusalError('internal')
}
