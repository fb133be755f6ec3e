import {
  type AsOf,
  type analyticsApi,
  type CsvName,
  csvTwins,
  listRows,
} from '@narwhal-club/core/contract'
import { toCsv } from '../../http/csv.ts'
import type { Twins } from '../../http/mount.ts'
import type { Target } from '../../http/twin.ts'
import { csvNameOf } from './csvName.ts'
import { csvTables } from './csvTables.ts'

/** The tables that go on for as long as something happens. */
const lists: readonly CsvName[] = [
  'analyticsHolders.csv',
  'analyticsWallet.csv',
  'analyticsFees.csv',
]

/** Where the rest of a list is that is too long for one table (RFC 8288). */
function nextLink({ path, query }: Target, answer: object) {
  if (!('next' in answer) || answer.next === undefined) return undefined
  const rest = new URLSearchParams(query)
  rest.set('cursor', String(answer.next))
  return `<${path}?${rest}>; rel="next"`
}

/** What is asked for a table: all of a list, unless the question says less. */
export const askingFor = (name: CsvName, asked: object) =>
  lists.includes(name) ? { limit: listRows.table, ...asked } : asked

/** What is told with a table: its name, and where the rest is. */
export const headOf = (
  name: CsvName,
  answer: { asOf: AsOf; next?: string | undefined },
  at: Target,
) => ({
  name: csvNameOf(name, answer.asOf),
  link: lists.includes(name) ? nextLink(at, answer) : undefined,
})

function twinOf(name: CsvName) {
  const rows = csvTables[name] as (answer: object) => never
  return {
    asking: (asked: object) => askingFor(name, asked),
    write: (answer: { asOf: AsOf }, at: Target) => ({
      text: toCsv(rows(answer)),
      ...headOf(name, answer, at),
    }),
  }
}

/** The answers of the area as tables. */
export const analyticsTwins = Object.fromEntries(
  csvTwins.map((name) => [name, twinOf(name)]),
) as unknown as Twins<typeof analyticsApi>
