import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { milliseconds, momentOf } from '../../db/moments.ts'
import { pageQuery } from '../../list/stretches.ts'
import { clubs } from '../clubs/tables.ts'
import { isTakenDown } from '../moderation/mark.queries.ts'
import { choiceOn, isVoted } from '../votes/voted.queries.ts'
import { stretchesOf } from './order.queries.ts'
import { withheld } from './presentProposal.ts'
import type {
  ListAsked,
  ListedProposal,
  ProposalReads,
} from './proposals.ports.ts'
import {
  filedOf,
  findQuery,
  foundOf,
  proposalColumns,
  proposalOf,
  type Row,
  versionJson,
  versionOf,
} from './rows.ts'
import { allIn, isIn } from './status.queries.ts'
import { linkHosts, powerLists, proposals, proposalVersions } from './tables.ts'

function conditionOf(asked: ListAsked, now: SQL): SQL {
  const { club, status, search, label, author, voted, isNone } = asked
  const all = [
    isNone && sql`false`,
    club !== null && sql`proposal.club = ${club}`,
    status !== null && isIn[status](now),
    author !== null && sql`proposal.author = ${author}`,
    voted !== null && isVoted(voted.by, voted.choice),
    label !== null && sql`${label} = any(proposal.labels)`,
    search !== null && sql`strpos(proposal.search, ${search}) > 0`,
  ].filter((each) => each !== false)
  return all.length > 0 ? sql.join(all, sql` and `) : sql`true`
}

/** Counts what is found. */
function totalQuery(asked: ListAsked, where: SQL): SQL {
  const { club, status, search, label, author, voted, isNone } = asked
  const narrowed = [status, search, label, author, voted]
  const isAll = !isNone && narrowed.every((each) => each === null)
  if (!isAll)
    return sql`select count(*)::int from ${proposals} as proposal where ${where}`
  if (club !== null) return allIn(sql`${club}`)
  return sql`select coalesce(sum(${allIn(sql`club.id`)}), 0)::int
    from ${clubs} as club`
}

/** What pages read of proposals: each is one statement. */
export function createProposalReads(db: Pick<Database, 'run'>): ProposalReads {
  const ask = async (query: SQL) =>
    (await db.run((orm) => orm.execute(query))).rows as Row[]

  return {
    async list(asked) {
      const now = momentOf(asked.now)
      const { after, asker, club, limit } = asked
      const voted =
        asker === null
          ? sql`null`
          : choiceOn(sql`proposal.id`, sql`${asker}::text`)
      const where = conditionOf(asked, now)
      const ofClub = club === null ? sql`true` : sql`club.id = ${club}`
      const list = { table: sql`${proposals}`, name: 'proposal' }
      const page = pageQuery(list, stretchesOf(asked.sort, now), {
        clubs: sql`(select id from ${clubs} as club where ${ofClub}) as club`,
        where,
        after,
        limit,
      })
      const rows = await ask(sql`
        with page as (${page})
        select counted.*, rows.* from (
          select (${totalQuery(asked, where)}) as total,
            ${
              club === null
                ? sql`true`
                : sql`exists (select from ${clubs} where id = ${club})`
            } as is_there
        ) as counted left join (
          select ${proposalColumns}, club.name as club_name,
            ${voted} as own_vote
          from page as proposal join ${clubs} as club on club.id = proposal.club
        ) as rows on true order by rows.place desc, rows.id`)
      if (rows[0]?.is_there !== true) return null
      return {
        total: Number(rows[0].total),
        rows: rows
          .filter(({ id }) => id !== null)
          .map((row) => ({
            ...proposalOf(row),
            clubName: String(row.club_name),
            place: Number(row.place),
            voted: row.own_vote as ListedProposal['voted'],
          })),
      }
    },

    async find(id, asker) {
      const [row] = await ask(findQuery(id, asker))
      return row ? foundOf(row) : null
    },

    async versions(id) {
      const rows = await ask(sql`
        select ${versionJson} as words,
          ${isTakenDown('proposal', sql`version.proposal`)} as is_taken
        from ${proposalVersions} as version
        where version.proposal = ${id}::uuid order by version.version desc`)
      return rows.map(({ words, is_taken }) =>
        is_taken === true ? withheld(versionOf(words)) : versionOf(words),
      )
    },

    async voters(id, after, limit) {
      const rows = await ask(sql`
        select proposal.club, proposal.number, proposal.snapshot_block,
          proposal.snapshot_root,
          proposal.eligible_voters, list.address, list.power
        from ${proposals} as proposal left join lateral (
          select address, power from ${powerLists}
          where root = proposal.snapshot_root and address > ${after ?? ''}
          order by address limit ${limit}
        ) as list on true where proposal.id = ${id}::uuid
        order by list.address`)
      const [first] = rows
      if (!first) return null
      return {
        proposal: filedOf(first),
        block: Number(first.snapshot_block),
        root: String(first.snapshot_root),
        total: Number(first.eligible_voters),
        rows: rows
          .filter(({ address }) => address !== null)
          .map(({ address, power }) => ({
            address: String(address),
            votingPower: Number(power),
          })),
      }
    },

    async feed(club, limit) {
      const rows = await ask(sql`
        select club.name as club_name, rows.* from ${clubs} as club
        left join lateral (
          select ${proposalColumns} from ${proposals} as proposal
          where proposal.club = club.id
          order by proposal.published_at desc, proposal.id limit ${limit}
        ) as rows on true where club.id = ${club}
        order by rows.published_at desc, rows.id`)
      const [first] = rows
      if (!first) return null
      return {
        name: String(first.club_name),
        rows: rows.filter(({ id }) => id !== null).map(proposalOf),
      }
    },

    async earlier({ club, author, size, since, except }) {
      const candidates = (where: SQL) => sql`(
        select proposal.id, proposal.number, proposal.author, proposal.title,
          version.body, ${milliseconds(sql`proposal.published_at`)} as at
        from ${proposals} as proposal
        join ${proposalVersions} as version on version.proposal = proposal.id
          and version.version = proposal.version
        where proposal.club = ${club} and ${where}
          and proposal.id is distinct from ${except}::uuid
        order by proposal.published_at desc limit 50)`
      const rows = await ask(sql`
        ${candidates(sql`proposal.author = ${author}`)} union
        ${candidates(sql`proposal.published_at >= ${momentOf(since)}
          and length(version.body) between ${Math.floor(size * 0.6)}
            and ${Math.ceil(size * 1.6)}`)}`)
      return rows.map((row) => ({
        id: String(row.id),
        number: Number(row.number),
        author: row.author === null ? null : String(row.author),
        title: String(row.title),
        body: String(row.body),
        createdAt: Number(row.at),
      }))
    },

    async unknownHosts(hosts) {
      const rows = await ask(sql`
        select host from unnest(${sql.param([...hosts])}::text[]) as asked(host)
        where not exists (
          select from ${linkHosts} as known where known.host = asked.host)
        order by host`)
      return rows.map(({ host }) => String(host))
    },
  }
}
