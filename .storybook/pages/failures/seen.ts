import { sceneAt } from '../../explorer/engine.ts'
import { titleOf } from '../../explorer/names.ts'
import type { FoundTour } from '../../explorer/tours.ts'

/** A state of a machine, as its story has it. */
export interface StatePath {
  exportName: string
  title: string
  path: string
}

/** Where a failure is seen, and what can be done from there. */
export interface Sight {
  state: string
  exportName: string | undefined
  path: string
  /** The events that it hears from there. */
  hears: string[]
  /** The state is named after it. */
  isItsOwn: boolean
}

const write = (value: unknown) =>
  JSON.stringify(value, (_, each) =>
    typeof each === 'bigint' ? String(each) : each,
  ) ?? ''

/** Whether a value names a code, wherever it does. */
const tells = (value: unknown, code: string) =>
  write(value).includes(`"${code}"`)

/**
 * Finds for each code the states that it is seen in: those that have stories,
 * and one step beyond each of them. By the chart's own moves, so what is found
 * is so.
 */
export function seenIn(
  tour: FoundTour,
  states: StatePath[],
  codes: readonly string[],
): Map<string, Sight[]> {
  const seen = new Map<string, Map<string, Sight>>()

  /** @param told the codes that what led there names: the state must, too. */
  function note(path: string, told: readonly string[]) {
    const { snapshot, choices } = sceneAt(tour, path)
    const state = titleOf(snapshot.value)
    const leaf = state.split('.').at(-1)
    for (const code of codes) {
      // A state may be all that there is of it, `rejected` say; not the first,
      // which is there before anything has happened.
      const isItsState = path !== '' && code.split('.').at(-1) === leaf
      const isNamed = told.includes(code) && tells(snapshot.context, code)
      if (!isItsState && !isNamed) continue
      const sights = seen.get(code) ?? new Map<string, Sight>()
      seen.set(code, sights)
      if (sights.has(state)) continue
      const hears = choices
        .filter(({ kind, enabled }) => kind === 'send' && enabled)
        .map(({ event }) => event.type)
      sights.set(state, {
        state,
        exportName: states.find(({ title }) => title === state)?.exportName,
        path,
        hears: [...new Set(hears)],
        isItsOwn: isItsState,
      })
    }
  }

  // A bare word in a state may be anything: it counts where it came from outside.
  const plain = codes.filter((code) => code.includes('.'))
  for (const { path } of states) {
    const { choices } = sceneAt(tour, path)
    note(path, plain)
    for (const { index, enabled, event } of choices) {
      const told = codes.filter((code) => tells(event, code))
      if (enabled && told.length > 0)
        note(path ? `${path}-${index}` : String(index), told)
    }
  }
  const inOrder = (sights: Map<string, Sight>) =>
    [...sights.values()].sort((a, b) => Number(b.isItsOwn) - Number(a.isItsOwn))
  return new Map([...seen].map(([code, sights]) => [code, inOrder(sights)]))
}
