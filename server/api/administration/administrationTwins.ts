import type { administrationApi } from '@narwhal-club/core/contract'
import { toCsv } from '../../http/csv.ts'
import type { Twins } from '../../http/mount.ts'

/** Rows of a table: of what is longer, its end says where the rest is. */
const [mostLines, mostRows] = [500, 100]
const lineColumns = [
  'index',
  'at',
  'kind',
  'payload',
  'prevHash',
  'hash',
] as const
const rowColumns = [
  'index',
  'at',
  'kind',
  'by',
  'to',
  'thing',
  'reason',
  'hash',
] as const

/** The answers of the area in other forms. */
export const administrationTwins: Twins<typeof administrationApi> = {
  'adminAudit.csv': {
    asking: (asked) => ({ ...asked, limit: asked.limit ?? mostLines }),
    write: ({ rows }) => ({
      name: 'audit',
      text: toCsv({
        columns: lineColumns,
        rows: rows.map((line) => {
          const at = new Date(line.receivedAt).toISOString()
          const row = { ...line, at }
          return lineColumns.map((name) => row[name])
        }),
      }),
    }),
  },
  'moderationLog.csv': {
    asking: (asked) => ({ ...asked, limit: asked.limit ?? mostRows }),
    write: ({ rows }) => ({
      name: 'moderation',
      text: toCsv({
        columns: rowColumns,
        rows: rows.map((row) => rowColumns.map((name) => row[name])),
      }),
    }),
  },
}
