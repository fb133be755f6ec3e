import { define } from '../kit/endpoint.ts'
import { analyticsEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

const query = s.AnalyticsQuery

/** The calls of the analytics area. */
export const analyticsApi = define(analyticsEndpoints, {
  analyticsSummary: { query, answer: s.AnalyticsSummary },
  analyticsMoments: { query, answer: s.AnalyticsMoments },
  analyticsDistribution: { query, answer: s.AnalyticsDistribution },
  analyticsConcentration: { query, answer: s.AnalyticsConcentration },
  analyticsHolders: { query: s.HoldersQuery, answer: s.AnalyticsHolders },
  analyticsTimeseries: {
    query: s.SeriesQuery,
    answer: s.AnalyticsTimeseries,
    example: { metric: 'holders' },
  },
  analyticsRetention: { query, answer: s.AnalyticsRetention },
  analyticsToken: { query, answer: s.AnalyticsToken },
  analyticsWallet: {
    params: s.WalletParams,
    query: s.WalletQuery,
    answer: s.AnalyticsWallet,
    example: { address: `0x${'1'.repeat(40)}` },
  },
  analyticsFees: { query: s.FeesQuery, answer: s.AnalyticsFees },
})
