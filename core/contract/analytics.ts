import {
  type AnalyticsName,
  analyticsEndpoints,
} from './analytics.endpoints.ts'
import * as s from './analytics.schemas.ts'

/** The calls of the analytics area, as `api` has those of the shell. */
export const analyticsApi = {
  analyticsSummary: {
    ...analyticsEndpoints.analyticsSummary,
    query: s.AnalyticsQuery,
    response: s.AnalyticsSummary,
  },
  analyticsMoments: {
    ...analyticsEndpoints.analyticsMoments,
    query: s.AnalyticsQuery,
    response: s.AnalyticsMoments,
  },
  analyticsDistribution: {
    ...analyticsEndpoints.analyticsDistribution,
    query: s.AnalyticsQuery,
    response: s.AnalyticsDistribution,
  },
  analyticsConcentration: {
    ...analyticsEndpoints.analyticsConcentration,
    query: s.AnalyticsQuery,
    response: s.AnalyticsConcentration,
  },
  analyticsHolders: {
    ...analyticsEndpoints.analyticsHolders,
    query: s.HoldersQuery,
    response: s.AnalyticsHolders,
  },
  analyticsTimeseries: {
    ...analyticsEndpoints.analyticsTimeseries,
    query: s.SeriesQuery,
    response: s.AnalyticsTimeseries,
  },
  analyticsRetention: {
    ...analyticsEndpoints.analyticsRetention,
    query: s.AnalyticsQuery,
    response: s.AnalyticsRetention,
  },
  analyticsToken: {
    ...analyticsEndpoints.analyticsToken,
    query: s.AnalyticsQuery,
    response: s.AnalyticsToken,
  },
  analyticsWallet: {
    ...analyticsEndpoints.analyticsWallet,
    params: s.WalletParams,
    query: s.WalletQuery,
    response: s.AnalyticsWallet,
  },
  analyticsFees: {
    ...analyticsEndpoints.analyticsFees,
    query: s.FeesQuery,
    response: s.AnalyticsFees,
  },
  nfts: {
    ...analyticsEndpoints.nfts,
    query: s.NftsQuery,
    response: s.Nfts,
  },
} as const satisfies Record<AnalyticsName, object>
