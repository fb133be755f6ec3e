import type { CsvName, CsvSource } from '@narwhal-club/core/contract'
import type { Cell, Table } from '../../http/csv.ts'
import type { AnswerOf } from './answers/types.ts'

/** Rows that are objects; their members are the columns. */
const tableOf = <Row extends object>(
  columns: readonly (keyof Row & string)[],
  rows: readonly Row[],
): Table => ({
  columns,
  rows: rows.map((row) => columns.map((name) => row[name] as Cell)),
})

const pairs = (rows: readonly (readonly [string, Cell])[]): Table => ({
  columns: ['name', 'value'],
  rows,
})

/** What each answer is as a table. */
export const csvTables: {
  [Name in CsvName]: (answer: AnswerOf<CsvSource<Name>>) => Table
} = {
  'analyticsSummary.csv': ({ week, month, ...numbers }) =>
    pairs([
      ...scalars(numbers),
      ...scalars(week, 'week.'),
      ...scalars(month, 'month.'),
    ]),
  'analyticsDistribution.lorenz.csv': ({ lorenz = [] }) =>
    tableOf(['population', 'share'], lorenz),
  'analyticsDistribution.csv': ({ buckets }) =>
    tableOf(
      ['from', 'to', 'holders', 'held', 'holderShare', 'supplyShare'],
      buckets,
    ),
  'analyticsConcentration.csv': ({ topTenth, topHalf, ...numbers }) =>
    pairs([
      ...scalars(numbers),
      ...scalars(topTenth, 'topTenth.'),
      ...scalars(topHalf, 'topHalf.'),
    ]),
  'analyticsHolders.csv': ({ rows }) =>
    tableOf(['rank', 'address', 'nfts', 'share', 'balance', 'since'], rows),
  'analyticsTimeseries.csv': ({ points }) =>
    tableOf(['at', 'value', 'partial'], points),
  'analyticsRetention.hands.csv': (answer) => pairs(scalars(answer)),
  'analyticsRetention.periods.csv': ({ periods }) =>
    tableOf(['id', 'nfts', 'share'], periods),
  'analyticsRetention.csv': ({ cohorts }) => {
    const months = Math.max(
      0,
      ...cohorts.map(({ retained }) => retained.length),
    )
    const ends = Array.from({ length: months }, (_, index) => String(index))
    return {
      columns: ['month', 'minters', ...ends],
      rows: cohorts.map(({ month, minters, retained }) => [
        month,
        minters,
        ...ends.map((_, index) => retained[index]),
      ]),
    }
  },
  'analyticsToken.bands.csv': ({ bands }) =>
    tableOf(
      ['from', 'to', 'holders', 'held', 'holderShare', 'supplyShare'],
      bands,
    ),
  'analyticsToken.cross.csv': ({ cross, ...numbers }) =>
    pairs([...scalars(cross), ...scalars(numbers)]),
  'analyticsToken.csv': ({ top }) =>
    tableOf(['rank', 'address', 'balance', 'share', 'nfts'], top),
  // Where there are more of them, `next` is no number of the wallet's.
  'analyticsWallet.standing.csv': ({ next: _, thresholds, ...numbers }) =>
    pairs([
      ...scalars(numbers),
      ...thresholds.flatMap(({ id, ...rest }) => scalars(rest, `${id}.`)),
    ]),
  'analyticsWallet.tokens.csv': ({ tokens }) =>
    tableOf(['id', 'since'], tokens),
  'analyticsWallet.csv': ({ timeline }) =>
    tableOf(['kind', 'block', 'at', 'id', 'other'], timeline),
  'analyticsGovernance.csv': ({ proposals }) => {
    const rows = proposals.map(({ turnout, frozen, ...row }) => ({
      ...row,
      turnoutByPower: turnout.byPower,
      turnoutByVoters: turnout.byVoters,
      ...frozen,
    }))
    return tableOf(
      [
        'number',
        'id',
        'title',
        'at',
        'outcome',
        'turnoutByPower',
        'turnoutByVoters',
        'voters',
        'firstTime',
        'contested',
        'decisive',
        'firstVote',
        'holders',
        'power',
        'gini',
        'nakamoto',
        'top10',
      ],
      rows,
    )
  },
  'analyticsGovernance.health.csv': ({ health }) =>
    tableOf(['id', 'weight', 'value', 'points'], health.terms),
  'analyticsFees.csv': ({ rows }) =>
    tableOf(
      [
        'block',
        'at',
        'hash',
        'from',
        'asset',
        'amount',
        'total',
        'purpose',
        'status',
        'proposal',
        'club',
        'number',
        'title',
      ],
      rows.map(({ proposal, ...row }) => ({
        ...row,
        proposal: proposal?.id,
        club: proposal?.clubId,
        number: proposal?.number,
        title: proposal?.title,
      })),
    ),
}

const scalars = (numbers: object, prefix = '') =>
  Object.entries(numbers)
    .filter(([, value]) => typeof value !== 'object')
    .map(([name, value]) => [prefix + name, value as Cell] as const)
