import type { AnyMachineSnapshot } from 'xstate'

/** Stands for whatever parameters are read from: any property of it is one more. */
const anything: unknown = new Proxy(() => anything, {
  get: (_, key) => (typeof key === 'symbol' ? undefined : anything),
  apply: () => anything,
})

/** The words that the chart itself hands to a guard: `['answer', 'signed']`. */
function wordsOf(params: unknown): string[] {
  let given = params
  if (typeof params === 'function')
    try {
      given = params({ context: anything, event: anything })
    } catch {
      // What it makes of an event cannot be known without one.
      return []
    }
  const values =
    typeof given === 'object' && given !== null ? Object.values(given) : [given]
  return values.filter((value) => typeof value === 'string')
}

/**
 * A guard in the chart's own words: what it asks for where the chart says so, else
 * its name; of several together, each of them.
 */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard
  const { guards, type, name, params } = guard as {
    guards?: unknown[]
    type?: string
    name?: string
    params?: unknown
  }
  if (guards) return guards.map(guardName).join(' and ')
  const words = wordsOf(params)
  if (words.length > 0) return words.join(' ')
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
