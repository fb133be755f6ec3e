import { randomBytes } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  test,
  vi,
} from 'vitest'
import { createSeededDirectory } from '../../../dev/testing/seeded/seededDirectory.ts'
import { Browser } from '../../testing/browser.ts'
import { createOnServer, type TestDatabase } from '../../testing/database.ts'
import { ownPostgres } from '../../testing/postgres.ts'
import { startTestServer } from '../../testing/startTestServer.ts'
import { noChain, testEnv } from '../../testing/testEnv.ts'
import { whileConnected } from './connect.ts'
import { copyRows } from './copyRows.ts'
import { moveDatabase } from './moveDatabase.ts'
import { compareStands, readStand } from './stand.ts'
import { tablesOf } from './statements.ts'
import { whileStopped } from './whileStopped.ts'

// A database is opened many times over.
vi.setConfig({ testTimeout: 120_000 })

type Seeded = Awaited<ReturnType<typeof createSeededDirectory>>
let seeded: Seeded
beforeAll(async () => {
  seeded = await createSeededDirectory()
}, 120_000)
afterAll(() => seeded.remove())

const said: string[] = []
afterEach(() => said.splice(0))
const move = (to: string, record = seeded.record) =>
  moveDatabase(testEnv(noChain, record), to, (line) => said.push(line))

/** Nobody listens there. */
const nowhere = 'postgres://club@127.0.0.1:9/club'

test('error: only what is in a directory moves, and only to PostgreSQL', async () => {
  for (const to of ['', 'somewhere', 'mysql://127.0.0.1/club', 'postgres:'])
    await expect(move(to)).rejects.toThrow(/^--to is not|connect/)
  const both = { ...seeded.record, DATABASE_URL: nowhere }
  await expect(move(nowhere, both)).rejects.toThrow(/^DATABASE_URL is set/)
  const none = { DATA_DIR: `/tmp/club-none-${randomBytes(4).toString('hex')}` }
  await expect(move(nowhere, none)).rejects.toThrow(/holds no database$/)
})

test('error: not while a server runs on it', async () => {
  const database = { record: seeded.record, remove: async () => {} }
  const server = await startTestServer({ database })
  await expect(move(nowhere)).rejects.toThrow(`process ${process.pid}`)
  await server.close()
})

test('behavior: one bent letter of one ledger line shows', async () => {
  const stands = await whileStopped(seeded.directory, async (client) => {
    const before = await readStand(client)
    expect(compareStands(before, before)).toMatchObject({ isSame: true })
    await client.query('begin')
    await client.query('alter table ledger_entries disable trigger user')
    await client.query(
      "update ledger_entries set payload = replace(payload, 'a', 'b') where index = 0",
    )
    const after = await readStand(client)
    await client.query('rollback')
    return { before, after }
  })
  const { isSame, lines } = compareStands(stands.before, stands.after)
  expect(isSame).toBe(false)
  const differing = lines.filter((line) => line.endsWith('DIFFERS'))
  expect(differing.join('\n')).toMatch(/ledger_entries"/)
  expect(differing.join('\n')).toMatch(/BROKEN at line 0/)
  // Broken on both sides it is the same, and still not well.
  expect(compareStands(stands.after, stands.after).isSame).toBe(false)
})

test('behavior: rows of every kind of column travel unchanged', async () => {
  const [here, there] = [await PGlite.create(), await PGlite.create()]
  for (const each of [here, there])
    await each.exec(`
      create table kinds (id serial primary key, at timestamptz, amount numeric(78,0),
        said jsonb, bytes bytea, names text[], part float8, yes boolean,
        twice int generated always as (id * 2) stored,
        parent int references kinds (id));
      create table other (id int primary key references kinds (id));
      create sequence "Odd name";`)
  await here.exec(`
    insert into kinds (at, amount, said, bytes, names, part, yes, parent) values
      ('2026-11-22 01:02:03.123456+00', ${'9'.repeat(78)}, '{"a": [1, null, "é\\"\\\\"]}',
        '\\x00ff10', '{"a,b","c\\"d",null,"{}"}', 0.1, true, 2),
      (null, null, 'null', null, '{}', 'NaN', false, 1),
      ('infinity', 0, '"🐋"', '', null, 1e-300, null, null);
    insert into other values (3);
    select setval('"Odd name"', 41)`)
  await copyInTransactions(here, there)
  const text = async (client: PGlite) =>
    (await client.query('select k::text from kinds k order by id')).rows
  expect(await text(there)).toEqual(await text(here))
  const next = (client: PGlite) =>
    client.query(`select nextval('kinds_id_seq') as id, nextval('"Odd name"')`)
  expect((await next(there)).rows).toEqual((await next(here)).rows)
  // Keys between tables are held to as before.
  await expect(there.query('insert into other values (9)')).rejects.toThrow(
    /foreign key/,
  )
  await here.close()
  await there.close()
})

async function copyInTransactions(here: PGlite, there: PGlite) {
  await here.query('begin')
  await there.query('begin')
  await copyRows(here, there)
  await here.query('commit')
  await there.query('commit')
}

describe.runIf(ownPostgres)('on a PostgreSQL server', () => {
  const server = String(process.env.TEST_DATABASE_URL)
  let target: TestDatabase
  beforeAll(async () => {
    target = await createOnServer(server)
  })
  afterAll(() => target.remove())
  const to = () => String(target.record.DATABASE_URL)
  const tables = () => whileConnected(to(), (client) => tablesOf(client))

  test('error: what is somebody else’s is not written over', async () => {
    await whileConnected(to(), (client) =>
      client.query('create table theirs (id int)'),
    )
    await expect(move(to())).rejects.toThrow(
      'The target is not empty: it has "public"."theirs"',
    )
    await whileConnected(to(), (client) => client.query('drop table theirs'))
    expect(await tables()).toEqual([])
  })

  test('default: all of a world moves, is compared, and goes on there', async () => {
    expect(await move(to())).toBe(true)
    expect(said.length).toBeGreaterThan(50)
    expect(said.filter((line) => !line.endsWith(' ='))).toEqual([])
    const line = (name: string) => said.find((each) => each.includes(name))
    expect(line('"public"."sessions"')).toMatch(/ 1 rows, .* 1 rows, /)
    expect(line('"public"."ballots"')).toMatch(/ [1-9]\d* rows/)
    expect(line('sequence "public"."nonces_seq_seq"')).toMatch(/after 1 /)
    expect(line('ledger ')).toMatch(/ [1-9]\d* lines, 0x/)
    // Who was signed in on the one is signed in on the other.
    const running = await startTestServer({ database: target })
    const again = new Browser(running.url)
    for (const [name, value] of seeded.browser.cookies)
      again.cookies.set(name, value)
    expect((await again.get('/api/auth/me')).status).toBe(200)
    await running.close()
    await expect(move(to())).rejects.toThrow(/^The target is not empty/)
  })

  test('error: what does not hold is not kept: the target is as empty as before', async () => {
    await whileStopped(seeded.directory, async (client) => {
      await client.exec(`
        alter table ledger_entries disable trigger user;
        update ledger_entries set kind = 'x' where index = 0;
        alter table ledger_entries enable trigger user;`)
    })
    const other = await createOnServer(server)
    const url = String(other.record.DATABASE_URL)
    expect(await move(url)).toBe(false)
    expect(said.join('\n')).toContain('BROKEN at line 0')
    const left = await whileConnected(url, (client) => tablesOf(client))
    expect(left).toEqual([])
    await other.remove()
  })
})
