import { type SQL, sql } from 'drizzle-orm'
import type { Runner, Transaction } from '../../db/database.ts'
import { momentOf } from '../../db/moments.ts'
import type { CommentWrites } from './comments.ports.ts'
import {
  anyThing,
  commentJson,
  countMore,
  frozenPower,
  heldOf,
  type Row,
  thingOf,
} from './rows.ts'
import {
  commentLikes,
  commentReports,
  comments,
  commentVersions,
} from './tables.ts'

const ask = async (on: Runner, query: SQL) =>
  (await on.run((orm) => orm.execute(query))).rows as Row[]

const of = (id: string) => sql`id = ${id}::uuid`

const countReplies = (thread: string, more: 1 | -1) => sql`
  update ${comments} set replies = replies + ${more}::int where ${of(thread)}`

/**
 * Changes comments in tables. Rows are waited for in one order: reply, thread,
 * and last the thing that they stand below, which others change, too.
 */
export const commentWrites: CommentWrites<Transaction> = {
  async clubOf(tx, subject) {
    const [row] = await ask(
      tx,
      sql`select club from ${thingOf(subject)} as thing`,
    )
    return row ? String(row.club) : null
  },

  async lock(tx, id, asker) {
    await ask(tx, sql`select from ${comments} where ${of(id)} for update`)
    const [row] = await ask(
      tx,
      sql`select ${commentJson(asker)} as json,
          ${frozenPower(sql`${asker}::text`)} as own_power
        from ${comments} as comment join ${anyThing} as thing
          on thing.kind = comment.subject_kind and thing.id = comment.subject
        where comment.id = ${id}::uuid`,
    )
    return row ? heldOf(row) : null
  },

  async put(tx, { id, subject, club, parent, author, text, at }) {
    const rows = await ask(
      tx,
      sql`with put as (
          insert into ${comments} (id, subject_kind, subject, club, parent,
            author, text, version, at)
          values (${id}::uuid, ${subject.kind}, ${subject.id}::uuid, ${club},
            ${parent}::uuid, ${author}, ${text}, 1, ${momentOf(at)})
          on conflict (id) do nothing returning id
        ) insert into ${commentVersions} (comment, version, text, at)
          select id, 1, ${text}, ${momentOf(at)} from put returning comment`,
    )
    if (rows.length === 0) return false
    if (parent !== null) await ask(tx, countReplies(parent, 1))
    await ask(tx, countMore(subject, 1))
    return true
  },

  async edit(tx, { id }, { version, text, at }) {
    await ask(
      tx,
      sql`with put as (
          insert into ${commentVersions} (comment, version, text, at)
          values (${id}::uuid, ${version}, ${text}, ${momentOf(at)})
        ) update ${comments} set text = ${text}, version = ${version},
          edited_at = ${momentOf(at)} where ${of(id)}`,
    )
  },

  async remove(tx, { id, parent, subject }, by, at) {
    await ask(
      tx,
      sql`update ${comments} set deleted_at = ${momentOf(at)},
        deleted_by = ${by} where ${of(id)}`,
    )
    if (parent !== null) await ask(tx, countReplies(parent, -1))
    await ask(tx, countMore(subject, -1))
  },

  async restore(tx, { id, parent, subject }) {
    await ask(
      tx,
      sql`update ${comments} set deleted_at = null, deleted_by = null
        where ${of(id)}`,
    )
    if (parent !== null) await ask(tx, countReplies(parent, 1))
    await ask(tx, countMore(subject, 1))
  },

  async like(tx, id, address, at) {
    const [row] = await ask(
      tx,
      sql`with put as (
          insert into ${commentLikes} (comment, address, at)
          values (${id}::uuid, ${address}, ${momentOf(at)})
          on conflict (comment, address) do nothing returning address
        ) update ${comments}
          set likes = likes + (select count(*)::int from put)
          where ${of(id)} returning likes`,
    )
    return Number(row?.likes)
  },

  async unlike(tx, id, address) {
    const [row] = await ask(
      tx,
      sql`with gone as (
          delete from ${commentLikes}
          where comment = ${id}::uuid and address = ${address}
          returning address
        ) update ${comments}
          set likes = likes - (select count(*)::int from gone)
          where ${of(id)} returning likes`,
    )
    return Number(row?.likes)
  },

  async report(tx, { id, version }, { address, reason, at }) {
    const rows = await ask(
      tx,
      sql`with put as (
          insert into ${commentReports} as known
            (comment, address, reason, version, at)
          values (${id}::uuid, ${address}, ${reason}, ${version},
            ${momentOf(at)})
          on conflict (comment, address) do update
            set reason = excluded.reason, version = excluded.version,
              at = excluded.at, is_answered = false
            where known.is_answered and known.version < excluded.version
          returning comment
        ) update ${comments} set reports = reports + 1
          from put where id = put.comment returning id`,
    )
    return rows.length > 0
  },

  async clear(tx, id) {
    await ask(
      tx,
      sql`with answered as (
          update ${commentReports} as report
          set is_answered = true, version = comment.version
          from ${comments} as comment
          where report.comment = ${id}::uuid and comment.id = report.comment
        ) update ${comments} set reports = 0 where ${of(id)}`,
    )
  },
}
