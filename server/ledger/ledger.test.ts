import { emptyHead, type LedgerEntry } from '@narwhal-club/core/ledger'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRandom } from '../../dev/world/seed/random.ts'
import type { Database } from '../db/database.ts'
import { openPostgres } from '../db/postgres.ts'
import { createOnServer } from '../testing/database.ts'
import { eventually } from '../testing/eventually.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import {
  ownPostgres,
  type PostgresServer,
  startPostgres,
} from '../testing/postgres.ts'
import { createLedger } from './ledger.ts'

const receivedAt = Date.parse('2026-11-22T01:00:00Z')

/** Adds lines from several processes at once; some change their minds. */
async function appendMany(databases: Database[], ledger: string, seed: number) {
  const random = createRandom(seed)
  const kept: LedgerEntry[] = []
  const append = async (number: number) => {
    const db = databases[number % databases.length] as Database
    const payload = { number, text: 'é'.repeat(random.below(50)) }
    const isKept = random.below(4) > 0
    try {
      await db.transact(async (tx) => {
        const line = { ledger, kind: 'test.line', payload, receivedAt }
        const entry = await createLedger(db).append(tx, line)
        if (!isKept) throw new Error('changed my mind')
        tx.afterCommit(() => kept.push(entry))
      })
    } catch (error) {
      if (isKept) throw error
    }
  }
  // Five in turn for each process: as many as its pool bears on a busy machine.
  const lanes = databases.length * 5
  const lane = async (from: number) => {
    for (let number = from; number < 60; number += lanes) await append(number)
  }
  await Promise.all(Array.from({ length: lanes }, (_, from) => lane(from)))
  return kept
}

/** Changes what is kept, past the triggers, as who owns the database can. */
async function tamper(db: Database, statement: string) {
  await db.transact((tx) =>
    tx.run(async (orm) => {
      await orm.execute('alter table ledger_entries disable trigger user')
      await orm.execute(statement)
      await orm.execute('alter table ledger_entries enable trigger user')
    }),
  )
}

async function holds(databases: Database[], ledger: string, seed: number) {
  const kept = await appendMany(databases, ledger, seed)
  const book = createLedger(databases[0] as Database)
  const lines = await book.list(ledger, 0, 1_000)
  expect(lines.map(({ index }) => index)).toEqual(kept.map((_, at) => at))
  expect(new Set(lines.map(({ hash }) => hash))).toEqual(
    new Set(kept.map(({ hash }) => hash)),
  )
  const head = { size: kept.length, hash: lines.at(-1)?.hash }
  expect(await book.verify(ledger)).toEqual({ ok: true, head })
  expect(await book.head(ledger)).toEqual(head)
}

describe('on the database of this run', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>
  let db: Database
  beforeAll(async () => {
    opened = await openTestDatabase()
    db = opened.db
  })
  afterAll(() => opened.close())

  test.each([1, 2, 3])('default: many at once give one chain (%i)', (seed) =>
    holds([db], `many ${seed}`, seed),
  )

  test('default: an empty one is whole', async () => {
    const book = createLedger(db)
    expect(await book.verify('none')).toEqual({ ok: true, head: emptyHead })
  })

  test('behavior: a part can be checked by itself', async () => {
    await appendMany([db], 'parts', 4)
    const book = createLedger(db)
    const lines = await book.list('parts', 0, 1_000)
    const head = { size: 20, hash: lines[19]?.hash }
    expect(await book.verify('parts', 10, 20)).toEqual({ ok: true, head })
  })

  test('behavior: each ledger is a chain of its own', async () => {
    await appendMany([db], 'one', 5)
    const before = await createLedger(db).head('one')
    await appendMany([db], 'other', 6)
    expect(await createLedger(db).head('one')).toEqual(before)
  })

  test.each([
    "update ledger_entries set kind = 'x'",
    'delete from ledger_entries',
    'truncate ledger_entries',
  ])('error: the database itself refuses to %s', async (statement) => {
    await appendMany([db], 'kept', 7)
    const before = await createLedger(db).head('kept')
    const refused = db.run((orm) => orm.execute(statement))
    await expect(refused).rejects.toThrow()
    expect(await createLedger(db).verify('kept')).toEqual({
      ok: true,
      head: before,
    })
  })

  test.each([
    ['altered', 4, "update ledger_entries set payload = '{}' where index = 4"],
    ['gap', 4, 'delete from ledger_entries where index = 4'],
    ['gap', 20, 'delete from ledger_entries where index >= 20'],
  ])('error: past its triggers, a line %s at %i is found', async (...all) => {
    const [fault, index, statement] = all
    const ledger = `tampered ${fault} ${index}`
    await appendMany([db], ledger, 8)
    await tamper(db, `${statement} and ledger = '${ledger}'`)
    expect(await createLedger(db).verify(ledger)).toEqual({
      ok: false,
      index,
      fault,
    })
  })

  test('error: a head that says something else is found', async () => {
    await appendMany([db], 'beheaded', 9)
    const { size } = await createLedger(db).head('beheaded')
    await db.run((orm) =>
      orm.execute(
        `update ledger_heads set hash = '${emptyHead.hash}' where ledger = 'beheaded'`,
      ),
    )
    expect(await createLedger(db).verify('beheaded')).toEqual({
      ok: false,
      index: size,
      fault: 'unlinked',
    })
  })
})

describe.runIf(ownPostgres)('on a PostgreSQL server', () => {
  let postgres: PostgresServer
  const processes: Database[] = []
  beforeAll(async () => {
    postgres = await startPostgres()
    const { record } = await createOnServer(postgres.url)
    const log = pino({ level: 'silent' })
    for (let count = 0; count < 3; count++)
      processes.push(openPostgres(String(record.DATABASE_URL), log))
    for (const db of processes)
      await eventually(async () => expect(db.isReady()).toBe(true))
  })
  afterAll(async () => {
    for (const db of processes) await db.close()
    await postgres.remove()
  })

  test.each([11, 12, 13])(
    'behavior: several processes add to one chain (%i)',
    (seed) => holds(processes, `shared ${seed}`, seed),
  )
})
