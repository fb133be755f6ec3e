import type { Surface } from '@narwhal-club/core/contract'
import type { Twins } from '../../../server/http/mount.ts'
import { adminHandlers } from './admin.ts'
import { analyticsHandlers, nftsHandlers } from './analytics.ts'
import { authHandlers } from './auth.ts'
import type { MockHandlers } from './call.ts'
import { clubHandlers } from './club.ts'
import { marketHandlers } from './market.ts'

/** A call that the contract gains fails to compile here. */
export const handlers: MockHandlers<Surface> = {
  ...clubHandlers,
  ...authHandlers,
  ...adminHandlers,
  ...analyticsHandlers,
  ...nftsHandlers,
  ...marketHandlers,
}

/** The server's own writers; they come with the first table. */
export const loadTwins = async (): Promise<Twins<Surface>> => {
  const { analyticsTwins } = await import(
    '../../../server/api/analytics/analyticsTwins.ts'
  )
  return { ...analyticsTwins }
}
