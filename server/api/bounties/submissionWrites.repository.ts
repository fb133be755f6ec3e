import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { feeRefunds } from '../books/tables.ts'
import type { BountyWrites } from './bounties.ports.ts'
import { submissionColumns, submissionVersionColumns } from './columns.ts'
import { submissionJson, submissionOf } from './rows.ts'
import { ask, of } from './statements.ts'
import { submissions, submissionVersions } from './tables.ts'

type SubmissionWrites = Pick<
  BountyWrites<Transaction>,
  | 'bountyOf'
  | 'submissions'
  | 'versionsBy'
  | 'putSubmission'
  | 'saveSubmission'
  | 'addSubmissionVersion'
  | 'usedKeys'
>

/** Changes the work that was handed in, in tables. */
export const submissionWrites: SubmissionWrites = {
  async bountyOf(tx, submission) {
    const [row] = await ask(
      tx,
      sql`select bounty from ${submissions} where ${of(submission)}`,
    )
    return row ? String(row.bounty) : null
  },

  async submissions(tx, bounty) {
    const rows = await ask(
      tx,
      sql`select ${submissionJson} as json from ${submissions} as work
        where work.bounty = ${bounty}::uuid and work.status <> 'withdrawn'
        order by work.at, work.id`,
    )
    return rows.map(({ json }) => submissionOf(json))
  },

  async versionsBy(tx, bounty, author) {
    const [row] = await ask(
      tx,
      sql`select coalesce(sum(version), 0)::int as versions
        from ${submissions}
        where bounty = ${bounty}::uuid and author = ${author}`,
    )
    return Number(row?.versions)
  },

  async putSubmission(tx, row) {
    const put = await tx.run((orm) =>
      orm
        .insert(submissions)
        .values(submissionColumns(row))
        .onConflictDoNothing()
        .returning({ id: submissions.id }),
    )
    if (put.length === 0) return false
    const first = submissionVersionColumns(row.id, row)
    await tx.run((orm) => orm.insert(submissionVersions).values(first))
    return true
  },

  async saveSubmission(tx, row) {
    const { id, ...columns } = submissionColumns(row)
    await tx.run((orm) =>
      orm
        .update(submissions)
        .set(columns)
        .where(of(id as string)),
    )
  },

  async addSubmissionVersion(tx, submission, version) {
    await tx.run((orm) =>
      orm
        .insert(submissionVersions)
        .values(submissionVersionColumns(submission, version)),
    )
  },

  async usedKeys(tx, hash, except) {
    // Two that name one transaction at once come one after the other.
    await ask(
      tx,
      sql`select pg_advisory_xact_lock(
        hashtextextended(${`payout:${hash}`}, 0))`,
    )
    const rows = await ask(
      tx,
      sql`select payout_key from ${submissions}
        where payout_hash = ${hash} and payout_key is not null
          and id <> ${except}::uuid
        union select key from ${feeRefunds}
        where hash = ${hash} and key is not null
          and id <> ${except}::uuid`,
    )
    return rows.map((row) => String(row.payout_key))
  },
}
