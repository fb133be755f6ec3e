import { sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { dueJobs } from '../../jobs/tables.ts'
import type { BountyDraftRow, BountySeed } from './bounties.types.ts'
import {
  columnsOf,
  disputeColumns,
  draftColumnsOf,
  submissionColumns,
  submissionVersionColumns,
  versionColumns,
} from './columns.ts'
import { momentsOfBounty } from './moments.ts'
import { bountyTask } from './news.ts'
import {
  bounties,
  bountyDisputeCalls,
  bountyDisputes,
  bountyDrafts,
  bountyVersions,
  submissions,
  submissionVersions,
} from './tables.ts'

/** Puts drafts of bounties in place that are not there yet. */
export async function putBountyDrafts(
  orm: Orm,
  rows: readonly BountyDraftRow[],
) {
  if (rows.length === 0) return
  await orm
    .insert(bountyDrafts)
    .values(rows.map(draftColumnsOf))
    .onConflictDoNothing()
}

/** Puts bounties in place where there is none yet; votes on disputes stand before. */
export async function putBounties(
  orm: Orm,
  seeds: readonly BountySeed[],
  now: number,
) {
  if (seeds.length === 0) return
  await orm.transaction(async (tx) => {
    const { rows } = await tx.execute(
      sql`select exists (select from ${bounties}) as is_there`,
    )
    if ((rows[0] as { is_there?: boolean }).is_there) return
    for (const seed of seeds) {
      const { row, versions, dispute, calls } = seed
      await tx.insert(bounties).values(columnsOf(row))
      await tx
        .insert(bountyVersions)
        .values(versions.map((version) => versionColumns(row.id, version)))
      for (const work of seed.submissions) {
        await tx.insert(submissions).values(submissionColumns(work))
        const first = submissionVersionColumns(work.id, work)
        await tx.insert(submissionVersions).values(first)
      }
      if (dispute)
        await tx.insert(bountyDisputes).values(disputeColumns(dispute))
      for (const { at, ...call } of calls)
        await tx
          .insert(bountyDisputeCalls)
          .values({ ...call, at: new Date(at) })
      for (const [kind, at] of momentsOfBounty(row))
        if (at > now) {
          const task = bountyTask(kind, row.id, at)
          const payload = JSON.stringify(task.payload)
          await tx
            .insert(dueJobs)
            .values({ ...task, payload })
            .onConflictDoNothing()
        }
    }
  })
}
