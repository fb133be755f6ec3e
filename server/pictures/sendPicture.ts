import { isKnownTo } from '../http/etag.ts'
import type { ClubContext } from '../http/types.ts'
import type { Picture } from './pictures.ts'

/** A chat keeps what it got; what has changed has another address. */
const lasting = 'public, max-age=300, s-maxage=300, stale-while-revalidate=300'

/** Sends a picture that anyone may keep and show. */
export function sendPicture(ctx: ClubContext, { png, digest }: Picture): void {
  const etag = `"${digest}"`
  ctx.set('Cache-Control', lasting)
  ctx.set('ETag', etag)
  // Other sites show it beside a link to us.
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
  if (isKnownTo(ctx.get('If-None-Match'), etag)) {
    ctx.status = 304
    return
  }
  ctx.type = 'image/png'
  ctx.body = png
}
