import type { Json } from '@narwhal-club/core/ledger'
import { sql } from 'drizzle-orm'
import type { Runner, Transaction } from '../db/database.ts'
import { dueJobs } from './tables.ts'

/** Told to the process that leads when there is new work. */
export const dueChannel = 'club_due_jobs'

export interface DueTask {
  name: string
  key: string
  payload: Json
  dueAt: Date
}

/** Work that this process has begun. */
export interface Claim extends Omit<DueTask, 'payload'> {
  /** JSON, unless it was written behind our back. */
  payload: string
  /** How often it was begun, this time included. */
  attempt: number
}

/** What stands in the table, for those who look after the server. */
export interface DueCounts {
  waiting: number
  dead: number
  /** When the oldest that waits was due. */
  oldest: Date | null
}

interface Row {
  name: string
  key: string
  payload: string
  due: string
  attempts: number
}

const at = (date: Date) => date.toISOString()

/** The rows of work that is due at a moment. `tx` is where it is decided. */
export function createDueRepository(db: Runner) {
  /** The claim as it was: it may have been put down anew meanwhile. */
  const same = ({ name, key, attempt, dueAt }: Claim) => sql`
    name = ${name} and key = ${key} and attempts = ${attempt}
    and due_at = ${at(dueAt)}`

  return {
    /**
     * Puts work down. Where the same name and key are down already, that one
     * stands; with `move` it is put down anew, for the new moment.
     */
    async put(tx: Transaction, task: DueTask, move = false) {
      const { name, key, payload, dueAt } = task
      const again = sql`do update set
        payload = excluded.payload, due_at = excluded.due_at,
        attempts = 0, last_error = null, dead_at = null
        where (kept.payload, kept.due_at)
          is distinct from (excluded.payload, excluded.due_at)`
      await tx.run((orm) =>
        orm.execute(sql`
          with put as (
            insert into ${dueJobs} as kept (name, key, payload, due_at)
            values (${name}, ${key}, ${JSON.stringify(payload)}, ${at(dueAt)})
            on conflict (name, key) ${move ? again : sql`do nothing`}
            returning name
          )
          select pg_notify(${dueChannel}, name) from put`),
      )
    },

    /** Takes work back that is not being done yet. */
    async remove(tx: Transaction, name: string, key: string) {
      await tx.run((orm) =>
        orm.delete(dueJobs).where(sql`name = ${name} and key = ${key}`),
      )
    },

    /** Begins what is due, the longest due first. */
    async claim(
      now: Date,
      names: readonly string[],
      limit: number,
      lease: number,
    ): Promise<Claim[]> {
      const { rows } = await db.run((orm) =>
        orm.execute(sql`
          update ${dueJobs} as kept set attempts = attempts + 1,
            locked_until = ${at(new Date(+now + lease))}
          from (
            select name, key from ${dueJobs}
            where dead_at is null and due_at <= ${at(now)}
              and (locked_until is null or locked_until <= ${at(now)})
              and name = any(${sql.param(names)}::text[])
            order by due_at limit ${limit} for update skip locked
          ) as due
          where kept.name = due.name and kept.key = due.key
          returning kept.name, kept.key, kept.payload, kept.attempts,
            extract(epoch from kept.due_at) * 1000 as due`),
      )
      return (rows as unknown as Row[]).map((row) => ({
        name: row.name,
        key: row.key,
        payload: row.payload,
        dueAt: new Date(Number(row.due)),
        attempt: row.attempts,
      }))
    },

    /** It is done: unless it was put down anew meanwhile, it goes. */
    async finish(claim: Claim) {
      await db.run((orm) =>
        orm.execute(sql`
          with done as (
            delete from ${dueJobs} where ${same(claim)} returning name
          )
          update ${dueJobs} set locked_until = null
          where name = ${claim.name} and key = ${claim.key}
            and not exists (select from done)`),
      )
    },

    /** It is done, and comes again. */
    async again(claim: Claim, dueAt: Date) {
      await db.run((orm) =>
        orm.execute(sql`
          update ${dueJobs} set due_at = ${at(dueAt)}, attempts = 0,
            locked_until = null, last_error = null
          where ${same(claim)}`),
      )
    },

    /** Puts down what comes by itself, where it is not down yet. */
    async seed(names: readonly string[], now: Date) {
      await db.run((orm) =>
        orm.execute(sql`
          insert into ${dueJobs} (name, key, payload, due_at)
          select name, '', 'null', ${at(now)}::timestamptz
          from unnest(${sql.param(names)}::text[]) as regular(name)
          on conflict (name, key) do nothing`),
      )
    },

    /** It failed: it comes again at a moment, or never. */
    async fail(claim: Claim, error: string, again: Date | null, now: Date) {
      await db.run((orm) =>
        orm.execute(sql`
          update ${dueJobs} set locked_until = null, last_error = ${error.replaceAll('\0', '')},
            due_at = ${at(again ?? claim.dueAt)},
            dead_at = ${again ? null : at(now)}
          where ${same(claim)}`),
      )
    },

    /** Gives back what another began: it leads no more, or is gone. */
    async release() {
      await db.run((orm) =>
        orm.execute(sql`
          update ${dueJobs} set locked_until = null
          where locked_until is not null`),
      )
    },

    async counts(): Promise<Map<string, DueCounts>> {
      const { rows } = await db.run((orm) =>
        orm.execute(sql`
          select name, count(*) filter (where dead_at is null)::int as waiting,
            count(dead_at)::int as dead,
            extract(epoch from min(due_at) filter (where dead_at is null))
              * 1000 as oldest
          from ${dueJobs} group by name`),
      )
      return new Map(
        rows.map(({ name, waiting, dead, oldest }) => [
          String(name),
          {
            waiting: Number(waiting),
            dead: Number(dead),
            oldest: oldest === null ? null : new Date(Number(oldest)),
          },
        ]),
      )
    },
  }
}

export type DueRepository = ReturnType<typeof createDueRepository>
