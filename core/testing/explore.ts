import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from 'xstate'
import { stringify } from './stringify.ts'
import type { Step, WalkOptions, WalkPath } from './walk.types.ts'

const defect = { defect: new Error('a defect, as a test has it') }

type Answers = Record<string, Record<string, unknown>>

const answer = (actor: string, label: string, output: unknown): Step => ({
  kind: 'done',
  actor,
  label: `${actor} ✓ ${label}`,
  event: { type: `xstate.done.actor.${actor}`, output },
})

/**
 * Everything that can happen to the machine in a state, in an order that holds:
 * each event of the presets, each answer of an actor at work, each timer, and
 * last what is taken as another answer is. What the chart does not act on is
 * listed, too: `snapshot.can(step.event)` tells.
 */
export function stepsOf(
  snapshot: AnyMachineSnapshot,
  options: WalkOptions<AnyStateMachine>,
): Step[] {
  const events =
    typeof options.events === 'function'
      ? options.events(snapshot)
      : options.events
  const here = (answers: typeof options.outputs): Answers =>
    typeof answers === 'function' ? answers(snapshot) : (answers ?? {})
  const outputs = here(options.outputs)
  const alike = here(options.alike)
  const steps: Step[] = events.map((event) => {
    const { type, ...payload } = event
    const detail = Object.keys(payload).length ? stringify(payload) : ''
    return { kind: 'send', label: type + detail, event }
  })
  for (const node of snapshot._nodes) {
    for (const { id: actor } of node.invoke) {
      const done = outputs[actor] ?? { done: undefined }
      for (const [label, output] of Object.entries(done))
        steps.push(answer(actor, label, output))
      const errors = options.errors?.[actor] ?? defect
      for (const [label, error] of Object.entries(errors))
        steps.push({
          kind: 'error',
          actor,
          label: `${actor} ✗ ${label}`,
          event: { type: `xstate.error.actor.${actor}`, error },
        })
    }
    for (const { eventType, delay } of node.after)
      steps.push({
        kind: 'after',
        label: `after ${delay}`,
        event: { type: eventType },
      })
  }
  for (const { id: actor } of snapshot._nodes.flatMap(({ invoke }) => invoke))
    for (const [label, output] of Object.entries(alike[actor] ?? {}))
      steps.push({ ...answer(actor, label, output), isAlike: true })
  return steps
}

interface Found {
  snapshot: AnyMachineSnapshot
  path: WalkPath<AnyStateMachine>
}

/**
 * Explores the machine breadth first with its pure transition function. A
 * place is a state together with the edge that led into it, so the paths walk
 * every edge after every edge that can precede it.
 */
export function explore(
  machine: AnyStateMachine,
  options: WalkOptions<AnyStateMachine>,
) {
  const { limit = 4000, inputs = [undefined], key } = options
  const places = new Map<string, Found>()
  const takenAlike = new Set<string>()
  const ends: WalkPath<AnyStateMachine>[] = []
  const shortest = new Map<string, WalkPath<AnyStateMachine>>()
  const queue: Found[] = []
  const placeOf = (snapshot: AnyMachineSnapshot, edge: unknown) =>
    stringify([snapshot.value, key?.(snapshot.context), edge])

  for (const input of inputs) {
    const [snapshot] = initialTransition(machine, input)
    const start = snapshot.value
    const path = { title: stringify(start), input, start, steps: [] }
    const found = { snapshot, path }
    places.set(placeOf(snapshot, stringify(input)), found)
    queue.push(found)
  }
  for (let found = queue.shift(); found; found = queue.shift()) {
    const { snapshot, path } = found
    const value = stringify(snapshot.value)
    if (!shortest.has(value)) shortest.set(value, path)
    const steps =
      snapshot.status === 'active'
        ? stepsOf(snapshot, options).filter((step) => snapshot.can(step.event))
        : []
    let extended = false
    for (const step of steps) {
      if (step.isAlike) {
        const once = `${value} ${step.label}`
        if (takenAlike.has(once)) continue
        takenAlike.add(once)
      }
      const [next] = transition(machine, snapshot, step.event as never)
      const taken = { ...step, value: next.value }
      const longer = {
        ...path,
        title: `${path.title} → ${step.label} → ${stringify(next.value)}`,
        steps: [...path.steps, taken],
      }
      const place = placeOf(next, [snapshot.value, step.label])
      if (step.isAlike || places.has(place)) {
        ends.push(longer)
        continue
      }
      if (places.size >= limit)
        throw new Error(`More than ${limit} places: bound the key`)
      places.set(place, { snapshot: next, path: longer })
      queue.push({ snapshot: next, path: longer })
      extended = true
    }
    // A machine that is over at its start has a path, too.
    if (!extended && !steps.length) ends.push(path)
  }
  return {
    paths: ends,
    shortest: [...shortest.values()],
    snapshots: [...places.values()].map((f) => f.snapshot),
  }
}
