import { type SQL, sql } from 'drizzle-orm'
import type { Runner, Transaction } from '../../db/database.ts'
import { milliseconds, momentOf } from '../../db/moments.ts'
import type { ContentStore, ContentVersion } from './content.ports.ts'
import { contentVersions as table } from './tables.ts'

type Row = Record<string, unknown>

const columns = sql`document, version, value, by, reason,
  ${milliseconds(sql`at`)} as moment`

const versionOf = (row: Row): ContentVersion => ({
  document: String(row.document),
  version: Number(row.version),
  value: row.value,
  by: String(row.by),
  reason: String(row.reason),
  at: Number(row.moment),
})

/** Versions in a table. */
export function createContentRepository(db: Runner): ContentStore<Transaction> {
  const ask = async (query: SQL, on: Runner = db) =>
    (await on.run((orm) => orm.execute(query))).rows as Row[]

  return {
    async newest(document) {
      const [row] = await ask(sql`
        select ${columns} from ${table} where document = ${document}
        order by version desc limit 1`)
      return row ? versionOf(row) : null
    },

    async newestBelow(prefix) {
      const rows = await ask(sql`
        select distinct on (document) ${columns} from ${table}
        where starts_with(document, ${prefix})
        order by document, version desc`)
      return rows.map(versionOf)
    },

    async lock(tx, document) {
      await ask(
        sql`select pg_advisory_xact_lock(
          hashtextextended(${`content:${document}`}, 0))`,
        tx,
      )
      const [row] = await ask(
        sql`select coalesce(max(version), 0)::int as version from ${table}
          where document = ${document}`,
        tx,
      )
      return Number(row?.version)
    },

    async put(tx, { document, version, value, by, reason, at }) {
      await ask(
        sql`insert into ${table} (document, version, value, by, reason, at)
          values (${document}, ${version},
            ${value === null ? null : JSON.stringify(value)}::jsonb,
            ${by}, ${reason}, ${momentOf(at)})`,
        tx,
      )
    },

    async history(document, { before, limit }) {
      const rows = await ask(sql`
        select counted.total, page.* from (
          select count(*)::int as total from ${table}
          where document = ${document}
        ) as counted left join (
          select ${columns} from ${table} where document = ${document}
            and ${before === undefined ? sql`true` : sql`version < ${before}`}
          order by version desc limit ${limit}
        ) as page on true order by page.version desc`)
      return {
        total: Number(rows[0]?.total ?? 0),
        rows: rows.filter(({ version }) => version !== null).map(versionOf),
      }
    },
  }
}
