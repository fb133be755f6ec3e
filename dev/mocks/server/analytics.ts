import type { analyticsApi, nftsApi } from '@narwhal-club/core/contract'
import type { MomentName } from '../../../server/api/analytics/answers/types.ts'
import { type MockHandler, type MockHandlers, refuseFor } from './call.ts'

/** Answers about a moment; what knows the past comes with the first question. */
const tell =
  <Name extends MomentName>(
    name: Name,
  ): MockHandler<(typeof analyticsApi)[Name]> =>
  async ({ world }, asked) =>
    (await world.analytics()).answer(name, asked)

export const analyticsHandlers: MockHandlers<typeof analyticsApi> = {
  analyticsSummary: tell('analyticsSummary'),
  analyticsMoments: tell('analyticsMoments'),
  analyticsDistribution: tell('analyticsDistribution'),
  analyticsConcentration: tell('analyticsConcentration'),
  analyticsHolders: tell('analyticsHolders'),
  analyticsTimeseries: tell('analyticsTimeseries'),
  analyticsRetention: tell('analyticsRetention'),
  analyticsToken: tell('analyticsToken'),
  analyticsWallet: tell('analyticsWallet'),
  analyticsGovernance: tell('analyticsGovernance'),
  analyticsFees: tell('analyticsFees'),
}

export const nftsHandlers: MockHandlers<typeof nftsApi> = {
  /** Name and art, as far as the mocks have any. */
  async nfts({ world }, { ids }) {
    if (world.scenario.node === 'away') throw refuseFor('unavailable', 1)
    const { describe } = await world.analytics()
    return { rows: await describe(ids) }
  },
}
