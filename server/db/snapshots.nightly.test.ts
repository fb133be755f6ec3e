import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataDirectoryDamagedError } from '../errors.ts'
import { createDataDirectory } from '../testing/database.ts'
import { eventually } from '../testing/eventually.ts'
import { noChain, testEnv } from '../testing/testEnv.ts'
import { openDatabase } from './open.ts'
import { openDirectory } from './openDirectory.ts'
import { createSnapshots } from './snapshots.ts'

let directory: string
let lines: { event: string; msg: string }[]
const log = pino(
  { level: 'info' },
  { write: (line) => lines.push(JSON.parse(line)) },
)

beforeEach(async () => {
  lines = []
  directory = await createDataDirectory()
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const open = () => openDirectory(directory, createSnapshots(directory), log)
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
const damage = () => rmSync(join(directory, 'db/global'), { recursive: true })

const unverified = async () => {}

/** Leaves snapshots behind, the n-th with the rows 0 to n, and all rows in db. */
async function snapshots(count: number) {
  const client = await open()
  await client.exec('create table t (n int)')
  for (let n = 0; n < count; n++) {
    await client.exec(`insert into t values (${n})`)
    await createSnapshots(directory, unverified).take(client, at(n))
  }
  await client.close()
}

async function rows() {
  const client = await open()
  const found = await client.query<{ n: number }>('select n from t order by n')
  await client.close()
  return found.rows.map(({ n }) => n)
}

test('default: the newest three are kept', async () => {
  await snapshots(4)
  const names = await createSnapshots(directory).names()
  expect(names.map((name) => name.slice(14, 16))).toEqual(['03', '02', '01'])
  expect(readdirSync(join(directory, 'snapshots'))).toHaveLength(3)
})

test('behavior: a damaged database is restored from the newest, loudly', async () => {
  await snapshots(2)
  damage()
  expect(await rows()).toEqual([0, 1])
  const [first, second] = lines
  expect(first?.event).toBe('database_damaged')
  expect(second?.event).toBe('database_restored')
  expect(second?.msg).toContain('WHAT WAS WRITTEN SINCE IS LOST')
  expect(
    readdirSync(directory).some((name) => name.startsWith('db.damaged-')),
  ).toBe(true)
  expect(await rows()).toEqual([0, 1])
})

test('behavior: a damaged snapshot gives way to the one before', async () => {
  await snapshots(3)
  damage()
  const [newest, middle] = await createSnapshots(directory).names()
  const path = (name = '') => join(directory, 'snapshots', name)
  writeFileSync(path(newest), 'no archive')
  writeFileSync(path(middle), readFileSync(path(middle)).subarray(0, 20_000))
  expect(await rows()).toEqual([0])
})

test('error: without a way back nothing is touched', async () => {
  damage()
  await expect(open()).rejects.toThrow(DataDirectoryDamagedError)
  expect(readdirSync(directory)).toEqual(['db'])
})

test('default: one that opens is kept', async () => {
  const client = await open()
  await client.exec('create table t (n int)')
  const name = await createSnapshots(directory).take(client, at(0))
  expect(readdirSync(join(directory, 'snapshots'))).toEqual([name])
  await client.close()
})

test('error: a snapshot that does not open is not kept', async () => {
  const client = await open()
  await client.exec('create table t (n int)')
  const dump = async () => new Blob(['no archive'])
  const broken = { dumpDataDir: dump } as unknown as typeof client
  const kept = createSnapshots(directory)
  await expect(kept.take(broken, at(0))).rejects.toThrow()
  expect(readdirSync(join(directory, 'snapshots'))).toEqual([])
  await client.close()
})

test('default: a first start builds the database aside', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'club-first-'))
  const client = await openDirectory(parent, createSnapshots(parent), log)
  await client.close()
  expect(readdirSync(parent)).toEqual(['db'])
  rmSync(parent, { recursive: true })
})

test('behavior: what is written unasked is a reason for another snapshot', async () => {
  const env = testEnv(noChain, {
    DATA_DIR: directory,
    SNAPSHOT_MINUTES: '15',
  })
  const db = await openDatabase(env, pino({ level: 'silent' }))
  const job = db.upkeep.find(({ name }) => name === 'snapshot')
  const { signal } = new AbortController()
  const turn = { isFirst: true, term: signal }
  const write = (key: string) =>
    db.background.run((orm) =>
      orm.execute(`insert into rate_limits (key, hits, started_at)
        values ('${key}', 1, now())`),
    )
  const takenAfter = async (act: () => Promise<unknown>) => {
    await act()
    await job?.run(signal, turn)
    return (await createSnapshots(directory).names()).length
  }
  await eventually(() => expect(db.isReady()).toBe(true))
  expect(await takenAfter(() => write('a'))).toBe(1)
  expect(await takenAfter(async () => {})).toBe(1)
  expect(await takenAfter(() => write('b'))).toBe(2)
  await db.close()
}, 120_000)
