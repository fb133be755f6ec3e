import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DatabaseUnavailableError } from '../errors.ts'
import { createOnServer } from '../testing/database.ts'
import { eventually } from '../testing/eventually.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import {
  ownPostgres,
  type PostgresServer,
  startPostgres,
} from '../testing/postgres.ts'
import type { Database, Runner } from './database.ts'
import { openPostgres } from './postgres.ts'

const add = (on: Runner, name: string) =>
  on.run((orm) => orm.execute(`insert into kept values ('${name}')`))
const kept = async (on: Runner) => {
  const { rows } = await on.run((orm) =>
    orm.execute('select name from kept order by name'),
  )
  return rows.map(({ name }) => name)
}
const begin = (db: Database) =>
  db.run(async (orm) => {
    await orm.execute('drop table if exists kept')
    await orm.execute('create table kept (name text primary key)')
  })

describe('on the database of this run', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>
  let db: Database
  beforeAll(async () => {
    opened = await openTestDatabase()
    db = opened.db
  })
  beforeEach(() => begin(db))
  afterAll(() => opened.close())

  test('default: all of it, or nothing', async () => {
    const answer = await db.transact(async (tx) => {
      await add(tx, 'a')
      await add(tx, 'b')
      return 'done'
    })
    expect(answer).toBe('done')
    const refused = db.transact(async (tx) => {
      await add(tx, 'c')
      throw new Error('no')
    })
    await expect(refused).rejects.toThrow('no')
    expect(await kept(db)).toEqual(['a', 'b'])
  })

  test('behavior: one in another is the same one', async () => {
    await db.transact(async (tx) => {
      await add(tx, 'a')
      await tx.transact((inner) => add(inner, 'b'))
      expect(await kept(tx)).toEqual(['a', 'b'])
    })
    expect(await kept(db)).toEqual(['a', 'b'])
  })

  test('behavior: what fails inside fails as a whole, caught or not', async () => {
    const swallowed = db.transact(async (tx) => {
      await add(tx, 'a')
      await tx
        .transact(async (inner) => {
          await add(inner, 'b')
          throw new Error('inside')
        })
        .catch(() => {})
    })
    await expect(swallowed).rejects.toThrow('inside')
    expect(await kept(db)).toEqual([])
  })

  test('behavior: what waits for the commit is called once, after it', async () => {
    const told: unknown[] = []
    await db.transact(async (tx) => {
      tx.afterCommit(() => told.push('kept'))
      await add(tx, 'a')
      expect(told).toEqual([])
    })
    expect(told).toEqual(['kept'])
    await db
      .transact(async (tx) => {
        tx.afterCommit(() => told.push('never'))
        throw new Error('no')
      })
      .catch(() => {})
    expect(told).toEqual(['kept'])
  })

  test("error: the driver's own error, and nothing of the parameters", async () => {
    await add(db, 'a')
    const twice = db.transact((tx) => add(tx, 'a'))
    await expect(twice).rejects.toMatchObject({ code: '23505' })
    await expect(twice).rejects.not.toHaveProperty('params')
  })

  test('error: none takes statements once it is over', async () => {
    let late: Runner | undefined
    await db.transact(async (tx) => {
      late = tx
    })
    await expect(add(late as Runner, 'a')).rejects.toThrow('after')
    expect(await kept(db)).toEqual([])
  })

  test.each(['40001', '40P01'])(
    'behavior: taken back by the database (%s), it is done again',
    async (code) => {
      let attempts = 0
      const told: number[] = []
      await db.transact(async (tx) => {
        attempts += 1
        const attempt = attempts
        tx.afterCommit(() => told.push(attempt))
        await add(tx, `attempt ${attempt}`)
        if (attempt < 3) throw Object.assign(new Error('taken back'), { code })
      })
      expect(await kept(db)).toEqual(['attempt 3'])
      expect(told).toEqual([3])
    },
  )

  test('error: taken back again and again, it is not now', async () => {
    let attempts = 0
    const never = db.transact(async () => {
      attempts += 1
      throw Object.assign(new Error('taken back'), { code: '40001' })
    })
    await expect(never).rejects.toBeInstanceOf(DatabaseUnavailableError)
    expect(attempts).toBe(3)
  })

  test('error: work without end is given up, and others go on', async () => {
    const began = performance.now()
    const endless = db.transact(async (tx) => {
      await add(tx, 'a')
      await new Promise(() => {})
    })
    await expect(endless).rejects.toBeInstanceOf(DatabaseUnavailableError)
    expect(performance.now() - began).toBeLessThan(6_000)
    expect(await kept(db)).toEqual([])
  })

  test('behavior: statements are counted for requests alone', async () => {
    const before = db.statements()
    await db.transact((tx) => add(tx, 'a'))
    const counted = db.statements()
    expect(counted).toBeGreaterThan(before)
    await db.background.transact((tx) => add(tx, 'b'))
    expect(db.statements()).toBe(counted)
    expect(await kept(db.background)).toEqual(['a', 'b'])
  })
})

describe.runIf(ownPostgres)('on a PostgreSQL server', () => {
  let postgres: PostgresServer
  let db: Database
  let other: Database
  beforeAll(async () => {
    postgres = await startPostgres()
    const { record } = await createOnServer(postgres.url)
    const url = String(record.DATABASE_URL)
    const log = pino({ level: 'silent' })
    db = openPostgres(url, log)
    other = openPostgres(url, log)
    for (const each of [db, other])
      await eventually(async () => expect(each.isReady()).toBe(true))
  })
  beforeEach(() => begin(db))
  afterAll(async () => {
    await db.close()
    await other.close()
    await postgres.remove()
  })

  const update = (on: Runner, from: string, to: string) =>
    on.run((orm) =>
      orm.execute(`update kept set name = '${to}' where name = '${from}'`),
    )
  /** A step that others wait for. */
  function gate() {
    let open = () => {}
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    return { open, opened }
  }

  test('behavior: of two that wait for each other both come through', async () => {
    await add(db, 'a')
    await add(db, 'b')
    const [mine, yours] = [gate(), gate()]
    const cross = (
      on: Database,
      [first, second]: string[],
      own: typeof mine,
      its: typeof mine,
    ) =>
      on.transact(async (tx) => {
        await update(tx, String(first), String(first))
        own.open()
        await its.opened
        await update(tx, String(second), String(second))
      })
    await Promise.all([
      cross(db, ['a', 'b'], mine, yours),
      cross(other, ['b', 'a'], yours, mine),
    ])
    expect(await kept(db)).toEqual(['a', 'b'])
  })

  test('error: behind a lock that is not given up it is not now, and leaves nothing open', async () => {
    await add(db, 'a')
    const [taken, free] = [gate(), gate()]
    const holder = other.transact(async (tx) => {
      await update(tx, 'a', 'a')
      taken.open()
      await free.opened
    })
    await taken.opened
    const waiting = Array.from({ length: 12 }, (_, each) =>
      db.transact(async (tx) => {
        await add(tx, `waits ${each}`)
        await update(tx, 'a', 'b')
      }),
    )
    for (const one of await Promise.allSettled(waiting))
      expect(one).toMatchObject({
        reason: expect.any(DatabaseUnavailableError),
      })
    free.open()
    await holder
    // Each in a connection that a refused one had, if it was kept.
    await eventually(async () => expect(db.isReady()).toBe(true))
    await Promise.all(
      Array.from({ length: 20 }, (_, each) => add(db, `next ${each}`)),
    )
    expect((await kept(other)).length).toBe(21)
  })

  test('error: what it sends once it is given up reaches no connection of others', async () => {
    const free = gate()
    let ended: Promise<unknown> | undefined
    const endless = db.transact((tx) => {
      const steps = tx.run(async (orm) => {
        await orm.execute(`insert into kept values ('a')`)
        await free.opened
        await orm.execute(`insert into kept values ('late')`)
      })
      ended = steps.catch(() => {})
      return steps
    })
    await expect(endless).rejects.toBeInstanceOf(DatabaseUnavailableError)
    free.open()
    await ended
    expect(await kept(other)).toEqual([])
    await add(db, 'next')
    expect(await kept(other)).toEqual(['next'])
  })

  test('error: its connection cut, it is not now, and the process lives', async () => {
    const refused = db.transact(async (tx) => {
      const { rows } = await tx.run((orm) =>
        orm.execute('select pg_backend_pid() as pid'),
      )
      await add(tx, 'a')
      await other.run((orm) =>
        orm.execute(`select pg_terminate_backend(${rows[0]?.pid})`),
      )
      await add(tx, 'b')
    })
    await expect(refused).rejects.toBeInstanceOf(DatabaseUnavailableError)
    await eventually(async () => expect(await kept(db)).toEqual([]))
  })
})
