import {
  type CsvName,
  type CsvSource,
  listRows,
} from '@narwhal-club/core/contract'
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
  analyticsSummary: ({ week, month, ...numbers }) =>
    pairs([
      ...scalars(numbers),
      ...scalars(week, 'week.'),
      ...scalars(month, 'month.'),
    ]),
  'analyticsDistribution.lorenz': ({ lorenz = [] }) =>
    tableOf(['population', 'share'], lorenz),
  analyticsDistribution: ({ buckets }) =>
    tableOf(
      ['from', 'to', 'holders', 'held', 'holderShare', 'supplyShare'],
      buckets,
    ),
  analyticsConcentration: ({ topTenth, topHalf, ...numbers }) =>
    pairs([
      ...scalars(numbers),
      ...scalars(topTenth, 'topTenth.'),
      ...scalars(topHalf, 'topHalf.'),
    ]),
  analyticsHolders: ({ rows }) =>
    tableOf(['rank', 'address', 'nfts', 'share', 'balance', 'since'], rows),
  analyticsTimeseries: ({ points }) =>
    tableOf(['at', 'value', 'partial'], points),
  'analyticsRetention.hands': (answer) => pairs(scalars(answer)),
  'analyticsRetention.periods': ({ periods }) =>
    tableOf(['id', 'nfts', 'share'], periods),
  analyticsRetention: ({ cohorts }) => {
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
  'analyticsToken.bands': ({ bands }) =>
    tableOf(
      ['from', 'to', 'holders', 'held', 'holderShare', 'supplyShare'],
      bands,
    ),
  'analyticsToken.cross': ({ cross, ...numbers }) =>
    pairs([...scalars(cross), ...scalars(numbers)]),
  analyticsToken: ({ top }) =>
    tableOf(['rank', 'address', 'balance', 'share', 'nfts'], top),
  // Where there are more of them, `next` is no number of the wallet's.
  'analyticsWallet.standing': ({ next: _, thresholds, ...numbers }) =>
    pairs([
      ...scalars(numbers),
      ...thresholds.flatMap(({ id, ...rest }) => scalars(rest, `${id}.`)),
    ]),
  'analyticsWallet.tokens': ({ tokens }) => tableOf(['id', 'since'], tokens),
  analyticsWallet: ({ timeline }) =>
    tableOf(['kind', 'block', 'at', 'id', 'other'], timeline),
  analyticsFees: ({ rows }) =>
    tableOf(
      ['block', 'at', 'hash', 'from', 'asset', 'amount', 'total', 'purpose'],
      rows,
    ),
}

const scalars = (numbers: object, prefix = '') =>
  Object.entries(numbers)
    .filter(([, value]) => typeof value !== 'object')
    .map(([name, value]) => [prefix + name, value as Cell] as const)

/** The tables that go on for as long as something happens. */
const lists: readonly CsvName[] = [
  'analyticsHolders',
  'analyticsWallet',
  'analyticsFees',
]

/** What is asked for a table: all of a list, unless the question says less. */
export const asTable = (name: CsvName, asked: object) =>
  lists.includes(name) ? { limit: listRows.table, ...asked } : asked

/** Where the rest of a list is that is too long for one table (RFC 8288). */
export function nextLink(
  name: CsvName,
  { path, query }: { path: string; query: string },
  answer: object,
) {
  if (!lists.includes(name) || !('next' in answer)) return undefined
  const rest = new URLSearchParams(query)
  rest.set('cursor', String(answer.next))
  return `<${path}?${rest}>; rel="next"`
}
