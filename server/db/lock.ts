import { randomBytes } from 'node:crypto'
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DataDirectoryLockedError } from '../errors.ts'
import { processStart } from './processStart.ts'

interface Holder {
  pid: number
  started: string | null
}

/** A takeover is a handful of system calls: one this old was interrupted. */
const takeoverLifetime = 5_000

/**
 * Takes a data directory for this process alone. PGlite opens a directory twice
 * without complaint, and then loses rows.
 *
 * The lock file appears by link(2), whole or not at all. A stale one (its
 * process is gone, or its id belongs to another by now) is replaced under a
 * second lock of the same kind, so that of two processes that see it stale
 * only one takes it.
 *
 * @returns what gives the directory back.
 * @throws DataDirectoryLockedError naming the process that holds it.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const path = join(directory, 'lock')
  const me: Holder = { pid: process.pid, started: processStart(process.pid) }
  const id = `${process.pid}.${randomBytes(4).toString('hex')}`
  const mine = join(directory, `lock.${id}`)
  const text = JSON.stringify({ ...me, id })
  writeFileSync(mine, text)
  try {
    if (!tryLink(mine, path)) replaceStale(mine, path, directory)
  } finally {
    rmSync(mine, { force: true })
  }
  return () => {
    if (read(path) === text) rmSync(path, { force: true })
  }
}

function replaceStale(mine: string, path: string, directory: string): void {
  const takeover = `${path}.takeover`
  if (age(takeover) > takeoverLifetime) rmSync(takeover, { force: true })
  if (!tryLink(mine, takeover)) throw locked(directory, read(takeover))
  try {
    const found = read(path)
    if (found !== null && isHeld(found)) throw locked(directory, found)
    renameSync(mine, path)
  } finally {
    rmSync(takeover, { force: true })
  }
}

function isHeld(text: string): boolean {
  const holder = parse(text)
  if (!holder) return false
  const started = processStart(holder.pid)
  return started !== null && started === holder.started
}

function locked(directory: string, text: string | null) {
  const pid = (text && parse(text)?.pid) ?? 'unknown'
  return new DataDirectoryLockedError(
    `DATA_DIR ${directory} is in use by process ${pid}`,
    { help: [`Stop process ${pid}, or give this one a DATA_DIR of its own.`] },
  )
}

function parse(text: string): Holder | null {
  try {
    const { pid, started } = JSON.parse(text) as Partial<Holder>
    return Number.isInteger(pid) && pid !== undefined
      ? { pid, started: started ?? null }
      : null
  } catch {
    return null
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      return false
    throw error
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

function age(path: string): number {
  try {
    return Date.now() - statSync(path).mtimeMs
  } catch {
    return 0
  }
}
