import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DatabaseUnavailableError } from '../errors.ts'
import { createOnServer } from '../testing/database.ts'
import { eventually } from '../testing/eventually.ts'
import {
  ownPostgres,
  type PostgresServer,
  startPostgres,
} from '../testing/postgres.ts'
import type { Database, Runner } from './database.ts'
import { openPostgres } from './postgres.ts'

const ask = (on: Runner, statement: string) =>
  on.run(async (orm) => (await orm.execute(statement)).rows)
const running = (on: Runner) =>
  ask(
    on,
    `select pid from pg_stat_activity
     where state = 'active' and query like '%pg_sleep%' and pid <> pg_backend_pid()`,
  )

describe.runIf(ownPostgres)('on a PostgreSQL server', () => {
  let postgres: PostgresServer
  let db: Database
  beforeAll(async () => {
    postgres = await startPostgres()
    const { record } = await createOnServer(postgres.url)
    db = openPostgres(String(record.DATABASE_URL), pino({ level: 'silent' }))
    await eventually(async () => expect(db.isReady()).toBe(true))
  })
  afterAll(async () => {
    await db.close()
    await postgres.remove()
  })

  test('error: a slow statement fails alone, and the server stops working on it', async () => {
    const began = performance.now()
    const slow = Array.from({ length: 3 }, () => ask(db, 'select pg_sleep(4)'))
    for (const one of await Promise.allSettled(slow))
      expect(one).toMatchObject({
        reason: expect.any(DatabaseUnavailableError),
      })
    expect(performance.now() - began).toBeLessThan(2_000)
    expect(db.isReady()).toBe(true)
    expect(await ask(db, 'select 1 as one')).toEqual([{ one: 1 }])
    await eventually(async () => expect(await running(db)).toEqual([]), 1_000)
  })

  test('error: more than there are connections for wait, and are not now', async () => {
    const slow = Array.from({ length: 25 }, () => ask(db, 'select pg_sleep(4)'))
    for (const one of await Promise.allSettled(slow))
      expect(one).toMatchObject({
        reason: expect.any(DatabaseUnavailableError),
      })
    expect(db.isReady()).toBe(true)
    expect(await ask(db, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('error: a transaction that hangs loses its connection, and no other', async () => {
    const [first] = await ask(db, 'select pg_backend_pid() as pid')
    const began = performance.now()
    const hung = db.transact((tx) => ask(tx, 'select pg_sleep(4)'))
    await expect(hung).rejects.toBeInstanceOf(DatabaseUnavailableError)
    expect(performance.now() - began).toBeLessThan(2_000)
    expect(db.isReady()).toBe(true)
    expect(first?.pid).toBeGreaterThan(0)
    expect(await ask(db, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('error: one connection that is cut is one connection', async () => {
    const cut = db.run(async (orm) => {
      const { rows } = await orm.execute('select pg_backend_pid() as pid')
      return rows[0]?.pid
    })
    await ask(db, `select pg_terminate_backend(${await cut})`).catch(() => {})
    await eventually(async () =>
      expect(await ask(db, 'select 1 as one')).toEqual([{ one: 1 }]),
    )
    expect(db.isReady()).toBe(true)
  })
})
