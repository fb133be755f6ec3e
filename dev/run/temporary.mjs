import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const needed = 4 * 1024 ** 3
const prefix = 'narwhal-tests-'

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Where memory serves as a disk, and has room for all that tests write at once. */
function hasRoom() {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > needed && freemem() > 2 * needed
}

/**
 * Has all that is started from here keep its temporary files in memory: a test's
 * database is a thousand files, and a disk takes five times longer to copy them.
 * They go with this process; those of one that was killed go with the next.
 */
export function keepTemporaryInMemory() {
  if (process.env.TMPDIR || !hasRoom()) return
  for (const name of readdirSync(memory))
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length))))
      rmSync(join(memory, name), { recursive: true, force: true })
  const folder = join(memory, `${prefix}${process.pid}`)
  mkdirSync(folder)
  // A PostgreSQL of a test is another user's process.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
