import type { AppContext } from '../context.ts'
import { RefusalError } from '../errors.ts'
import type { Hits } from './limits.repository.ts'
import type { Gate } from './types.ts'

export const limitWindow = 60_000

type LimitClass = 'nonce' | 'verify' | 'write' | 'draft' | 'comment'

const settings = {
  nonce: 'LIMIT_NONCE',
  verify: 'LIMIT_VERIFY',
  write: 'LIMIT_WRITE',
  draft: 'LIMIT_DRAFT',
  comment: 'LIMIT_COMMENT',
} as const

/**
 * Limits sign-in by source and writes by member. Counts live in the database,
 * shared by every process; when it cannot count, the request is refused.
 */
export const rateLimit =
  (app: AppContext, kind: LimitClass): Gate =>
  async (ctx) => {
    const { session, source } = ctx.state
    await countHit(app, kind, session?.address ?? source)
  }

/** @throws RefusalError once `who` has had this minute's share. */
export async function countHit(app: AppContext, kind: LimitClass, who: string) {
  const now = app.clock.now()
  const key = `${kind}:${who}`
  const limit = app.env[settings[kind]]
  const found = await app.limits.countHit(key, new Date(now), limitWindow)
  holdToShare(found, { limit, now, kind })
}

/** @throws RefusalError where more was counted in this minute than its share. */
export function holdToShare(
  { hits, startedAt }: Hits,
  share: { limit: number; now: number; kind: string },
): void {
  const { limit, now, kind } = share
  if (hits <= limit) return
  const left = startedAt + limitWindow - now
  const retryAfter = Math.max(1, Math.ceil(left / 1_000))
  throw new RefusalError('rate_limited', { reason: kind, retryAfter })
}
