/**
 * Where the calls of the analytics area go (behaviour 5). Apart from those of
 * the shell: the first page ships none of them. `:name` is one segment.
 */
export const analyticsEndpoints = {
  analyticsSummary: { method: 'GET', path: '/api/analytics/summary' },
  analyticsMoments: { method: 'GET', path: '/api/analytics/moments' },
  analyticsDistribution: { method: 'GET', path: '/api/analytics/distribution' },
  analyticsConcentration: {
    method: 'GET',
    path: '/api/analytics/concentration',
  },
  analyticsHolders: { method: 'GET', path: '/api/analytics/holders' },
  analyticsTimeseries: { method: 'GET', path: '/api/analytics/timeseries' },
  analyticsRetention: { method: 'GET', path: '/api/analytics/retention' },
  analyticsToken: { method: 'GET', path: '/api/analytics/token' },
  analyticsWallet: { method: 'GET', path: '/api/analytics/wallet/:address' },
  analyticsFees: { method: 'GET', path: '/api/analytics/fees' },
  /** Name and art of some members of the collection. */
  nfts: { method: 'GET', path: '/api/nfts' },
} as const

export type AnalyticsName = keyof typeof analyticsEndpoints

/** Those whose rows also come as comma-separated values, at `path + '.csv'`. */
export const csvTwins = [
  'analyticsSummary',
  'analyticsDistribution',
  'analyticsConcentration',
  'analyticsHolders',
  'analyticsTimeseries',
  'analyticsRetention',
  'analyticsToken',
  'analyticsWallet',
  'analyticsFees',
] as const satisfies AnalyticsName[]

export type CsvName = (typeof csvTwins)[number]
