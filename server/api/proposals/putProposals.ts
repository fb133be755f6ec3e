import { sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { momentOf } from '../../db/moments.ts'
import { dueJobs } from '../../jobs/tables.ts'
import { momentsAfter } from '../inbox/inbox.ports.ts'
import { momentTask } from '../inbox/news.ts'
import { putVotes } from '../votes/putVotes.ts'
import type { VotesSeed } from '../votes/votes.ports.ts'
import type { ProposalSeed } from './proposals.ports.ts'
import { linkHosts, powerLists, proposals, proposalVersions } from './tables.ts'
import { columnsOf, versionColumns } from './writes.repository.ts'

/**
 * Puts proposals in place where there is none yet, with what is told of them.
 *
 * @param votes tells what was voted on them: asked for where they are put.
 */
export async function putProposals(
  orm: Orm,
  seeds: readonly ProposalSeed[],
  now: number,
  votes?: () => Promise<VotesSeed>,
) {
  if (seeds.length === 0) return
  await orm.transaction(async (tx) => {
    const { rows } = await tx.execute(
      sql`select exists (select from ${proposals}) as is_there`,
    )
    if ((rows[0] as { is_there?: boolean }).is_there) return
    await tx.insert(proposals).values(seeds.map(({ row }) => columnsOf(row)))
    await tx
      .insert(proposalVersions)
      .values(
        seeds.flatMap(({ row, versions }) =>
          versions.map((version) => versionColumns(row.id, version)),
        ),
      )
    const moments = seeds.flatMap(({ row }) =>
      momentsAfter(row, now).map(([kind, at]) => momentTask(kind, row, at)),
    )
    if (moments.length > 0)
      await tx
        .insert(dueJobs)
        .values(
          moments.map((task) => ({
            ...task,
            payload: JSON.stringify(task.payload),
          })),
        )
        .onConflictDoNothing()
    for (const { row, holders } of seeds) {
      const { root } = row.snapshot
      await tx.execute(sql`
        insert into ${powerLists} (root, address, power)
        select ${root}, address, power
        from unnest(${sql.param(holders.map(({ address }) => address))}::text[],
          ${sql.param(holders.map(({ votingPower }) => votingPower))}::int[])
          as held(address, power)
        on conflict do nothing`)
      await tx.execute(sql`
        insert into ${linkHosts} (host, first_at)
        select host, ${momentOf(row.publishedAt)}
        from unnest(${sql.param(row.newHosts)}::text[]) as named(host)
        on conflict do nothing`)
    }
    const voted = await votes?.()
    if (voted) await putVotes(tx, voted)
  })
}
