import { type Surface, surface } from '@narwhal-club/core/contract'
import type { Twins } from '../../../server/http/mount.ts'
import { createPaths } from '../../../server/http/paths.ts'
import { adminHandlers } from './admin.ts'
import { analyticsHandlers, nftsHandlers } from './analytics.ts'
import { authHandlers } from './auth.ts'
import { bountiesHandlers } from './bounties.ts'
import type { MockHandlers } from './call.ts'
import { clubHandlers } from './club.ts'
import { clubsHandlers } from './clubs.ts'
import { commentsHandlers } from './comments.ts'
import { draftsHandlers } from './drafts.ts'
import { embedHandlers } from './embed.ts'
import { feesHandlers } from './fees.ts'
import { inboxHandlers } from './inbox.ts'
import { marketHandlers } from './market.ts'
import { mountMocks, type Spot } from './mount.ts'
import { openapiHandlers } from './openapi.ts'
import { proposalsHandlers } from './proposals.ts'
import { shillHandlers } from './shill.ts'
import { swapsHandlers } from './swaps.ts'
import { votesHandlers } from './votes.ts'

/** A call that the contract gains fails to compile here. */
const handlers: MockHandlers<Surface> = {
  ...clubHandlers,
  ...authHandlers,
  ...adminHandlers,
  ...analyticsHandlers,
  ...nftsHandlers,
  ...bountiesHandlers,
  ...clubsHandlers,
  ...commentsHandlers,
  ...draftsHandlers,
  ...embedHandlers,
  ...feesHandlers,
  ...inboxHandlers,
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
  const { proposalTwins } = await import(
    '../../../server/api/proposals/proposalTwins.ts'
  )
  const { bountyTwins } = await import(
    '../../../server/api/bounties/bountyTwins.ts'
  )
  const { voteTwins } = await import('../../../server/api/votes/voteTwins.ts')
  const { swapTwins } = await import('../../../server/api/swap/swapTwins.ts')
  return {
    ...analyticsTwins,
    ...bountyTwins,
    ...proposalTwins,
    ...swapTwins,
    ...voteTwins,
  }
}

export type MockPaths = ReturnType<typeof createPaths<Spot>>

export const allRows = mountMocks(surface, handlers, loadTwins)

/** Everything below `/api`. */
export const allPaths: MockPaths = createPaths(allRows)
