import { spawn } from 'node:child_process'
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
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  DatabaseUnavailableError,
  DataDirectoryLockedError,
} from '../errors.ts'
import { createDataDirectory } from '../testing/database.ts'
import { eventually } from '../testing/eventually.ts'
import { noChain, testEnv } from '../testing/testEnv.ts'
import { heart, lockDirectory } from './lock.ts'
import { openDatabase } from './open.ts'
import { processStart } from './processStart.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'club-lock-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const write = (holder: unknown) =>
  writeFileSync(
    join(directory, 'lock'),
    typeof holder === 'string' ? holder : JSON.stringify(holder),
  )

test('default: taken, given back, taken again, nothing left', async () => {
  await (await lockDirectory(directory)).release()
  await (await lockDirectory(directory)).release()
  expect(readdirSync(directory)).toEqual([])
})

test('default: makes the directory', async () => {
  await (await lockDirectory(join(directory, 'a/b'))).release()
})

test('error: held, by this very process even', async () => {
  const lock = await lockDirectory(directory)
  const again = () => lockDirectory(directory)
  await expect(again).rejects.toThrow(DataDirectoryLockedError)
  await expect(again).rejects.toThrow(String(process.pid))
  await lock.release()
})

test('error: held by another process', async () => {
  const other = spawn('sleep', ['30'])
  const pid = Number(other.pid)
  write({ pid, started: processStart(pid) })
  await expect(lockDirectory(directory)).rejects.toThrow(`process ${pid}`)
  other.kill()
})

test.each<[string, () => unknown]>([
  ['a process that is gone', () => ({ pid: 2 ** 22 - 3, started: '1' })],
  [
    'another process of the same id',
    () => ({ pid: process.pid, started: '1' }),
  ],
  ['nobody', () => ({})],
  ['garbage', () => 'x'],
  ['nothing at all', () => ''],
])('behavior: a lock of %s is taken over', async (_, holder) => {
  write(holder())
  const lock = await lockDirectory(directory)
  await expect(lockDirectory(directory)).rejects.toThrow(
    DataDirectoryLockedError,
  )
  await lock.release()
  expect(readdirSync(directory)).toEqual([])
})

test('behavior: what is given back is only ever our own', async () => {
  const lock = await lockDirectory(directory)
  expect(lock.isOurs()).toBe(true)
  write({ pid: process.pid, started: processStart(process.pid) })
  expect(lock.isOurs()).toBe(false)
  await lock.release()
  expect(readdirSync(directory)).toEqual(['lock'])
})

describe('where process ids mean something else', () => {
  /** A process of another machine: neither its pid nor its socket tells us. */
  const elsewhere = {
    pid: 1,
    started: '1',
    space: 'another boot of another kernel',
    host: 'other.example',
    id: '1.abcdef01',
  }

  test('error: held, as long as its socket answers', async () => {
    const { pid, host } = elsewhere
    const other = await lockDirectory(directory, elsewhere)
    const began = performance.now()
    await expect(lockDirectory(directory)).rejects.toThrow(
      `process ${pid} of host ${host}`,
    )
    expect(performance.now() - began).toBeLessThan(heart.patience / 2)
    expect(other.isOurs()).toBe(true)
    await other.release()
  })

  test('error: held, as long as it writes into its lock', async () => {
    write({ beat: '000000000001', ...elsewhere })
    const writing = setInterval(
      () => write({ beat: '000000000002', ...elsewhere }),
      heart.beat,
    )
    await expect(lockDirectory(directory)).rejects.toThrow(
      DataDirectoryLockedError,
    )
    clearInterval(writing)
  })

  test('behavior: every lock is written into', async () => {
    const lock = await lockDirectory(directory)
    const read = () => readFileSync(join(directory, 'lock'), 'utf8')
    const before = read()
    await eventually(() => expect(read()).not.toBe(before))
    expect(read()).toHaveLength(before.length)
    expect(lock.isOurs()).toBe(true)
    await lock.release()
  })

  test('behavior: taken over once nothing speaks for it', async () => {
    write({ beat: '000000000001', ...elsewhere })
    const began = performance.now()
    const lock = await lockDirectory(directory)
    const took = performance.now() - began
    expect(took).toBeGreaterThan(heart.patience - heart.beat)
    await lock.release()
    expect(readdirSync(directory)).toEqual([])
  }, 20_000)

  test('behavior: of two that wait for a stale one, one has it', async () => {
    write({ beat: '000000000001', ...elsewhere })
    const both = await Promise.allSettled([
      lockDirectory(directory),
      lockDirectory(directory),
    ])
    const won = both.flatMap((each) =>
      each.status === 'fulfilled' ? each.value : [],
    )
    expect(won).toHaveLength(1)
    expect(won[0]?.isOurs()).toBe(true)
    await won[0]?.release()
  }, 20_000)

  test('parameters: a path too long for a socket', async () => {
    const long = join(directory, 'a'.repeat(120))
    const other = await lockDirectory(long, elsewhere)
    const began = performance.now()
    await expect(lockDirectory(long)).rejects.toThrow(DataDirectoryLockedError)
    expect(performance.now() - began).toBeLessThan(heart.patience / 2)
    await other.release()
    expect(readdirSync(long)).toEqual([])
  })
})

test('error: a process that lost its directory writes nothing more', async () => {
  const home = await createDataDirectory()
  const lines: { event?: string }[] = []
  const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) })
  const env = testEnv(noChain, { DATA_DIR: home })
  const db = await openDatabase(env, log)
  const count = () =>
    db.run((orm) => orm.execute('select count(*) from sessions'))
  await count()
  expect(db.isReady()).toBe(true)
  writeFileSync(join(home, 'lock'), JSON.stringify({ pid: 1, started: '1' }))
  await expect(count()).rejects.toThrow(DatabaseUnavailableError)
  expect(db.isReady()).toBe(false)
  expect(db.listenEpoch()).toBeNull()
  expect(lines.filter(({ event }) => event === 'database_taken')).toHaveLength(
    1,
  )
  await db.close()
  expect(readdirSync(home)).toContain('lock')
  rmSync(home, { recursive: true })
}, 60_000)

test('default: a process is named by when it started', async () => {
  expect(processStart(process.pid)).toMatch(/\d/)
  const other = spawn('sleep', ['30'])
  const pid = Number(other.pid)
  expect(processStart(pid)).not.toBeNull()
  const ended = new Promise((resolve) => other.once('exit', resolve))
  other.kill('SIGKILL')
  await ended
  expect(processStart(pid)).toBeNull()
})
