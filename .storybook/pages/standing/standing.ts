import { getStateNodes } from 'xstate/graph'
import { sceneAt } from '../../explorer/engine.ts'
import type { FoundTour } from '../../explorer/tours.ts'
import { type StatePath, seenIn } from '../failures/seen.ts'

/** So many of so many, and what is left. */
export interface Share {
  held: number
  all: number
  left: string[]
}

/** How far a machine is told. */
export interface Standing {
  /** States of the chart that a story stands in. */
  states: Share
  /** What may happen in each of these, whether it is heard or not. */
  events: Share
  /** Failures that a path of the explorer leads to. */
  failures: Share
}

const shareOf = (all: readonly string[], has: (one: string) => boolean) => {
  const left = all.filter((one) => !has(one))
  return { held: all.length - left.length, all: all.length, left }
}

/**
 * Reads from the chart, its tour and its stories how far a machine is told: by
 * taking each path, so that it is so.
 */
export function standingOf(
  tour: FoundTour,
  states: StatePath[],
  codes: readonly string[],
): Standing {
  const leaves = getStateNodes(tour.machine)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'))
  const told = new Set(states.flatMap(({ title }) => title.split(' + ')))
  const heard = new Set<string>()
  const pairs: string[] = []
  for (const { title, path } of states) {
    const asked = sceneAt(tour, path).choices.filter(
      ({ kind }) => kind === 'send',
    )
    for (const type of new Set(asked.map(({ event }) => event.type))) {
      const pair = `${title}: ${type}`
      pairs.push(pair)
      if (asked.some(({ event, enabled }) => event.type === type && enabled))
        heard.add(pair)
    }
  }
  const seen = seenIn(tour, states, codes)
  return {
    states: shareOf(leaves, (leaf) => told.has(leaf)),
    events: shareOf(pairs, (pair) => heard.has(pair)),
    failures: shareOf(codes, (code) => seen.has(code)),
  }
}
