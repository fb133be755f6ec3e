import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { WorldError } from './errors.ts'
import { processStart } from './processStart.ts'

/** Where a running world can be reached, for `npm run world`. */
export type Reach = { url: string; rpcUrl: string; port: number; token: string }

type Holder = { pid: number; began: string | undefined; reach?: Reach }

const lockFile = (dataDir: string) => join(dataDir, 'world.lock')

/** Returns who runs the world in a data directory, if somebody does. */
export function findHolder(dataDir: string): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(lockFile(dataDir), 'utf8')) as Holder
    const began = processStart(holder.pid)
    return began !== undefined && began === holder.began ? holder : undefined
  } catch {
    return undefined
  }
}

/**
 * Takes a data directory for this process. A lock whose process is gone is
 * moved away under a name of our own, so that of two that find it stale one
 * moves it and the other finds nothing.
 *
 * @throws WorldError naming the process that has it.
 */
export function takeLock(dataDir: string) {
  mkdirSync(dataDir, { recursive: true })
  const file = lockFile(dataDir)
  const me: Holder = { pid: process.pid, began: processStart(process.pid) }
  const mine = `${file}.${process.pid}`
  const holder = findHolder(dataDir)
  if (!holder) moveAway(file, `${mine}.stale`)
  writeFileSync(mine, JSON.stringify(me), { mode: 0o600 })
  try {
    linkSync(mine, file)
  } catch {
    throw inUse(dataDir)
  } finally {
    rmSync(mine, { force: true })
  }
  return {
    /** Tells others where the world is; only its owner may read that. */
    announce(reach: Reach) {
      writeFileSync(mine, JSON.stringify({ ...me, reach }), { mode: 0o600 })
      renameSync(mine, file)
    },
    release: () => rmSync(file, { force: true }),
  }
}

function moveAway(file: string, to: string) {
  try {
    renameSync(file, to)
    rmSync(to, { force: true })
  } catch {
    // There was none, or another process moved it first.
  }
}

function inUse(dataDir: string) {
  const { pid, reach } = findHolder(dataDir) ?? {}
  const who = pid ? `process ${pid}` : 'another process'
  const where = reach ? ` at ${reach.url}` : ''
  return new WorldError(
    `The world in ${dataDir} is already running${where} (${who}): stop it, or set DATA_DIR to another folder`,
  )
}
