import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { askWorld } from './control.ts'
import { parseDuration } from './duration.ts'
import { WorldError } from './errors.ts'
import { findHolder, takeLock } from './lock.ts'
import { readSettings } from './settings.ts'
import { statusLines, usage } from './words.ts'

/** Forgets the world of a data directory; nothing else in it is touched. */
async function reset(dataDir: string): Promise<string> {
  const holder = findHolder(dataDir)
  if (holder)
    throw new WorldError(
      `The world in ${dataDir} is running (process ${holder.pid}): stop it first`,
    )
  const wasThere = existsSync(dataDir)
  // It may run where its process id says nothing to us, in a container.
  if (wasThere) await (await takeLock(dataDir)).release()
  const ours = [
    'chain',
    'db',
    'snapshots',
    'clock.json',
    'database.json',
    'secret',
    'server.log',
    'world.lock',
    'lock',
    'running',
  ]
  for (const name of ours)
    rmSync(join(dataDir, name), { recursive: true, force: true })
  const other = process.env.DATABASE_URL
    ? ' (the database of DATABASE_URL is yours to empty)'
    : ''
  return wasThere
    ? `The world in ${dataDir} is gone: \`npm start\` makes a new one${other}`
    : `There is no world in ${dataDir}`
}

async function advance(dataDir: string, text = '') {
  const milliseconds = parseDuration(text)
  if (milliseconds === undefined)
    throw new WorldError(`Not a length of time: "${text}". Say 3d, 12h or 30m`)
  return statusLines(await askWorld(dataDir, milliseconds))
}

/**
 * Runs a command of `npm run world`.
 *
 * @param began when the command was given, from `performance.now()`.
 * @returns the exit code.
 */
export async function run(args: string[], began: number): Promise<number> {
  const [command = 'start', ...rest] = args
  const { dataDir } = readSettings(process.env)
  const say = (lines: string[]) => {
    for (const line of lines) console.log(line)
    return 0
  }
  if (command === 'start') {
    // Only here: what speaks to a world waits for no server's code.
    const { runWorld } = await import('./main.ts')
    return await runWorld(began)
  }
  if (command === 'status') return say(statusLines(await askWorld(dataDir)))
  if (command === 'advance') return say(await advance(dataDir, rest[0]))
  if (command === 'reset') return say([await reset(dataDir)])
  say(usage)
  return 1
}

/** One line for what a person can mend; the whole trace for a defect. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isExpected = ['WorldError', 'ConfigError', 'DataDirectoryLockedError']
  return isExpected.includes(error.name)
    ? error.message.split('\n').slice(0, 1).join('')
    : (error.stack ?? error.message)
}
