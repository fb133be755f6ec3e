import { define } from '../kit/define.ts'
import { analyticsEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

const query = s.AnalyticsQuery
/** Every answer is of a moment, and there may be none yet. */
const refusals = ['block_not_indexed', 'index_behind'] as const

/** The calls of the analytics area. */
export const analyticsApi = define(analyticsEndpoints, {
  analyticsSummary: { refusals, query, answer: s.AnalyticsSummary },
  analyticsMoments: { refusals, query, answer: s.AnalyticsMoments },
  analyticsDistribution: { refusals, query, answer: s.AnalyticsDistribution },
  analyticsConcentration: { refusals, query, answer: s.AnalyticsConcentration },
  analyticsHolders: {
    refusals,
    query: s.HoldersQuery,
    answer: s.AnalyticsHolders,
  },
  analyticsTimeseries: {
    refusals,
    query: s.SeriesQuery,
    answer: s.AnalyticsTimeseries,
    example: { metric: 'holders' },
  },
  analyticsRetention: { refusals, query, answer: s.AnalyticsRetention },
  analyticsToken: { refusals, query, answer: s.AnalyticsToken },
  analyticsWallet: {
    refusals,
    params: s.WalletParams,
    query: s.WalletQuery,
    answer: s.AnalyticsWallet,
    example: { address: `0x${'1'.repeat(40)}` },
  },
  analyticsGovernance: {
    refusals: [...refusals, 'club_not_found'],
    query: s.GovernanceQuery,
    answer: s.AnalyticsGovernance,
  },
  analyticsFees: { refusals, query: s.FeesQuery, answer: s.AnalyticsFees },
})
