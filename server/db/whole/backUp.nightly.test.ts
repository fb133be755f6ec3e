import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  type Backing,
  createBacking,
} from '../../../dev/testing/seeded/backing.ts'
import { startTestServer } from '../../testing/startTestServer.ts'
import { createSnapshots } from '../snapshots.ts'
import { whileStopped } from './whileStopped.ts'

// A database is opened many times over.
vi.setConfig({ testTimeout: 600_000 })

let backing: Backing
beforeAll(async () => {
  backing = await createBacking()
}, 120_000)
afterEach(() => backing.said.splice(0))
afterAll(() => backing.remove())

test('behavior: while a server runs its newest snapshot is taken, and that is said', async () => {
  const database = { record: backing.seeded.record, remove: async () => {} }
  const server = await startTestServer({ database })
  await expect(backing.backedUp(backing.seeded.record)).rejects.toThrow(
    /no snapshot yet/,
  )
  await server.close()
  await whileStopped(backing.seeded.directory, (client) =>
    createSnapshots(backing.seeded.directory).take(client, new Date()),
  )
  const again = await startTestServer({ database })
  const { isOne, file } = await backing.backedUp(backing.seeded.record)
  expect(isOne).toBe(true)
  expect(backing.said.join('\n')).toContain(
    'WHAT WAS WRITTEN SINCE IS NOT IN IT',
  )
  await again.close()
  const there = backing.into('two')
  expect(await backing.restored(there.record, file)).toBe(true)
  expect(await backing.isSignedIn(there)).toBe(true)
})

test('error: a backup that is not what was noted of it, and one without a note', async () => {
  const { file } = await backing.backedUp(backing.seeded.record)
  const note = `${file}.stand.json`
  const text = readFileSync(note, 'utf8')
  writeFileSync(note, text.replace(/"(\d+) lines, 0x../, '"$1 lines, 0x__'))
  expect(await backing.restored(backing.into('three').record, file)).toBe(false)
  expect(backing.said.filter((line) => line.endsWith('DIFFERS'))).toHaveLength(
    1,
  )
  rmSync(note)
  expect(await backing.restored(backing.into('four').record, file)).toBe(true)
  expect(backing.said.join('\n')).toContain('No .stand.json beside it')
})
