import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from 'xstate'
import { stringify } from './stringify.ts'
import type { WalkOptions, WalkPath, WalkStep } from './walk.types.ts'

const defect = { defect: new Error('a defect, as a test has it') }

/** Every event that the snapshot would act on, real or synthetic. */
function enabledSteps(
  snapshot: AnyMachineSnapshot,
  options: WalkOptions<AnyStateMachine>,
): Omit<WalkStep, 'value'>[] {
  const events =
    typeof options.events === 'function'
      ? options.events(snapshot)
      : options.events
  const outputs =
    typeof options.outputs === 'function'
      ? options.outputs(snapshot)
      : (options.outputs ?? {})
  const steps: Omit<WalkStep, 'value'>[] = events.map((event) => {
    const { type, ...payload } = event
    const detail = Object.keys(payload).length ? stringify(payload) : ''
    return { kind: 'send', label: type + detail, event }
  })
  for (const node of snapshot._nodes) {
    for (const { id: actor } of node.invoke) {
      const done = outputs[actor] ?? { done: undefined }
      for (const [label, output] of Object.entries(done))
        steps.push({
          kind: 'done',
          actor,
          label: `${actor} ✓ ${label}`,
          event: { type: `xstate.done.actor.${actor}`, output },
        })
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
  return steps.filter((step) => snapshot.can(step.event))
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
  const ends: WalkPath<AnyStateMachine>[] = []
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
    const steps =
      snapshot.status === 'active' ? enabledSteps(snapshot, options) : []
    let extended = false
    for (const step of steps) {
      const [next] = transition(machine, snapshot, step.event as never)
      const taken = { ...step, value: next.value }
      const longer = {
        ...path,
        title: `${path.title} → ${step.label} → ${stringify(next.value)}`,
        steps: [...path.steps, taken],
      }
      const place = placeOf(next, [snapshot.value, step.label])
      if (places.has(place)) {
        ends.push(longer)
        continue
      }
      if (places.size >= limit)
        throw new Error(`More than ${limit} places: bound the key`)
      places.set(place, { snapshot: next, path: longer })
      queue.push({ snapshot: next, path: longer })
      extended = true
    }
    if (!extended && path.steps.length && !steps.length) ends.push(path)
  }
  return { paths: ends, snapshots: [...places.values()].map((f) => f.snapshot) }
}
