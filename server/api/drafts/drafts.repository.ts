import type { DraftContent, DraftState } from '@narwhal-club/core/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { milliseconds, momentOf } from '../../db/moments.ts'
import { afterPlace } from '../../list/afterPlace.ts'
import { clubs } from '../clubs/tables.ts'
import { feeIntents } from '../fees/tables.ts'
import { isTakenDown, markJson } from '../moderation/mark.queries.ts'
import { proposals } from '../proposals/tables.ts'
import {
  type DraftPage,
  type DraftRow,
  type DraftStore,
  type FoundDraft,
  type ListedDraft,
  mostDrafts,
  openingLength,
} from './drafts.ports.ts'
import { drafts } from './tables.ts'

type Row = Record<string, unknown>

/** Of the draft at hand: what was made of it. */
const become = sql`
  (select count(*)::int from ${drafts} as copy
    where copy.idea_draft = draft.id) as adoptions,
  (select made.id from ${feeIntents} as made
    where made.payer = draft.author and made.ref_id = draft.id
      and made.purpose = 'proposal'
    order by made.created_at desc, made.id limit 1) as intent,
  (select proposal.id from ${proposals} as proposal
    where proposal.draft = draft.id) as proposal`

const draftMoments = sql`${milliseconds(sql`draft.shared_at`)} as shared,
  ${milliseconds(sql`draft.created_at`)} as created,
  ${milliseconds(sql`draft.updated_at`)} as updated`

export const draftColumns = sql`draft.*, ${draftMoments},
  ${markJson('idea', sql`draft.id`)} as mark`

const textOrNull = (value: unknown) => (value === null ? null : String(value))

/** The same of lists, which leave the words where they are. */
const listedColumns = sql`draft.id, draft.club, draft.author, draft.version,
  draft.state, draft.idea_draft, draft.idea_author, draft.shared_at,
  draft.updated_at, draft.content->>'title' as title,
  draft.content->>'summary' as summary,
  left(draft.content->>'body', ${openingLength}) as opening, ${draftMoments}`

const traitsOf = (row: Row) => ({
  id: String(row.id),
  club: String(row.club),
  author: String(row.author) as DraftRow['author'],
  version: Number(row.version),
  state: row.state as DraftState,
  sharedAt: row.shared === null ? null : Number(row.shared),
  idea:
    row.idea_draft === null
      ? null
      : { draft: String(row.idea_draft), author: String(row.idea_author) },
  createdAt: Number(row.created),
  updatedAt: Number(row.updated),
})

export const draftOf = (row: Row): DraftRow => ({
  ...traitsOf(row),
  content: row.content as DraftContent,
  mark: row.mark as DraftRow['mark'],
})

const becomeOf = (row: Row) => ({
  adoptions: Number(row.adoptions),
  intent: textOrNull(row.intent),
  proposal: textOrNull(row.proposal),
})

const foundOf = (row: Row): FoundDraft => ({
  ...draftOf(row),
  ...becomeOf(row),
})

const listedOf = (row: Row): ListedDraft => ({
  ...traitsOf(row),
  ...becomeOf(row),
  title: String(row.title),
  summary: String(row.summary),
  opening: String(row.opening),
})

/** Drafts in tables: lists and look-ups are one statement each. */
export function createDraftsRepository(
  db: Pick<Database, 'run' | 'transact'>,
): DraftStore {
  const ask = async (query: SQL, on: Pick<Database, 'run'> = db) =>
    (await on.run((orm) => orm.execute(query))).rows as Row[]

  /** A page of drafts, by a moment of theirs, the newest first. */
  async function page(
    { after, limit }: DraftPage,
    by: SQL,
    { where, told = sql`` }: { where: SQL; told?: SQL },
  ) {
    const isLater = after
      ? afterPlace([
          { by, order: 'falling', at: momentOf(after.at) },
          { by: sql`draft.id`, order: 'rising', at: sql`${after.id}::uuid` },
        ])
      : sql`true`
    const order = sql`order by ${by} desc, draft.id`
    const rows = await ask(sql`
      select counted.*, rows.* from (
        select ${told} (select count(*)::int from ${drafts} as draft
          where ${where}) as total
      ) as counted left join lateral (
        select ${listedColumns}, ${become} from ${drafts} as draft
        where ${where} and ${isLater} ${order} limit ${limit}
      ) as rows on true order by ${ordered(by)} desc, rows.id`)
    return {
      first: rows[0],
      total: Number(rows[0]?.total ?? 0),
      rows: rows.filter(({ id }) => id !== null).map(listedOf),
    }
  }

  return {
    async list({ author, club, ...asked }) {
      const where = sql`draft.author = ${author}
        and ${club === null ? sql`true` : sql`draft.club = ${club}`}`
      const { total, rows } = await page(asked, byTouch, { where })
      return { total, rows }
    },

    async ideas({ club, ...asked }) {
      const where = sql`draft.club = ${club} and draft.shared_at is not null
        and draft.state <> 'published'
        and not ${isTakenDown('idea', sql`draft.id`)}`
      const told = sql`exists (
        select from ${clubs} where id = ${club}) as is_there,`
      const found = await page(asked, byShare, { where, told })
      const { first, total, rows } = found
      return first?.is_there === true ? { total, rows } : null
    },

    async find(id) {
      const [row] = await ask(sql`
        select ${draftColumns}, ${become} from ${drafts} as draft
        where draft.id = ${id}::uuid`)
      return row ? foundOf(row) : null
    },

    // Of one author only one at a time, or two would both be the hundredth.
    put: (draft) =>
      db.transact(async (tx) => {
        const { id, club, author, content, idea, copyOf } = draft
        await ask(
          sql`select pg_advisory_xact_lock(
            hashtextextended(${`drafts:${author}`}, 0))`,
          tx,
        )
        const at = momentOf(draft.at)
        const [row] = await ask(
          sql`
            with own as (
              select count(*) < ${mostDrafts} as has_room from ${drafts}
              where author = ${author} and state <> 'published'
            ), taken as (
              select id from ${drafts} where id = ${id}::uuid
                or (author = ${author} and state <> 'published'
                  and copy_of = ${copyOf}::uuid)
              order by id = ${id}::uuid desc, created_at, id limit 1
            ), put as (
              insert into ${drafts} (id, club, author, content, version, state,
                idea_draft, idea_author, copy_of, created_at, updated_at)
              select ${id}::uuid, club.id, ${author},
                ${JSON.stringify(content)}::jsonb, 1, 'writing',
                ${idea?.draft ?? null}::uuid, ${idea?.author ?? null}::text,
                ${copyOf}::uuid, ${at}, ${at}
              from ${clubs} as club, own
              where club.id = ${club} and own.has_room
                and not exists (select from taken)
              on conflict (id) do nothing returning id
            )
            select own.has_room, exists (select from put) as is_put,
              (select id from taken) as taken,
              exists (select from ${clubs} where id = ${club}) as is_there
            from own`,
          tx,
        )
        if (row?.is_put === true) return { is: 'put', id }
        if (row?.is_there !== true) return { is: 'no_club', id }
        const taken = textOrNull(row.taken)
        // Also where another put one there at this moment.
        const isTaken = taken !== null || row.has_room === true
        return { is: isTaken ? 'taken' : 'full', id: taken ?? id }
      }),

    async save({ id, author, version, content, isShared, at }) {
      const [row] = await ask(sql`
        update ${drafts} set content = ${JSON.stringify(content)}::jsonb,
          version = version + 1, updated_at = ${momentOf(at)}
        where id = ${id}::uuid and author = ${author}
          and version = ${version} and state = 'writing'
          and (shared_at is not null) = ${isShared}
        returning version`)
      return row ? { version: Number(row.version), updatedAt: at } : null
    },

    async remove(id, author) {
      const rows = await ask(sql`
        delete from ${drafts} where id = ${id}::uuid and author = ${author}
          and state = 'writing' returning id`)
      return rows.length > 0
    },

    async share({ id, author, version }, at) {
      const sharedAt = at === null ? sql`null` : momentOf(at)
      const rows = await ask(sql`
        update ${drafts} set shared_at = ${sharedAt}
        where id = ${id}::uuid and author = ${author}
          and (${at === null} or version = ${version}) returning id`)
      return rows.length > 0
    },
  }
}

const byTouch = sql`draft.updated_at`
const byShare = sql`draft.shared_at`
/** The same column, of the page. */
const ordered = (by: SQL) =>
  by === byTouch ? sql`rows.updated_at` : sql`rows.shared_at`
