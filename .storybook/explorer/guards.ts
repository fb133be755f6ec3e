import type { AnyMachineSnapshot } from 'xstate'

/** A guard in the chart's own words; of several together, each of them. */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard
  const { guards, type, name } = guard as {
    guards?: unknown[]
    type?: string
    name?: string
  }
  if (guards) return guards.map(guardName).join(' and ')
  return type ?? (name || 'an unnamed guard')
}

/** Why nothing happens where no transition is there at all. */
export const notHeard = 'not heard in this state'

/** Says, in the chart's own names, why the machine does not act on an event. */
export function guardsInTheWay(
  snapshot: AnyMachineSnapshot,
  event: { type: string },
): string {
  const guards = snapshot._nodes
    .flatMap((node) => node.transitions.get(event.type) ?? [])
    .flatMap(({ guard }) => (guard ? [guardName(guard)] : []))
  return guards.length > 0
    ? `${[...new Set(guards)].join(', ')} is in the way`
    : notHeard
}
