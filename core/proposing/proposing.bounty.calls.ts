import { authEndpoints } from '../contract/auth/endpoints.ts'
import type { authApi } from '../contract/auth/index.ts'
import { bountiesEndpoints } from '../contract/bounties/endpoints.ts'
import type { bountiesApi } from '../contract/bounties/index.ts'
import { clubsEndpoints } from '../contract/clubs/endpoints.ts'
import type { clubsApi } from '../contract/clubs/index.ts'
import {
  type AskOf,
  createAskOf,
  createTransport,
  type TransportOptions,
} from '../http/index.ts'

/** Everything of the contract that a bounty passes on its way. */
export type BountyDraftCalls = Pick<typeof authApi, 'me'> &
  Pick<typeof clubsApi, 'club'> &
  Pick<
    typeof bountiesApi,
    | 'bounty'
    | 'checkBounty'
    | 'bountyDraft'
    | 'createBountyDraft'
    | 'saveBountyDraft'
    | 'deleteBountyDraft'
  >

export type AskBountyDraft = AskOf<BountyDraftCalls>

const endpoints = {
  me: authEndpoints.me,
  club: clubsEndpoints.club,
  ...bountiesEndpoints,
}

async function schemas(): Promise<BountyDraftCalls> {
  const [{ authApi }, { clubsApi }, { bountiesApi }] = await Promise.all([
    import('../contract/auth/index.ts'),
    import('../contract/clubs/index.ts'),
    import('../contract/bounties/index.ts'),
  ])
  return { me: authApi.me, club: clubsApi.club, ...bountiesApi }
}

/** Creates the client of drafts of bounties. */
export function createBountyDraftClient(options: TransportOptions): {
  ask: AskBountyDraft
  /** The server's time in milliseconds, as its last answer had it. */
  serverTime: () => number
} {
  const transport = createTransport(options)
  const ask = createAskOf<BountyDraftCalls>(transport, { endpoints, schemas })
  return { ask, serverTime: transport.serverTime }
}
