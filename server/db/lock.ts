import { randomBytes } from 'node:crypto'
import {
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DataDirectoryLockedError } from '../errors.ts'
import { type Holder, isAlive, parseHolder, thisProcess } from './lockHolder.ts'
import { answers, openSocket, removeSocket } from './lockSocket.ts'

/** A takeover is a handful of system calls: one this old was interrupted. */
const takeoverLifetime = 5_000

/** Milliseconds between beats, and after how many without one a lock is stale. */
export const heart = { beat: 1_000, patience: 6_000 }

export interface DirectoryLock {
  /** Tells whether no other process has taken the directory meanwhile. */
  isOurs(): boolean
  /** Gives the directory back. */
  release(): Promise<void>
}

/**
 * Takes a data directory for this process alone. PGlite opens a directory twice
 * without complaint, and then loses rows.
 *
 * The lock file appears by link(2), whole or not at all. A stale one is replaced
 * under a second lock of the same kind, so that of two processes that see it
 * stale only one takes it. Stale is what nothing speaks for:
 *
 * - where the holder's process id means what ours does, that process is gone;
 * - elsewhere (another container, another machine) its socket in the directory
 *   does not answer, and the lock has not been written to for six seconds, which
 *   a holder does every second.
 *
 * @throws DataDirectoryLockedError naming the process that holds it.
 */
export async function lockDirectory(
  directory: string,
  me: Holder = thisProcess(),
): Promise<DirectoryLock> {
  mkdirSync(directory, { recursive: true })
  const path = join(directory, 'lock')
  const id = `${process.pid}.${randomBytes(4).toString('hex')}`
  const mine = join(directory, `lock.${id}`)
  const text = toText({ ...me, id })
  const closeSocket = await openSocket(directory, id)
  writeFileSync(mine, text)
  const file = openSync(mine, 'r+')
  const letGo = async () => {
    closeSync(file)
    await closeSocket()
  }
  try {
    if (!tryLink(mine, path)) await replaceStale(mine, path, directory)
  } catch (error) {
    await letGo()
    throw error
  } finally {
    rmSync(mine, { force: true })
  }
  const isOurs = () => withoutBeat(read(path)) === withoutBeat(text)
  // Into the file that we made: another file at its path is not touched.
  let beats = 0
  const beating = setInterval(() => {
    beats += 1
    try {
      writeSync(file, toBeat(beats), beatAt)
    } catch {
      // A full disk, say: the lock stays as it is, and ours.
    }
  }, heart.beat)
  beating.unref()
  return {
    isOurs,
    async release() {
      clearInterval(beating)
      if (isOurs()) rmSync(path, { force: true })
      await letGo()
    },
  }
}

/** The beat comes first, so that it has one place and one length. */
const toText = (holder: Holder) =>
  JSON.stringify({ beat: toBeat(0), ...holder })
const toBeat = (beats: number) => String(beats).padStart(12, '0')
const beatAt = '{"beat":"'.length
const withoutBeat = (text: string | null) =>
  text?.slice(beatAt + toBeat(0).length)

async function replaceStale(mine: string, path: string, directory: string) {
  const takeover = `${path}.takeover`
  const found = read(path)
  if (found !== null && (await isHeld(found, path, directory)))
    throw locked(directory, found)
  if (age(takeover) > takeoverLifetime) rmSync(takeover, { force: true })
  if (!tryLink(mine, takeover)) throw locked(directory, read(takeover))
  try {
    const present = read(path)
    if (present !== null && present !== found) throw locked(directory, present)
    renameSync(mine, path)
  } finally {
    rmSync(takeover, { force: true })
  }
  const id = found === null ? undefined : parseHolder(found)?.id
  if (id) removeSocket(directory, id)
}

async function isHeld(text: string, path: string, directory: string) {
  const holder = parseHolder(text)
  if (!holder) return false
  const known = isAlive(holder)
  if (known !== null) return known
  if (holder.id && (await answers(directory, holder.id))) return true
  return await isWritten(path, text)
}

/** Watches a lock until its holder writes to it, or should have long since. */
async function isWritten(path: string, text: string): Promise<boolean> {
  const end = performance.now() + heart.patience
  while (performance.now() < end) {
    await wait(heart.beat / 4)
    if (read(path) !== text) return true
  }
  return false
}

function locked(directory: string, text: string | null) {
  const { pid = 'unknown', host } = (text && parseHolder(text)) || {}
  const who = host ? `process ${pid} of host ${host}` : `process ${pid}`
  return new DataDirectoryLockedError(
    `DATA_DIR ${directory} is in use by ${who}`,
    { help: [`Stop ${who}, or give this one a DATA_DIR of its own.`] },
  )
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
