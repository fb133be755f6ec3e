import type { AnyStateMachine } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { sceneAt } from '../../explorer/engine.ts'
import type { FoundTour } from '../../explorer/tours.ts'
import { elsewhere } from '../failures/elsewhere.ts'
import { type StatePath, seenIn } from '../failures/seen.ts'

/** So many of so many, and what is left. */
export interface Share {
  held: number
  all: number
  left: string[]
}

/** How far a machine is told. */
export interface Standing {
  /** States that the machine can stand in, and those that a story does. */
  states: Share
  /** What may happen in each of these, whether it is heard or not. */
  events: Share
  /** Failures of the machine, and those that a path of the explorer leads to. */
  failures: Share
}

const shareOf = (all: readonly string[], has: (one: string) => boolean) => {
  const left = all.filter((one) => !has(one))
  return { held: all.length - left.length, all: all.length, left }
}

type Node = ReturnType<typeof getStateNodes>[number]

/**
 * Whether a machine can be found in a state: not where it is left at once, and
 * a region without states is no state of its own.
 */
const canStand = ({ type, always = [], parent }: Node) =>
  (type === 'atomic' || type === 'final') &&
  parent?.type !== 'parallel' &&
  always.every(({ guard }) => guard)

/** The states that a machine can be found in, by their names. */
export const standsIn = (machine: AnyStateMachine): string[] =>
  getStateNodes(machine)
    .filter(canStand)
    .map(({ path }) => path.join('.'))

/**
 * Reads from the chart, its tour and its stories how far a machine is told: by
 * taking each path, so that it is so.
 */
export function standingOf(
  tour: FoundTour,
  states: StatePath[],
  codes: readonly string[],
): Standing {
  const leaves = standsIn(tour.machine)
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
  const ours = codes.filter((code) => !(code in elsewhere))
  return {
    states: shareOf(leaves, (leaf) => told.has(leaf)),
    events: shareOf(pairs, (pair) => heard.has(pair)),
    failures: shareOf(ours, (code) => seen.has(code)),
  }
}
