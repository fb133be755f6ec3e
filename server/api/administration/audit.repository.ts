import type { LedgerEntry } from '@narwhal-club/core/ledger'
import { type SQL, sql } from 'drizzle-orm'
import type { Runner } from '../../db/database.ts'
import {
  inAudit,
  inModeration,
  ledgerEntries,
  saidInAudit,
} from '../../ledger/tables.ts'
import type { AuditSearch } from './audit.commands.ts'

/** Reads the audit log, the newest lines first. */
export const createAuditLines = (db: Pick<Runner, 'run'>) => ({
  async list({ before, limit, kind, by, to, isModeration }: AuditSearch) {
    const wanted: (SQL | false | '' | undefined)[] = [
      inAudit,
      before !== undefined && sql`index < ${before}`,
      kind && sql`kind = ${kind}`,
      by && sql`${saidInAudit('by')} = ${by}`,
      to && sql`${saidInAudit('to')} = ${to}`,
      isModeration && inModeration,
    ]
    const { rows } = await db.run((orm) =>
      orm.execute(sql`
        select ledger, index, kind, payload, received_at, prev_hash, hash
        from ${ledgerEntries}
        where ${sql.join(
          wanted.filter((each) => !!each),
          sql` and `,
        )}
        order by index desc limit ${limit}`),
    )
    return rows.map(({ received_at, prev_hash, ...row }) => ({
      ...row,
      receivedAt: Number(received_at),
      prevHash: prev_hash,
    })) as LedgerEntry[]
  },
})
