import type { ClubDetail, ProposalDetail } from '@narwhal-club/core/contract'
import type { AppContext } from '../context.ts'
import { RefusalError } from '../errors.ts'
import { isKnownTo } from '../http/etag.ts'
import { limitDrawing } from '../http/limitReads.ts'
import type { ClubContext, ClubMiddleware } from '../http/types.ts'
import { withDeadline } from '../keep/deadline.ts'
import type { Ask } from '../page/askInProcess.ts'
import { pageNamed } from '../page/pageHeads.ts'
import { clubCard, proposalCard } from './cards.ts'
import type { Card } from './drawCard.ts'
import { createPictures } from './pictures.ts'

const pattern = /^\/s\/(pages|clubs|proposals)\/([a-z0-9-]{1,64})\.png$/
/** Milliseconds. */
const patience = 3_000
/** A chat keeps what it got; what has changed has another address. */
const lasting =
  'public, max-age=300, s-maxage=300, stale-while-revalidate=86400'

/**
 * Serves the pictures that chats show of a page: `/s/pages/about.png`,
 * `/s/clubs/main.png`, `/s/proposals/{id}.png`. What stands behind the question
 * mark makes one address of each state; it is not looked at.
 */
export function servePictures(app: AppContext, ask: Ask): ClubMiddleware {
  const draw = createPictures()
  const limit = limitDrawing(app)

  async function cardOf(
    kind: string,
    name: string,
    source: string,
  ): Promise<Card> {
    if (kind === 'pages') {
      const page = pageNamed(name)
      if (!page) throw new RefusalError('not_found')
      return { title: page.title, text: page.description }
    }
    const answer = await withDeadline(patience, (gone) =>
      ask(`/api/${kind}/${name}`, { session: null, source }, gone),
    )
    return kind === 'clubs'
      ? clubCard(answer as ClubDetail)
      : proposalCard(answer as ProposalDetail)
  }

  async function serve(ctx: ClubContext, kind: string, name: string) {
    await limit(ctx)
    const { source } = ctx.state
    const card = await cardOf(kind, name, source)
    const { png, digest } = await draw(card, { source })
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

  return (ctx, next) => {
    const [, kind, name] = pattern.exec(ctx.path) ?? []
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    return isRead && kind && name ? serve(ctx, kind, name) : next()
  }
}
