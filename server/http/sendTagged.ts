import { createHash } from 'node:crypto'
import { isKnownTo, revalidated, tagLength } from './etag.ts'
import type { ClubContext } from './types.ts'

/**
 * Sends a body that anyone may keep, or tells that it is the one they have.
 *
 * @param digest its SHA-256, base64url
 */
export function sendBody(
  ctx: ClubContext,
  type: string,
  body: string | Buffer,
  digest = createHash('sha256').update(body).digest('base64url'),
) {
  const etag = `"${digest.slice(0, tagLength)}"`
  ctx.set('Cache-Control', revalidated)
  ctx.set('ETag', etag)
  if (isKnownTo(ctx.get('If-None-Match'), etag)) {
    ctx.status = 304
    return
  }
  ctx.set('Content-Type', type)
  ctx.body = body
}

/** What never changes is written once. */
const texts = new WeakMap<object, string>()

function textOf(answer: unknown): string {
  if (typeof answer !== 'object' || !answer || !Object.isFrozen(answer))
    return JSON.stringify(answer)
  const text = texts.get(answer) ?? JSON.stringify(answer)
  texts.set(answer, text)
  return text
}

/** Sends an answer that is the same for everyone. */
export const sendTagged = (ctx: ClubContext, answer: unknown) =>
  sendBody(ctx, 'application/json; charset=utf-8', textOf(answer))
