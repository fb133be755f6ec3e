import {
  type AsOf,
  type analyticsApi,
  type CsvName,
  csvTwins,
  listRows,
} from '@narwhal-club/core/contract'
import { toCsv } from '../../http/csv.ts'
import type { Twins } from '../../http/mount.ts'
import { csvNameOf } from './csvName.ts'
import { csvTables } from './csvTables.ts'

/** The tables that go on for as long as something happens. */
const lists: readonly CsvName[] = [
  'analyticsHolders.csv',
  'analyticsWallet.csv',
  'analyticsFees.csv',
]

/** What is asked for a table: all of a list, unless the question says less. */
export const askingFor = (name: CsvName, asked: object) =>
  lists.includes(name) ? { limit: listRows.table, ...asked } : asked

function twinOf(name: CsvName) {
  const rows = csvTables[name] as (answer: object) => never
  return {
    asking: (asked: object) => askingFor(name, asked),
    write: (answer: { asOf: AsOf }) => ({
      text: toCsv(rows(answer)),
      name: csvNameOf(name, answer.asOf),
    }),
  }
}

/** The answers of the area as tables. */
export const analyticsTwins = Object.fromEntries(
  csvTwins.map((name) => [name, twinOf(name)]),
) as unknown as Twins<typeof analyticsApi>
