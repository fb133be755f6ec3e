import { type SQL, sql } from 'drizzle-orm'
import type { Runner, Transaction } from '../../db/database.ts'
import { momentOf } from '../../db/moments.ts'
import type { Env } from '../../env.ts'
import { bounties, submissions } from '../bounties/tables.ts'
import { comments } from '../comments/tables.ts'
import { commentWrites } from '../comments/writes.repository.ts'
import { drafts } from '../drafts/tables.ts'
import { proposals } from '../proposals/tables.ts'
import { createProposalWrites } from '../proposals/writes.repository.ts'
import type { ModerationWrites, Said, Thing } from './moderation.ports.ts'
import { findThing } from './reads.repository.ts'
import { type Row, thingOf } from './rows.ts'
import { blockedAuthors, moderated, moderationReports } from './tables.ts'
import { putAway, putBack } from './words.queries.ts'

type Named = Pick<Thing, 'kind' | 'id'>

const ask = async (on: Runner, query: SQL) =>
  (await on.run((orm) => orm.execute(query))).rows as Row[]

const tables = {
  proposal: proposals,
  idea: drafts,
  bounty: bounties,
  submission: submissions,
  comment: comments,
} as const

/** Writes something about a thing down, whether or not it was known. */
async function mark(tx: Transaction, { kind, id }: Named, set: SQL) {
  await ask(
    tx,
    sql`insert into ${moderated} (kind, thing) values (${kind}, ${id}::uuid)
      on conflict (kind, thing) do nothing`,
  )
  await ask(
    tx,
    sql`update ${moderated} set ${set}
      where kind = ${kind} and thing = ${id}::uuid`,
  )
}

const by = (said: Said) =>
  sql`reason = ${said.reason}, by = ${said.by}, at = ${momentOf(said.at)}`

/** Changes what is known of things, and their words, in tables. */
export function createModerationWrites(
  db: Runner,
  { BLOCKED_AUTHORS }: Pick<Env, 'BLOCKED_AUTHORS'>,
): ModerationWrites<Transaction> {
  const configured = new Set<string>(BLOCKED_AUTHORS)
  const proposalWrites = createProposalWrites(db)

  /** Comments are kept apart: what stands below a thing is counted. */
  async function setComment(tx: Transaction, id: string, at: number | null) {
    const found = await commentWrites.lock(tx, id, '')
    if (!found) return
    if (at === null) await commentWrites.restore(tx, found)
    else if (found.deletedBy === null)
      await commentWrites.remove(tx, found, 'moderator', at)
  }

  return {
    async lock(tx, kind, id, now) {
      // Work changes with its bounty: who changes it holds that first.
      if (kind === 'submission')
        await ask(
          tx,
          sql`select from ${bounties} where id = (
            select bounty from ${submissions} where id = ${id}::uuid)
            for update`,
        )
      await ask(
        tx,
        sql`select from ${tables[kind]} where id = ${id}::uuid for update`,
      )
      const [row] = await ask(tx, findThing(kind, id, now))
      return row ? thingOf(row, configured) : null
    },

    async report(tx, { kind, id, version }, { address, reason, text, at }) {
      const rows = await ask(
        tx,
        sql`insert into ${moderationReports} as known
            (kind, thing, address, reason, text, version, at)
          values (${kind}, ${id}::uuid, ${address}, ${reason}, ${text}::text,
            ${version}, ${momentOf(at)})
          on conflict (kind, thing, address) do update
            set reason = excluded.reason, text = excluded.text,
              version = excluded.version, at = excluded.at, is_answered = false
            where known.is_answered and known.version < excluded.version
          returning kind`,
      )
      if (rows.length === 0) return false
      await mark(tx, { kind, id }, sql`reports = reports + 1`)
      return true
    },

    async answer(tx, thing, at) {
      const { kind, id, version } = thing
      if (kind === 'proposal') await proposalWrites.clear(tx, id, at)
      if (kind === 'comment') await commentWrites.clear(tx, id)
      await ask(
        tx,
        sql`update ${moderationReports}
          set is_answered = true, version = ${version}
          where kind = ${kind} and thing = ${id}::uuid`,
      )
      await mark(
        tx,
        thing,
        sql`reports = 0, looked = ${version}, warning = null,
          warned_by = null, warned_at = null, asked_by = null,
          asked_reason = null, asked_at = null`,
      )
    },

    async warn(tx, thing, said) {
      const { kind, id } = thing
      if (kind === 'proposal') return await proposalWrites.flag(tx, id, said)
      const at = momentOf(said.at)
      await mark(
        tx,
        thing,
        sql`warning = ${said.reason}, warned_by = ${said.by}, warned_at = ${at}`,
      )
    },

    async setState(tx, thing, state, said) {
      const { kind, id } = thing
      const isBack = state === 'stands'
      const words = isBack ? putBack[kind]?.(thing) : putAway[kind]?.(id)
      if (words) await ask(tx, words)
      if (kind === 'comment') await setComment(tx, id, isBack ? null : said.at)
      await mark(
        tx,
        thing,
        sql`state = ${state}, asked_by = null, asked_reason = null,
          asked_at = null, ${by(said)}`,
      )
    },

    async setAct(tx, thing, act, said) {
      await mark(tx, thing, sql`act = ${act}, ${by(said)}`)
    },

    async setAsked(tx, thing, said) {
      await mark(
        tx,
        thing,
        sql`asked_by = ${said.by}, asked_reason = ${said.reason},
          asked_at = ${momentOf(said.at)}`,
      )
    },

    async block(tx, { address, reason, by, at }) {
      const rows = await ask(
        tx,
        sql`insert into ${blockedAuthors} (address, reason, by, at)
          values (${address}, ${reason}, ${by}, ${momentOf(at)})
          on conflict (address) do nothing returning address`,
      )
      return rows.length > 0
    },

    async unblock(tx, address) {
      const rows = await ask(
        tx,
        sql`delete from ${blockedAuthors} where address = ${address}
          returning address`,
      )
      return rows.length > 0
    },
  }
}
