import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataDirectoryLockedError } from '../errors.ts'
import { lockDirectory } from './lock.ts'
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

test('default: taken, given back, taken again, nothing left', () => {
  const unlock = lockDirectory(directory)
  unlock()
  lockDirectory(directory)()
  expect(readdirSync(directory)).toEqual([])
})

test('default: makes the directory', () => {
  lockDirectory(join(directory, 'a/b'))()
})

test('error: held, by this very process even', () => {
  const unlock = lockDirectory(directory)
  expect(() => lockDirectory(directory)).toThrow(DataDirectoryLockedError)
  expect(() => lockDirectory(directory)).toThrow(String(process.pid))
  unlock()
})

test('error: held by another process', () => {
  const other = spawn('sleep', ['30'])
  const pid = Number(other.pid)
  write({ pid, started: processStart(pid) })
  expect(() => lockDirectory(directory)).toThrow(`process ${pid}`)
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
])('behavior: a lock of %s is taken over', (_, holder) => {
  write(holder())
  const unlock = lockDirectory(directory)
  expect(() => lockDirectory(directory)).toThrow(DataDirectoryLockedError)
  unlock()
  expect(readdirSync(directory)).toEqual([])
})

test('behavior: what is given back is only ever our own', () => {
  const unlock = lockDirectory(directory)
  write({ pid: process.pid, started: processStart(process.pid) })
  unlock()
  expect(readdirSync(directory)).toEqual(['lock'])
})

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
