import type { AnyMachineSnapshot } from 'xstate'

const nameOf = (guard: unknown): string => {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') return guard.name || 'an unnamed guard'
  return (guard as { type: string }).type
}

/** Says, in the chart's own names, why the machine does not act on an event. */
export function guardsInTheWay(
  snapshot: AnyMachineSnapshot,
  event: { type: string },
): string {
  const guards = snapshot._nodes
    .flatMap((node) => node.transitions.get(event.type) ?? [])
    .flatMap(({ guard }) => (guard ? [nameOf(guard)] : []))
  return guards.length > 0
    ? `${[...new Set(guards)].join(', ')} is in the way`
    : 'not heard in this state'
}
