import { keyOf, openStage, seedOf } from '../kit/stage.ts'
import type { FaultWorld } from '../kit/world.ts'
import type { Pair } from './pairs.ts'
import { openPerson } from './person.ts'

/** The author of a run: the same each time it is repeated. */
export const authorOf = (pair: Pair, seed: number) =>
  keyOf(`bounty ${pair.name} ${seed}`)

export type Run = ReturnType<typeof openRun>

/** An author, two who work for the reward, a stranger, and what may happen. */
export function openRun(world: FaultWorld, pair: Pair, seed: number) {
  const name = `${pair.name} ${seed}`
  const account = authorOf(pair, seed)
  const stage = openStage(world, { account, name })
  const { moments, weather, note } = stage
  const place = seedOf(`place ${name}`)
  // Each has an address of their own: many runs are no crowd.
  const fromOf = (who: string) =>
    `127.${1 + (place % 250)}.${(place >> 8) % 250}.${who.length}`
  const person = (who: string, key = keyOf(`${who} ${name}`)) =>
    openPerson({
      account: key,
      url: world.club.urls[0] as string,
      from: fromOf(who),
      ...(who === 'author' && { moments, weather }),
      note: (line) => note(`${who}: ${line}`),
    })

  return {
    ...stage,
    pair,
    from: fromOf(''),
    author: person('author', account),
    hunters: [person('hunter'), person('another')] as const,
    stranger: person('strange'),
  }
}
