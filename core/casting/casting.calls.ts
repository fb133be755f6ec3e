import { clubsEndpoints } from '../contract/clubs/endpoints.ts'
import type { clubsApi } from '../contract/clubs/index.ts'
import { proposalsEndpoints } from '../contract/proposals/endpoints.ts'
import type { proposalsApi } from '../contract/proposals/index.ts'
import { votesEndpoints } from '../contract/votes/endpoints.ts'
import type { votesApi } from '../contract/votes/index.ts'
import {
  type AskOf,
  createAskOf,
  createTransport,
  type TransportOptions,
} from '../http/index.ts'

/** Everything of the contract that a vote passes on its way. */
export type CastingCalls = Pick<typeof clubsApi, 'club'> &
  Pick<typeof proposalsApi, 'proposal'> &
  Pick<typeof votesApi, 'castVote' | 'myVote'>

/** Makes those calls by their names. */
export type AskCasting = AskOf<CastingCalls>

const endpoints = {
  club: clubsEndpoints.club,
  proposal: proposalsEndpoints.proposal,
  castVote: votesEndpoints.castVote,
  myVote: votesEndpoints.myVote,
}

/** Loads what answers are held against, with the first one. */
async function schemas(): Promise<CastingCalls> {
  const [{ clubsApi }, { proposalsApi }, { votesApi }] = await Promise.all([
    import('../contract/clubs/index.ts'),
    import('../contract/proposals/index.ts'),
    import('../contract/votes/index.ts'),
  ])
  const { club } = clubsApi
  const { proposal } = proposalsApi
  const { castVote, myVote } = votesApi
  return { club, proposal, castVote, myVote }
}

/**
 * Creates the client of votes.
 *
 * @example
 * const { ask } = createCastingClient({ fetch })
 * const mine = await ask('myVote', { proposal: id })
 */
export function createCastingClient(options: TransportOptions): {
  ask: AskCasting
  /** The server's time in milliseconds, as its last answer had it. */
  serverTime: () => number
} {
  const transport = createTransport(options)
  const ask = createAskOf<CastingCalls>(transport, { endpoints, schemas })
  return { ask, serverTime: transport.serverTime }
}
