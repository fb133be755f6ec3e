import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { WalkOptions } from './walk.types.ts'

function statesOf(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes
    .filter((node) => node.type === 'atomic')
    .map((node) => node.path.join('.'))
}

/**
 * Finds the (state, public event) pairs that no tour thinks about, and the
 * entries of the `ignored` table that the chart contradicts.
 */
export function gapsOf(
  snapshots: AnyMachineSnapshot[],
  options: WalkOptions<AnyStateMachine>,
): string[] {
  const handled = new Map<string, Set<string>>()
  const types = new Set<string>()
  for (const snapshot of snapshots) {
    if (snapshot.status !== 'active') continue
    const events =
      typeof options.events === 'function'
        ? options.events(snapshot)
        : options.events
    for (const state of statesOf(snapshot)) {
      const seen = handled.get(state) ?? new Set()
      handled.set(state, seen)
      for (const event of events) {
        types.add(event.type)
        if (snapshot.can(event)) seen.add(event.type)
      }
    }
  }
  const ignored = Object.entries(options.ignored ?? {})
  const covers = (key: string, state: string) =>
    key === '*' || state === key || state.startsWith(`${key}.`)
  const listed = (state: string, type: string) =>
    ignored.some(([key, list]) => covers(key, state) && list.includes(type))

  const open = [...handled].flatMap(([state, seen]) =>
    [...types]
      .filter((type) => !seen.has(type) && !listed(state, type))
      .map((type) => `${state}: ${type} is neither handled nor ignored`),
  )
  const untrue = ignored.flatMap(([key, list]) =>
    list
      .filter(
        (type) =>
          key !== '*' &&
          ![...handled].some(
            ([state, seen]) => covers(key, state) && !seen.has(type),
          ),
      )
      .map((type) => `${key}: ${type} is listed as ignored but handled`),
  )
  return [...open, ...untrue]
}
