import {
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

const holderFile = (dataDir: string) => join(dataDir, 'world.lock')

/** Returns which process runs the world in a data directory, if one does here. */
export function findHolder(dataDir: string): Holder | undefined {
  try {
    const holder = JSON.parse(
      readFileSync(holderFile(dataDir), 'utf8'),
    ) as Holder
    const began = processStart(holder.pid)
    return began !== undefined && began === holder.began ? holder : undefined
  } catch {
    return undefined
  }
}

/**
 * Takes a data directory for this process, by the lock that the server takes for
 * its database: it also holds against another container. Who has it, and where
 * the world can be reached, stands beside it.
 *
 * @throws WorldError naming the process that has it.
 */
export async function takeLock(dataDir: string) {
  // Only here: to look who has it takes none of the server's code.
  const { DataDirectoryLockedError, lockDirectory } = await import(
    '@narwhal-club/server'
  )
  mkdirSync(dataDir, { recursive: true })
  const lock = await lockDirectory(join(dataDir, 'running')).catch((error) => {
    throw error instanceof DataDirectoryLockedError ? inUse(dataDir) : error
  })
  const file = holderFile(dataDir)
  const me: Holder = { pid: process.pid, began: processStart(process.pid) }
  const write = (holder: Holder) => {
    const mine = `${file}.${process.pid}`
    writeFileSync(mine, JSON.stringify(holder), { mode: 0o600 })
    renameSync(mine, file)
  }
  write(me)
  return {
    /** Tells others where the world is; only its owner may read that. */
    announce: (reach: Reach) => write({ ...me, reach }),
    async release() {
      rmSync(file, { force: true })
      await lock.release()
    },
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
