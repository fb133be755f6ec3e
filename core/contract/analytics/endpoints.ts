import type { Lines } from '../kit/endpoint.ts'
import {
  type TwinName,
  type TwinSource,
  twinPath,
  twinSource,
  twinsOf,
} from '../kit/twins.ts'

/** Every question of the area: anyone may ask, and gets the same answer. */
const open = { method: 'GET', who: 'visitor', cache: 'public' } as const

/**
 * Where the calls of the analytics area go (behaviour 5), and which tables
 * their answers are.
 */
export const analyticsEndpoints = {
  analyticsSummary: {
    ...open,
    path: '/api/analytics/summary',
    formats: ['csv'],
  },
  analyticsMoments: { ...open, path: '/api/analytics/moments' },
  analyticsDistribution: {
    ...open,
    path: '/api/analytics/distribution',
    formats: ['csv', 'lorenz.csv'],
  },
  analyticsConcentration: {
    ...open,
    path: '/api/analytics/concentration',
    formats: ['csv'],
  },
  analyticsHolders: {
    ...open,
    path: '/api/analytics/holders',
    formats: ['csv'],
  },
  analyticsTimeseries: {
    ...open,
    path: '/api/analytics/timeseries',
    formats: ['csv'],
  },
  analyticsRetention: {
    ...open,
    path: '/api/analytics/retention',
    formats: ['csv', 'hands.csv', 'periods.csv'],
  },
  analyticsToken: {
    ...open,
    path: '/api/analytics/token',
    formats: ['csv', 'bands.csv', 'cross.csv'],
  },
  analyticsWallet: {
    ...open,
    path: '/api/analytics/wallet/:address',
    formats: ['csv', 'standing.csv', 'tokens.csv'],
  },
  analyticsGovernance: {
    ...open,
    path: '/api/analytics/governance',
    formats: ['csv', 'health.csv'],
  },
  analyticsFees: { ...open, path: '/api/analytics/fees', formats: ['csv'] },
} as const satisfies Lines

export type AnalyticsName = keyof typeof analyticsEndpoints

/**
 * Rows of a list where a question does not say how many: of a page, and of a
 * table, which people save as a whole. What is left has a cursor, either way.
 */
export const listRows = { page: 25, table: 10_000 } as const

/** An answer, or a part of one, as comma-separated values. */
export type CsvName = TwinName<typeof analyticsEndpoints>
export const csvTwins = /* @__PURE__ */ twinsOf(analyticsEndpoints)

/** The answer that a table is made of. */
export type CsvSource<Name extends CsvName> = TwinSource<Name> & AnalyticsName
export const csvSourceOf = <Name extends CsvName>(name: Name) =>
  twinSource(name) as CsvSource<Name>

/** `bands` of `analyticsToken.bands.csv`. */
export type CsvPart = CsvName extends infer Name
  ? Name extends `${AnalyticsName}.${infer Part}.csv`
    ? Part
    : never
  : never

/** Where a table is: `/api/analytics/token.bands.csv`. */
export const csvPathOf = (name: CsvName) => twinPath(analyticsEndpoints, name)

/** What a series may be of, and in which steps; the first is the usual one. */
export const seriesMetrics = [
  'holders',
  'supply',
  'transfers',
  'mints',
  'tokenTransfers',
] as const
export const seriesSteps = ['day', 'week', 'month'] as const
