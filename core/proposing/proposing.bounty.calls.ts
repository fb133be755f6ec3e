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
  type Transport,
  type TransportOptions,
} from '../http/index.ts'

/** Everything of the contract that a bounty passes on its way. */
export type BountyDraftCalls = Pick<typeof authApi, 'me'> &
  Pick<typeof clubsApi, 'club'> &
  Pick<
    typeof bountiesApi,
    | 'bounty'
    | 'checkBounty'
    | 'editBounty'
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

/** Asks about bounties through a transport that others use as well: time is one. */
export const askBountiesOver = (transport: Transport): AskBountyDraft =>
  createAskOf<BountyDraftCalls>(transport, { endpoints, schemas })

/** Creates the client of drafts of bounties. */
export function createBountyDraftClient(options: TransportOptions): {
  ask: AskBountyDraft
  /** The server's time in milliseconds, as its last answer had it. */
  serverTime: () => number
} {
  const transport = createTransport(options)
  return { ask: askBountiesOver(transport), serverTime: transport.serverTime }
}
