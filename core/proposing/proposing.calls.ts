import { clubsEndpoints } from '../contract/clubs/endpoints.ts'
import type { clubsApi } from '../contract/clubs/index.ts'
import { draftsEndpoints } from '../contract/drafts/endpoints.ts'
import type { draftsApi } from '../contract/drafts/index.ts'
import { feesEndpoints } from '../contract/fees/endpoints.ts'
import type { feesApi } from '../contract/fees/index.ts'
import { proposalsEndpoints } from '../contract/proposals/endpoints.ts'
import type { proposalsApi } from '../contract/proposals/index.ts'
import {
  type AskOf,
  createAskOf,
  createTransport,
  type TransportOptions,
} from '../http/index.ts'
import {
  type AskBountyDraft,
  askBountiesOver,
} from './proposing.bounty.calls.ts'

/** Everything of the contract that a proposal passes on its way. */
export type ProposingCalls = Pick<typeof clubsApi, 'club'> &
  typeof draftsApi &
  typeof feesApi &
  typeof proposalsApi

/** Makes those calls by their names. */
export type AskProposing = AskOf<ProposingCalls>

const endpoints = {
  club: clubsEndpoints.club,
  ...draftsEndpoints,
  ...feesEndpoints,
  ...proposalsEndpoints,
}

/** Loads what answers are held against, with the first one. */
async function schemas(): Promise<ProposingCalls> {
  const [{ clubsApi }, { draftsApi }, { feesApi }, { proposalsApi }] =
    await Promise.all([
      import('../contract/clubs/index.ts'),
      import('../contract/drafts/index.ts'),
      import('../contract/fees/index.ts'),
      import('../contract/proposals/index.ts'),
    ])
  return { club: clubsApi.club, ...draftsApi, ...feesApi, ...proposalsApi }
}

/**
 * Creates the clients of drafts, fees, proposals and drafts of bounties.
 *
 * @example
 * const { ask } = createProposingClient({ fetch })
 * const draft = await ask('draft', { draft: id })
 */
export function createProposingClient(options: TransportOptions): {
  ask: AskProposing
  /** The same of drafts of bounties. */
  askBounty: AskBountyDraft
  /** The server's time in milliseconds, as its last answer had it. */
  serverTime: () => number
} {
  const transport = createTransport(options)
  const ask = createAskOf<ProposingCalls>(transport, { endpoints, schemas })
  const askBounty = askBountiesOver(transport)
  return { ask, askBounty, serverTime: transport.serverTime }
}
