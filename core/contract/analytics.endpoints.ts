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

/**
 * Rows of a list where a question does not say how many: of a page, and of a
 * table, which people save as a whole. What is left has a cursor, either way.
 */
export const listRows = { page: 25, table: 10_000 } as const

/**
 * What also comes as comma-separated values: an answer, or a part of one that
 * is a table of its own. Parts stand before the rest of their answer: a path
 * that ends in an address would take them for a piece of it.
 */
export const csvTwins = [
  'analyticsSummary',
  'analyticsDistribution.lorenz',
  'analyticsDistribution',
  'analyticsConcentration',
  'analyticsHolders',
  'analyticsTimeseries',
  'analyticsRetention.hands',
  'analyticsRetention.periods',
  'analyticsRetention',
  'analyticsToken.bands',
  'analyticsToken.cross',
  'analyticsToken',
  'analyticsWallet.standing',
  'analyticsWallet.tokens',
  'analyticsWallet',
  'analyticsFees',
] as const satisfies (AnalyticsName | `${AnalyticsName}.${string}`)[]

export type CsvName = (typeof csvTwins)[number]

/** The answer that a table is made of. */
export type CsvSource<Name extends CsvName> =
  Name extends `${infer Source extends AnalyticsName}.${string}`
    ? Source
    : Extract<Name, AnalyticsName>

export type CsvPart = CsvName extends infer Name
  ? Name extends `${string}.${infer Part}`
    ? Part
    : never
  : never

export const csvSourceOf = <Name extends CsvName>(name: Name) =>
  name.replace(/\..*/, '') as CsvSource<Name>

/** Where a table is: `/api/analytics/token.bands.csv`. */
export const csvPathOf = (name: CsvName) =>
  `${analyticsEndpoints[csvSourceOf(name)].path}${/\..*|$/.exec(name)?.[0]}.csv`

/** What a series may be of, and in which steps; the first is the usual one. */
export const seriesMetrics = [
  'holders',
  'supply',
  'transfers',
  'mints',
  'tokenTransfers',
] as const
export const seriesSteps = ['day', 'week', 'month'] as const
