import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sourceAliases } from '../dev/aliases.mjs'
import { createDataDirectory } from './testing/database.ts'
import { createProcesses, ends, type Processes } from './testing/processes.ts'
import { type EnvRecord, productionRecord } from './testing/testEnv.ts'

// Processes take their time to start where many others run.
vi.setConfig({ testTimeout: 120_000 })

let processes: Processes
beforeAll(async () => {
  processes = await createProcesses(sourceAliases())
})
afterAll(() => processes.remove())

test.each<[string, EnvRecord, string]>([
  [
    'a value that is missing',
    { NFT_CONTRACT: undefined },
    'NFT_CONTRACT is missing',
  ],
  ['a value that is wrong', { PORT: 'http' }, 'PORT'],
  [
    'production without an origin',
    { ...productionRecord, ORIGIN: '' },
    'ORIGIN must be set',
  ],
])('error: %s: one line, and the end', async (_, record, text) => {
  const child = processes.start(record)
  expect((await ends(child)).code).toBe(1)
  expect(child.stderr()).toContain(text)
  expect(child.stderr().trim().split('\n')).toHaveLength(1)
})

test('error: a taken port: one line, and the end', async () => {
  const { child, url } = await processes.ready()
  const { port } = new URL(url)
  const other = processes.start({ PORT: port, DATA_DIR: 'memory:' })
  expect((await ends(other)).code).toBe(1)
  expect(other.stderr()).toContain(port)
  child.process.kill('SIGTERM')
  expect((await ends(child)).code).toBe(0)
})

const refusals = Number(process.env.CLUB_LOCK_ROUNDS ?? 1)

test(`error: a second process on one directory, ${refusals} times`, async () => {
  const directory = await createDataDirectory()
  const { child } = await processes.ready({ DATA_DIR: directory })
  for (let round = 0; round < refusals; round++) {
    const second = processes.start({ DATA_DIR: directory })
    expect((await ends(second)).code).toBe(1)
    expect(second.stderr()).toContain(`process ${child.process.pid}`)
    expect(second.stderr()).toContain(directory)
  }
  child.process.kill('SIGKILL')
  await child.ended
  // The lock is stale now: of two that come at once, one takes it over.
  const pair = [
    processes.start({ DATA_DIR: directory }),
    processes.start({ DATA_DIR: directory }),
  ]
  const urls = await Promise.all(pair.map(({ url }) => url))
  expect(urls.filter(Boolean)).toHaveLength(1)
  for (const { process } of pair) process.kill('SIGTERM')
  await Promise.all(pair.map(({ ended }) => ended))
  rmSync(directory, { recursive: true })
})

test('error: a damaged directory without snapshots is not replaced', async () => {
  const directory = await createDataDirectory()
  rmSync(join(directory, 'db/global'), { recursive: true })
  const child = processes.start({ DATA_DIR: directory })
  expect((await ends(child)).code).toBe(1)
  expect(child.stderr()).toContain('is damaged')
  rmSync(directory, { recursive: true })
})

test('default: the first start makes its directory', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'club-new-'))
  const { child } = await processes.ready({ DATA_DIR: join(parent, 'data') })
  child.process.kill('SIGTERM')
  expect((await ends(child)).code).toBe(0)
  rmSync(parent, { recursive: true })
})
