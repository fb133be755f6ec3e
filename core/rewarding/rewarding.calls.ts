import { bountiesEndpoints } from '../contract/bounties/endpoints.ts'
import type { bountiesApi } from '../contract/bounties/index.ts'
import {
  type AskOf,
  createAskOf,
  createTransport,
  type TransportOptions,
} from '../http/index.ts'

/** Everything of the contract that a payout passes on its way. */
export type RewardingCalls = Pick<typeof bountiesApi, 'bounty' | 'reportPayout'>

/** Makes those calls by their names. */
export type AskRewarding = AskOf<RewardingCalls>

/**
 * Creates the client of payouts.
 *
 * @example
 * const ask = createRewardingClient({ fetch })
 * const { award } = await ask('bounty', { bounty: id })
 */
export function createRewardingClient(options: TransportOptions): AskRewarding {
  return createAskOf<RewardingCalls>(createTransport(options), {
    endpoints: bountiesEndpoints,
    schemas: async () =>
      (await import('../contract/bounties/index.ts')).bountiesApi,
  })
}
