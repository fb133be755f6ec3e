import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  test,
  vi,
} from 'vitest'
import {
  type Backing,
  createBacking,
} from '../../../dev/testing/seeded/backing.ts'
import { Browser } from '../../testing/browser.ts'
import { createOnServer, type TestDatabase } from '../../testing/database.ts'
import { ownPostgres } from '../../testing/postgres.ts'
import { startTestServer } from '../../testing/startTestServer.ts'
import { noChain, testEnv } from '../../testing/testEnv.ts'
import { whileConnected } from './connect.ts'
import { moveDatabase } from './moveDatabase.ts'

// A database is opened many times over.
vi.setConfig({ testTimeout: 120_000 })

let backing: Backing
beforeAll(async () => {
  backing = await createBacking()
}, 120_000)
afterEach(() => backing.said.splice(0))
afterAll(() => backing.remove())

describe('of a directory', () => {
  test('default: backed up, restored elsewhere, and a server goes on', async () => {
    const { isOne, file } = await backing.backedUp(backing.seeded.record)
    expect(isOne).toBe(true)
    expect(backing.said.at(-1)).toContain(file)
    expect(
      backing.said.some((line) => /^ledger .*0x\w+ {2}\d/.test(line)),
    ).toBe(true)
    const there = backing.into('one')
    expect(await backing.restored(there.record, file)).toBe(true)
    expect(await backing.isSignedIn(there)).toBe(true)
    // What is there already is not written over.
    await expect(backing.restored(there.record, file)).rejects.toThrow(
      /is not empty/,
    )
  })

  test('error: a file that is none, or is cut short', async () => {
    const { file } = await backing.backedUp(backing.seeded.record)
    const cut = join(backing.folder, 'cut.pglite.tar.gz')
    writeFileSync(cut, readFileSync(file).subarray(0, 100_000))
    await expect(
      backing.restored(backing.into('five').record, cut),
    ).rejects.toThrow()
    writeFileSync(cut, 'hello')
    await expect(
      backing.restored(backing.into('five').record, cut),
    ).rejects.toThrow(/is no backup of ours$/)
    // Nothing was left behind that a server would start on.
    expect(readdirSync(join(backing.folder, 'five'))).not.toContain('db')
    const url = { DATABASE_URL: 'postgres://club@127.0.0.1:9/club' }
    await expect(backing.restored(url, file)).rejects.toThrow(
      /without DATABASE_URL/,
    )
  })
})

describe.runIf(ownPostgres)('on a PostgreSQL server', () => {
  const server = String(process.env.TEST_DATABASE_URL)
  let source: TestDatabase
  let target: TestDatabase
  beforeAll(async () => {
    source = await createOnServer(server)
    target = await createOnServer(server)
    const to = String(source.record.DATABASE_URL)
    await moveDatabase(testEnv(noChain, backing.seeded.record), to, () => {})
  }, 120_000)
  afterAll(async () => {
    await source.remove()
    await target.remove()
  })
  const names = () =>
    whileConnected(server, async (client) => {
      const { rows } = await client.query(
        "select datname from pg_database where datname like 'club_check_%'",
      )
      return rows
    })

  test('default: dumped under a server that writes, restored, compared, and gone on with', async () => {
    const running = await startTestServer({ database: source })
    let isOver = false
    const writing = (async () => {
      while (!isOver) await new Browser(running.url).post('/api/auth/nonce')
    })()
    const { isOne, file } = await backing.backedUp(source.record)
    isOver = true
    await writing
    await running.close()
    expect(isOne).toBe(true)
    expect(readFileSync(file).subarray(0, 5).toString()).toBe('PGDMP')
    // The database that it was looked at in is gone.
    expect(await names()).toEqual([])
    expect(await backing.restored(target.record, file)).toBe(true)
    expect(backing.said.filter((line) => line.endsWith('DIFFERS'))).toEqual([])
    expect(await backing.isSignedIn(target)).toBe(true)
    await expect(backing.restored(target.record, file)).rejects.toThrow(
      /^DATABASE_URL is not empty/,
    )
    await expect(backing.restored(backing.seeded.record, file)).rejects.toThrow(
      /set DATABASE_URL$/,
    )
  })

  test('error: a broken ledger is no backup', async () => {
    const at = String(source.record.DATABASE_URL)
    await whileConnected(at, async (client) => {
      await client.query('alter table ledger_entries disable trigger user')
      await client.query("update ledger_entries set kind = 'x' where index = 0")
      await client.query('alter table ledger_entries enable trigger user')
    })
    expect((await backing.backedUp(source.record)).isOne).toBe(false)
    expect(backing.said.join('\n')).toContain('BROKEN at line 0')
    expect(backing.said.at(-1)).toMatch(/^NOT A BACKUP/)
  })

  test('error: where no database may be made, it cannot be checked', async () => {
    await whileConnected(server, async (client) => {
      await client.query('create role reader login in role pg_read_all_data')
    })
    const as = new URL(String(source.record.DATABASE_URL))
    as.username = 'reader'
    const poor = { DATABASE_URL: String(as) }
    await expect(backing.backedUp(poor)).rejects.toThrow(/--check-on/)
    await whileConnected(server, async (client) => {
      await client.query('drop role reader')
    })
  })
})
