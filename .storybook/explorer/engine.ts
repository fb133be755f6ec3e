import {
  type Run,
  type Step,
  startRun,
  stepsOf,
  type Tour,
  withFakes,
} from '@narwhal-club/core/testing'
import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import { guardsInTheWay, notHeard } from './guards.ts'

/** Something that can be done to the machine, or cannot, and why not. */
export interface Choice extends Step {
  /** Its place among all choices of this state: a path is a list of these. */
  index: number
  enabled: boolean
  /** The chart acts on it in this state, if nothing is in the way. */
  isHeard: boolean
  /** What is in the way of a disabled choice, by the chart's own names. */
  because: string | null
}

/** One thing that happened. */
export interface Happening {
  step: Step
  index: number
  /** The state it led to. */
  value: unknown
  /** What the machine emitted meanwhile. */
  facts: string[]
  /** What it sent its actors meanwhile, in order; `xstate.init` starts one. */
  sent: { to: string; type: string }[]
}

/** What the explorer shows; a new object after each change. */
export interface Scene {
  snapshot: AnyMachineSnapshot
  choices: Choice[]
  /** All that happened, the undone included. */
  log: Happening[]
  /** How many of them hold; the rest was undone by going back in time. */
  position: number
  /** `source→target` of each edge that was taken, and how often. */
  taken: Map<string, number>
  /** The edges that the last step took. */
  latest: Set<string>
}

export interface Engine {
  getScene: () => Scene
  subscribe: (listener: () => void) => () => void
  take: (index: number) => void
  /** What the rendered component asked for by itself. */
  send: (event: { type: string }) => void
  /** Back or forth to where so many steps have been taken. */
  goTo: (position: number) => void
  /** Begins anew and takes the path. */
  open: (path: string) => void
  /** The path to here: indices of choices, as a URL can hold them. */
  path: () => string
  /** Goes on after a stop, from where it was. */
  start: () => void
  stop: () => void
}

/** Names the ends of a transition as the chart's layout does. */
export const edgeKeys = ({ source, target }: AnyTransitionDefinition) =>
  (target ?? [source]).map((node) => `${source.id}→${node.id}`)

export const parsePath = (path: string): number[] =>
  path === '' ? [] : path.split('-').map(Number)

/**
 * Runs a machine for the explorer: real chart, actors that never settle by
 * themselves, a clock that stands still. Time travel replays the log.
 *
 * @throws where a path leaves what the chart allows.
 */
export function createEngine(tour: Tour, path = ''): Engine {
  const machine = withFakes(tour.machine)
  const listeners = new Set<() => void>()
  let run: Run
  let scene: Scene
  let taken: Scene['taken']
  let latest: Scene['latest']
  let facts: string[]
  let sent: Happening['sent']
  let isStopped = false

  function begin() {
    isStopped = false
    taken = new Map()
    latest = new Set()
    facts = []
    sent = []
    run = startRun(machine, {
      input: tour.input,
      onFact: ({ type }) => facts.push(type),
      onSent: (each) => sent.push(each),
      onStep: (transitions) => {
        for (const edge of transitions.flatMap(edgeKeys)) {
          taken.set(edge, (taken.get(edge) ?? 0) + 1)
          latest.add(edge)
        }
      },
    })
  }

  function choicesOf(snapshot: AnyMachineSnapshot): Choice[] {
    if (snapshot.status !== 'active') return []
    return stepsOf(snapshot, tour).map((step, index) => {
      const enabled = snapshot.can(step.event)
      const because = enabled ? null : guardsInTheWay(snapshot, step.event)
      const isHeard = because !== notHeard
      return { ...step, index, enabled, isHeard, because }
    })
  }

  function show(log: Happening[], position: number) {
    const snapshot = run.getSnapshot()
    const choices = choicesOf(snapshot)
    scene = { snapshot, choices, log, position, taken: new Map(taken), latest }
    for (const listener of listeners) listener()
  }

  function perform(index: number): Happening {
    const step = choicesOf(run.getSnapshot())[index]
    if (!step?.enabled)
      throw new Error(
        `Nothing to take at ${index}: ${step?.label ?? 'unknown'}`,
      )
    return happen(step, index)
  }

  function happen(step: Step, index: number): Happening {
    latest = new Set()
    facts = []
    sent = []
    run.take(step)
    return { step, index, value: run.getSnapshot().value, facts, sent }
  }

  const held = () => scene.log.slice(0, scene.position)

  function open(wanted: string) {
    run?.stop()
    begin()
    const log = parsePath(wanted).map(perform)
    show(log, log.length)
  }

  const pathToHere = () =>
    held()
      .map(({ index }) => index)
      .join('-')

  open(path)
  return {
    getScene: () => scene,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    take: (index) => {
      const log = [...held(), perform(index)]
      show(log, log.length)
    },
    send: (event) => {
      const choice = scene.choices.find(
        (each) => each.kind === 'send' && each.event.type === event.type,
      )
      if (!scene.snapshot.can(event) || !choice) return
      const log = [...held(), happen({ ...choice, event }, choice.index)]
      show(log, log.length)
    },
    goTo: (position) => {
      const { log } = scene
      run.stop()
      begin()
      for (const { step, index } of log.slice(0, position)) happen(step, index)
      show(log, position)
    },
    open,
    path: pathToHere,
    start: () => {
      if (isStopped) open(pathToHere())
    },
    stop: () => {
      isStopped = true
      run.stop()
    },
  }
}

/** What a path leads to, with nothing left running. */
export function sceneAt(tour: Tour, path = ''): Scene {
  const engine = createEngine(tour, path)
  engine.stop()
  return engine.getScene()
}
