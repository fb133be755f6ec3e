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

/** Everything of the contract that a witness looks at. */
export type WitnessCalls = Pick<typeof proposalsApi, 'proposal'> &
  Pick<typeof votesApi, 'logHead' | 'log' | 'logKeys'>

/** Makes those calls by their names. */
export type AskWitness = AskOf<WitnessCalls>

/** A browser's own copies say nothing of how it stands now. */
const anew = { noCache: true } as const
const endpoints = {
  proposal: { ...proposalsEndpoints.proposal, ...anew },
  logHead: { ...votesEndpoints.logHead, ...anew },
  log: { ...votesEndpoints.log, ...anew },
  logKeys: { ...votesEndpoints.logKeys, ...anew },
}

/** Loads what answers are held against, with the first one. */
async function schemas(): Promise<WitnessCalls> {
  const [{ proposalsApi }, { votesApi }] = await Promise.all([
    import('../contract/proposals/index.ts'),
    import('../contract/votes/index.ts'),
  ])
  const { proposal } = proposalsApi
  const { logHead, log, logKeys } = votesApi
  return { proposal, logHead, log, logKeys }
}

/**
 * Creates the client of the witness.
 *
 * @example
 * const ask = createWitnessClient({ fetch })
 * const head = await ask('logHead', {})
 */
export const createWitnessClient = (options: TransportOptions): AskWitness =>
  createAskOf<WitnessCalls>(createTransport(options), { endpoints, schemas })
