import { sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { momentOf } from '../../db/moments.ts'
import type { ProposalSeed } from './proposals.ports.ts'
import { linkHosts, powerLists, proposals, proposalVersions } from './tables.ts'
import { columnsOf, versionColumns } from './writes.repository.ts'

/** Puts proposals in place where there is none yet. */
export async function putProposals(orm: Orm, seeds: readonly ProposalSeed[]) {
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
  })
}
