import { once } from 'node:events'
import { readMark, standingOf } from '../storybook/sources.ts'
import { startWorld, type World } from './index.ts'
import { readSettings } from './settings.ts'
import { hints, storybookLine } from './words.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs a world for people until a signal, or until its chain dies.
 *
 * @param began when the command was given, from `performance.now()`.
 * @returns the exit code.
 */
export async function runWorld(began: number): Promise<number> {
  const settings = readSettings(process.env)
  const ended = new AbortController()
  const asked = Promise.race(
    signals.map((name) => once(process, name, { signal: ended.signal })),
  ).catch(() => {})
  const starting = performance.now()
  const world = await Promise.race([
    startWorld({
      ...settings,
      serverEnv: chosenByPeople(process.env),
      say: console.log,
    }),
    asked.then(() => undefined),
  ])
  if (!world) return 0
  announce(world, { began, starting })
  const reason = await Promise.race([
    asked.then(() => 'asked' as const),
    world.exited.then(() => 'chain' as const),
  ])
  if (reason === 'chain') console.log('The chain ended by itself: stopping.')
  // A second signal ends at once what a first one is stopping.
  ended.abort()
  await world.stop()
  return reason === 'chain' ? 1 : 0
}

/** What of the server's environment is theirs; the rest is the world's. */
function chosenByPeople(env: NodeJS.ProcessEnv) {
  const names = /^(LIMIT_\w+|LOG_LEVEL|DATABASE_URL|SNAPSHOT_MINUTES)$/
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => names.test(name)),
  )
}

function announce(world: World, times: { began: number; starting: number }) {
  const seconds = (from: number) =>
    ((performance.now() - from) / 1_000).toFixed(1)
  const kind = world.isNew ? 'new world' : 'same world as before'
  console.log(
    `${kind}, started in ${seconds(times.starting)} s; ${seconds(times.began)} s in all`,
  )
  console.log(`ready ${world.url}`)
  const mark = readMark()
  const storybook = storybookLine(world.url, standingOf(mark), mark?.at)
  for (const line of hints(world, storybook)) console.log(line)
}
