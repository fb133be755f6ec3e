import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockDirectory } from '@narwhal-club/server'
import { afterAll, expect, test } from 'vitest'
import { WorldError } from './errors.ts'
import { findHolder, takeLock } from './lock.ts'
import { createFolders } from './testing.ts'

const folders = createFolders()
afterAll(() => folders.removeAll())

const reach = { url: 'http://127.0.0.1:1', rpcUrl: '', port: 1, token: '' }

test('default: taken, told of, given back', async () => {
  const dataDir = await folders.make()
  const lock = await takeLock(dataDir)
  expect(findHolder(dataDir)?.pid).toBe(process.pid)
  lock.announce(reach)
  expect(findHolder(dataDir)?.reach).toEqual(reach)
  await expect(takeLock(dataDir)).rejects.toThrow(
    `is already running at ${reach.url} (process ${process.pid})`,
  )
  await lock.release()
  expect(findHolder(dataDir)).toBeUndefined()
  await (await takeLock(dataDir)).release()
})

test('behavior: what a killed world left is taken over', async () => {
  const dataDir = await folders.make()
  const gone = { pid: 2 ** 22 - 3, began: '1', reach }
  writeFileSync(join(dataDir, 'world.lock'), JSON.stringify(gone))
  const lock = await takeLock(dataDir)
  expect(findHolder(dataDir)).toMatchObject({ pid: process.pid })
  await lock.release()
  expect(existsSync(join(dataDir, 'world.lock'))).toBe(false)
})

test('error: held in another container, where process ids are others', async () => {
  const dataDir = await folders.make()
  const elsewhere = { pid: 1, started: '1', space: 'another container' }
  const running = await lockDirectory(join(dataDir, 'running'), elsewhere)
  const holder = { pid: 1, began: '1', reach }
  writeFileSync(join(dataDir, 'world.lock'), JSON.stringify(holder))
  await expect(takeLock(dataDir)).rejects.toThrow(WorldError)
  await running.release()
})
