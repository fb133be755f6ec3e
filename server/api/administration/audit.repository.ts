import type { LedgerEntry } from '@narwhal-club/core/ledger'
import { desc, sql } from 'drizzle-orm'
import { auditLedger } from '../../audit/audit.ts'
import type { Runner } from '../../db/database.ts'
import { ledgerEntries } from '../../ledger/tables.ts'
import type { AuditSearch } from './audit.commands.ts'

/** Reads the audit log, the newest lines first. */
export const createAuditLines = (db: Runner) => ({
  async list({ before, limit, kind, by, to, subjects }: AuditSearch) {
    const said = (name: string) =>
      sql`${ledgerEntries.payload}::jsonb ->> ${name}`
    const rows = await db.run((orm) =>
      orm
        .select()
        .from(ledgerEntries)
        .where(
          sql.join(
            [
              sql`${ledgerEntries.ledger} = ${auditLedger}`,
              ...(before === undefined
                ? []
                : [sql`${ledgerEntries.index} < ${before}`]),
              ...(kind ? [sql`${ledgerEntries.kind} = ${kind}`] : []),
              ...(by ? [sql`${said('by')} = ${by}`] : []),
              ...(to ? [sql`${said('to')} = ${to}`] : []),
              ...(subjects
                ? [
                    sql`split_part(${ledgerEntries.kind}, '.', 1)
                      = any(${sql.param(subjects)}::text[])`,
                  ]
                : []),
            ],
            sql` and `,
          ),
        )
        .orderBy(desc(ledgerEntries.index))
        .limit(limit),
    )
    return rows as LedgerEntry[]
  },
})
