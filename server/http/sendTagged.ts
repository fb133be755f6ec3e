import { createHash } from 'node:crypto'
import { keysOfPath } from '../purge/contentKeys.ts'
import { isKnownTo, revalidatedByOne, tagLength } from './etag.ts'
import { forAnyone } from './shared.ts'
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
  const { isAnyone } = ctx.state
  ctx.set('Cache-Control', isAnyone ? forAnyone : revalidatedByOne)
  // Who brings a session is answered past every cache: they read what they wrote.
  ctx.vary('Cookie')
  if (isAnyone) ctx.set('Surrogate-Key', keysOfPath(ctx.path).join(' '))
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

/** Sends JSON that is the same for all who ask the way this one does. */
export const sendText = (ctx: ClubContext, text: string) =>
  sendBody(ctx, 'application/json; charset=utf-8', text)

/** Sends an answer that is the same for everyone. */
export const sendTagged = (ctx: ClubContext, answer: unknown) =>
  sendText(ctx, textOf(answer))
