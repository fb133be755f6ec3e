import { createHash } from 'node:crypto'
import type { ShillFacts } from '@narwhal-club/core/contract'
import { openShill } from '../api/shill/openShill.ts'
import { tellCard } from '../api/shill/shill.commands.ts'
import type { AppContext } from '../context.ts'
import { RefusalError } from '../errors.ts'
import { isKnownTo, tagLength } from '../http/etag.ts'
import { limitDrawing, limitReads } from '../http/limitReads.ts'
import { readingPolicy } from '../http/secure.ts'
import type { ClubContext, ClubMiddleware } from '../http/types.ts'
import { withDeadline } from '../keep/deadline.ts'
import type { Pictures } from '../pictures/pictures.ts'
import { sendPicture } from '../pictures/sendPicture.ts'
import { shareStyleHash } from './shareStyle.ts'
import { shareSize, wordsOf, writeNoShare, writeShare } from './writeShare.ts'

const pattern = /^\/s\/([A-Za-z0-9_-]{42,622})(\.png)?$/
/** Milliseconds. */
const patience = 3_000
/** As much as a proposal by itself. */
const weight = 5
/** Its numbers stay; a title may get a warning before it. */
const fresh = 'public, max-age=60, s-maxage=60, stale-while-revalidate=300'

/** What is behind a card is gone, or was never there. */
const gone = new Set([
  'shill_card_unknown',
  'proposal_not_found',
  'bounty_not_found',
])

/**
 * Serves what was shared: `/s/{card}`, a page that chats unfold, and its picture
 * `/s/{card}.png`, 1200 × 675. The address carries the facts and our seal on them;
 * nothing is shown that was not sealed here, and no words of who shared it.
 */
export function serveShares(app: AppContext, draw: Pictures): ClubMiddleware {
  const ports = openShill(app)
  const limitPage = limitReads(app, () => weight)
  const limitPicture = limitDrawing(app)

  const tell = (card: string) =>
    withDeadline(patience, () => tellCard(ports, card))

  async function find(card: string): Promise<ShillFacts | null> {
    try {
      return await tell(card)
    } catch (error) {
      if (error instanceof RefusalError && gone.has(error.code)) return null
      throw error
    }
  }

  async function servePicture(ctx: ClubContext, card: string) {
    await limitPicture(ctx)
    const words = wordsOf(await tell(card))
    const { source } = ctx.state
    const { height } = shareSize
    sendPicture(ctx, await draw({ ...words, height }, { source }))
  }

  async function servePage(ctx: ClubContext, card: string) {
    await limitPage(ctx)
    const share = await find(card)
    const html = share
      ? writeShare(share, app.origins[0] ?? '')
      : writeNoShare()
    const digest = createHash('sha256').update(html).digest('base64url')
    const etag = `"${digest.slice(0, tagLength)}"`
    ctx.set('Content-Security-Policy', readingPolicy(shareStyleHash))
    ctx.set('Cache-Control', share ? fresh : 'no-store')
    if (share) ctx.set('ETag', etag)
    if (share && isKnownTo(ctx.get('If-None-Match'), etag)) {
      ctx.status = 304
      return
    }
    ctx.status = share ? 200 : 404
    ctx.type = 'text/html; charset=utf-8'
    ctx.body = html
  }

  return (ctx, next) => {
    const [, card, isPicture] = pattern.exec(ctx.path) ?? []
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    if (!isRead || !card) return next()
    return isPicture ? servePicture(ctx, card) : servePage(ctx, card)
  }
}
