import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { momentOf } from '../../db/moments.ts'
import { clubs } from '../clubs/tables.ts'
import { mostDrafts } from '../drafts/drafts.ports.ts'
import type { BountyWrites } from './bounties.ports.ts'
import { draftColumnsOf } from './columns.ts'
import { draftColumns, draftOf } from './rows.ts'
import { ask, of } from './statements.ts'
import { bountyDrafts } from './tables.ts'

type DraftWrites = Pick<
  BountyWrites<Transaction>,
  'putDraft' | 'lockDraft' | 'saveDraft' | 'removeDraft' | 'setDraftState'
>

/** Changes drafts of bounties in tables. */
export const draftWrites: DraftWrites = {
  // Of one author only one at a time, or two would both be the hundredth.
  async putDraft(tx, draft) {
    const { id, club, author } = draft
    await ask(
      tx,
      sql`select pg_advisory_xact_lock(
        hashtextextended(${`bounty-drafts:${author}`}, 0))`,
    )
    const [row] = await ask(
      tx,
      sql`select exists (select from ${clubs} where id = ${club}) as is_there,
        exists (select from ${bountyDrafts} where ${of(id)}) as is_taken, (
          select count(*)::int from ${bountyDrafts}
          where author = ${author} and state <> 'published') as drafts`,
    )
    if (row?.is_there !== true) return 'no_club'
    if (row.is_taken === true) return 'taken'
    if (Number(row.drafts) >= mostDrafts) return 'full'
    const put = await tx.run((orm) =>
      orm
        .insert(bountyDrafts)
        .values(draftColumnsOf(draft))
        .onConflictDoNothing()
        .returning({ id: bountyDrafts.id }),
    )
    return put.length > 0 ? 'put' : 'taken'
  },

  async lockDraft(tx, id) {
    const [row] = await ask(
      tx,
      sql`select ${draftColumns} from ${bountyDrafts} as draft
        where draft.id = ${id}::uuid for update`,
    )
    return row ? draftOf(row) : null
  },

  async saveDraft(tx, { id, content, version, updatedAt }) {
    await ask(
      tx,
      sql`update ${bountyDrafts}
        set content = ${JSON.stringify(content)}::jsonb,
          version = ${version}, updated_at = ${momentOf(updatedAt)}
        where ${of(id)}`,
    )
  },

  async removeDraft(tx, id) {
    await ask(tx, sql`delete from ${bountyDrafts} where ${of(id)}`)
  },

  async setDraftState(tx, id, state) {
    await ask(
      tx,
      sql`update ${bountyDrafts} set state = ${state} where ${of(id)}`,
    )
  },
}
