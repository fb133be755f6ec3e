import { sql } from 'drizzle-orm'
import type { Database, Runner } from '../db/database.ts'
import { idempotencyKeys as table } from '../db/schema.ts'

/** Milliseconds for which a write is known by its key (behaviour 0). */
export const keyLasts = 86_400_000
/** Milliseconds after which one that was never ended may be begun anew. */
const longest = 30_000
/** Of one member. */
const mostKeys = 20_000
/** Bytes of answers that are kept for one member. */
const mostBytes = 2_000_000

export interface NamedWrite {
  keyHash: string
  requestHash: string
  address: string
  /** Names this attempt. */
  attempt: string
}

/** What became of a key that a write came with. */
export type Begun =
  | { is: 'new' }
  | { is: 'running' }
  | { is: 'another' }
  | { is: 'done'; answer: string }
  | { is: 'tooMany' }

export function createIdempotencyRepository(db: Pick<Database, 'run'>) {
  return {
    /** Puts a key down for an attempt, or tells what is known of it. */
    async begin(write: NamedWrite, now: number): Promise<Begun> {
      const { keyHash, requestHash, address, attempt } = write
      const at = (moment: number) =>
        sql`${new Date(moment).toISOString()}::timestamptz`
      const { rows } = await db.run((orm) =>
        orm.execute(sql`
          with room as (
            select count(*) < ${mostKeys}
              and coalesce(sum(pg_column_size(answer)), 0) < ${mostBytes}
              as is_free from ${table}
            where address = ${address} and key_hash <> ${keyHash}
              and started_at > ${at(now - keyLasts)}
          ), put as (
            insert into ${table} as kept
              (key_hash, address, request_hash, attempt, started_at)
            select ${keyHash}, ${address}, ${requestHash}, ${attempt}, ${at(now)}
            from room where is_free
            on conflict (key_hash) do update set
              attempt = excluded.attempt, started_at = excluded.started_at,
              request_hash = excluded.request_hash, answer = null
            where kept.started_at <= ${at(now - keyLasts)}
              or (kept.answer is null
                and kept.request_hash = excluded.request_hash
                and kept.started_at <= ${at(now - longest)})
            returning key_hash
          )
          select room.is_free, exists (select from put) as is_put,
            known.request_hash, known.answer
          from room left join ${table} as known on known.key_hash = ${keyHash}`),
      )
      const row = rows[0] as
        | {
            is_free: boolean
            is_put: boolean
            request_hash: string | null
            answer: string | null
          }
        | undefined
      if (row?.is_put) return { is: 'new' }
      // Put down by another since this statement began: it is under way.
      if (row?.request_hash == null)
        return { is: row?.is_free === false ? 'tooMany' : 'running' }
      if (row.request_hash !== requestHash) return { is: 'another' }
      if (row.answer === null) return { is: 'running' }
      return { is: 'done', answer: row.answer }
    },

    /** Keeps the answer of an attempt, unless another took over. */
    async finish({ keyHash, attempt }: NamedWrite, answer: string) {
      await db.run((orm) =>
        orm.execute(sql`update ${table} set answer = ${answer}
          where key_hash = ${keyHash} and attempt = ${attempt}`),
      )
    },

    /** Forgets an attempt that changed nothing. */
    async forget({ keyHash, attempt }: NamedWrite) {
      await db.run((orm) =>
        orm.execute(sql`delete from ${table}
          where key_hash = ${keyHash} and attempt = ${attempt}`),
      )
    },

    async deleteExpired(now: Date, on: Runner) {
      const until = new Date(+now - keyLasts).toISOString()
      await on.run((orm) =>
        orm.execute(sql`delete from ${table}
          where started_at <= ${until}::timestamptz`),
      )
    },
  }
}

export type IdempotencyRepository = ReturnType<
  typeof createIdempotencyRepository
>
