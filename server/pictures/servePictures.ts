import type {
  BountyDetail,
  ClubDetail,
  ProposalDetail,
} from '@narwhal-club/core/contract'
import type { AppContext } from '../context.ts'
import { RefusalError } from '../errors.ts'
import { limitDrawing } from '../http/limitReads.ts'
import type { ClubContext, ClubMiddleware } from '../http/types.ts'
import { withDeadline } from '../keep/deadline.ts'
import type { Ask } from '../page/askInProcess.ts'
import { pageNamed } from '../page/pageHeads.ts'
import { bountyCard, clubCard, proposalCard } from './cards.ts'
import type { Card } from './drawCard.ts'
import type { Pictures } from './pictures.ts'
import { sendPicture } from './sendPicture.ts'

const pattern =
  /^\/s\/(pages|clubs|proposals|bounties)\/([a-z0-9-]{1,64})\.png$/
/** Milliseconds. */
const patience = 3_000
/**
 * Serves the pictures that chats show of a page: `/s/pages/about.png`,
 * `/s/clubs/main.png`, `/s/proposals/{id}.png`, `/s/bounties/{id}.png`. What stands
 * behind the question mark makes one address of each state; it is not looked at.
 */
export function servePictures(
  app: AppContext,
  ask: Ask,
  draw: Pictures,
): ClubMiddleware {
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
    if (kind === 'clubs') return clubCard(answer as ClubDetail)
    return kind === 'bounties'
      ? bountyCard(answer as BountyDetail)
      : proposalCard(answer as ProposalDetail)
  }

  async function serve(ctx: ClubContext, kind: string, name: string) {
    await limit(ctx)
    const { source } = ctx.state
    const card = await cardOf(kind, name, source)
    sendPicture(ctx, await draw(card, { source }))
  }

  return (ctx, next) => {
    const [, kind, name] = pattern.exec(ctx.path) ?? []
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    return isRead && kind && name ? serve(ctx, kind, name) : next()
  }
}
