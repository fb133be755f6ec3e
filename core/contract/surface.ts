import { administrationApi } from './administration/index.ts'
import { analyticsApi } from './analytics/index.ts'
import { booksApi } from './books/index.ts'
import { bountiesApi } from './bounties/index.ts'
import { clubAdminApi } from './clubAdmin/index.ts'
import { clubsApi } from './clubs/index.ts'
import { commentsApi } from './comments/index.ts'
import { contentApi } from './content/index.ts'
import { diagnosticsApi } from './diagnostics/index.ts'
import { draftsApi } from './drafts/index.ts'
import { embedApi } from './embed/index.ts'
import { feesApi } from './fees/index.ts'
import { inboxApi } from './inbox/index.ts'
import { marketApi } from './market/index.ts'
import { moderationApi } from './moderation/index.ts'
import { nftsApi } from './nfts/index.ts'
import { openapiApi } from './openapi/index.ts'
import { oversightApi } from './oversight/index.ts'
import { proposalsApi } from './proposals/index.ts'
import { api } from './shell.ts'
import { shillApi } from './shill/index.ts'
import { swapApi } from './swap/index.ts'
import { votesApi } from './votes/index.ts'

/**
 * The HTTP surface, once: the server mounts it, clients call it, the mocks
 * imitate it, and the OpenAPI document says it.
 */
export const surface = {
  ...api,
  ...administrationApi,
  ...analyticsApi,
  ...booksApi,
  ...bountiesApi,
  ...clubAdminApi,
  ...clubsApi,
  ...commentsApi,
  ...contentApi,
  ...diagnosticsApi,
  ...draftsApi,
  ...embedApi,
  ...feesApi,
  ...inboxApi,
  ...moderationApi,
  ...oversightApi,
  ...proposalsApi,
  ...shillApi,
  ...swapApi,
  ...votesApi,
  ...nftsApi,
  ...marketApi,
  ...openapiApi,
} as const

export type Surface = typeof surface
export type SurfaceName = keyof Surface
