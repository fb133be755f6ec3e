import { type Surface, surface } from '@narwhal-club/core/contract'
import type { Twins } from '../../../server/http/mount.ts'
import { createPaths } from '../../../server/http/paths.ts'
import { adminHandlers } from './admin.ts'
import { administrationHandlers } from './administration.ts'
import { analyticsHandlers, nftsHandlers } from './analytics.ts'
import { authHandlers } from './auth.ts'
import { booksHandlers } from './books.ts'
import { bountiesHandlers } from './bounties.ts'
import type { MockHandlers } from './call.ts'
import { clubHandlers } from './club.ts'
import { clubAdminHandlers } from './clubAdmin.ts'
import { clubsHandlers } from './clubs.ts'
import { commentsHandlers } from './comments.ts'
import { contentHandlers } from './content.ts'
import { diagnosticsHandlers } from './diagnostics.ts'
import { draftsHandlers } from './drafts.ts'
import { embedHandlers } from './embed.ts'
import { feesHandlers } from './fees.ts'
import { inboxHandlers } from './inbox.ts'
import { marketHandlers } from './market.ts'
import { moderationHandlers } from './moderation.ts'
import { mountMocks, type Spot } from './mount.ts'
import { openapiHandlers } from './openapi.ts'
import { oversightHandlers } from './oversight.ts'
import { proposalsHandlers } from './proposals.ts'
import { shillHandlers } from './shill.ts'
import { swapsHandlers } from './swaps.ts'
import { votesHandlers } from './votes.ts'

/** A call that the contract gains fails to compile here. */
const handlers: MockHandlers<Surface> = {
  ...clubHandlers,
  ...authHandlers,
  ...adminHandlers,
  ...administrationHandlers,
  ...analyticsHandlers,
  ...nftsHandlers,
  ...booksHandlers,
  ...bountiesHandlers,
  ...clubAdminHandlers,
  ...clubsHandlers,
  ...commentsHandlers,
  ...contentHandlers,
  ...diagnosticsHandlers,
  ...draftsHandlers,
  ...embedHandlers,
  ...feesHandlers,
  ...inboxHandlers,
  ...moderationHandlers,
  ...oversightHandlers,
  ...proposalsHandlers,
  ...shillHandlers,
  ...swapsHandlers,
  ...votesHandlers,
  ...marketHandlers,
  ...openapiHandlers,
}

/** The server's own writers; they come with the first table. */
const loadTwins = async (): Promise<Twins<Surface>> => {
  const { analyticsTwins } = await import(
    '../../../server/api/analytics/analyticsTwins.ts'
  )
  const { moderationTwins } = await import(
    '../../../server/api/moderation/moderationTwins.ts'
  )
  const { oversightTwins } = await import(
    '../../../server/api/oversight/oversightTwins.ts'
  )
  const { administrationTwins } = await import(
    '../../../server/api/administration/administrationTwins.ts'
  )
  const { proposalTwins } = await import(
    '../../../server/api/proposals/proposalTwins.ts'
  )
  const { bookTwins } = await import('../../../server/api/books/bookTwins.ts')
  const { bountyTwins } = await import(
    '../../../server/api/bounties/bountyTwins.ts'
  )
  const { voteTwins } = await import('../../../server/api/votes/voteTwins.ts')
  const { swapTwins } = await import('../../../server/api/swap/swapTwins.ts')
  const { clubAdminTwins } = await import(
    '../../../server/api/clubAdmin/clubAdminTwins.ts'
  )
  const { contentTwins } = await import(
    '../../../server/api/content/contentTwins.ts'
  )
  return {
    ...administrationTwins,
    ...analyticsTwins,
    ...bookTwins,
    ...bountyTwins,
    ...clubAdminTwins,
    ...contentTwins,
    ...moderationTwins,
    ...oversightTwins,
    ...proposalTwins,
    ...swapTwins,
    ...voteTwins,
  }
}

export type MockPaths = ReturnType<typeof createPaths<Spot>>

export const allRows = mountMocks(surface, handlers, loadTwins)

/** Everything below `/api`. */
export const allPaths: MockPaths = createPaths(allRows)
