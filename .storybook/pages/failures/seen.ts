import { withFakes } from '@narwhal-club/core/testing'
import { transition } from 'xstate'
import { sceneAt } from '../../explorer/engine.ts'
import { leavesOf, titleOf } from '../../explorer/names.ts'
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

const lastOf = (name: string) => name.split('.').at(-1) ?? ''

/** The state that is all there is of a failure, by the code's last word but here. */
const ownStates: Readonly<Record<string, string>> = {
  'login.accountChanged': 'accountMismatch',
}
const ownState = (code: string) => ownStates[code] ?? lastOf(code)

/** Whether a value, written down, names a code, wherever it does. */
const names = (written: string, code: string) => written.includes(`"${code}"`)

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
  const machine = withFakes(tour.machine)

  /** @param told the codes that the state names, and did not make up. */
  function note(path: string, told: readonly string[]) {
    const { snapshot, choices } = sceneAt(tour, path)
    const state = titleOf(snapshot.value)
    const leaves = leavesOf(snapshot.value).map(lastOf)
    for (const code of codes) {
      // A state may be all that there is of it, `rejected` say; not the first,
      // which is there before anything has happened.
      const isItsState = path !== '' && leaves.includes(ownState(code))
      if (!isItsState && !told.includes(code)) continue
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
    const { snapshot, choices } = sceneAt(tour, path)
    const here = write(snapshot.context)
    const namedHere = plain.filter((code) => names(here, code))
    note(path, namedHere)
    for (const { index, enabled, event } of choices) {
      if (!enabled) continue
      const [next] = transition(machine, snapshot, event as never)
      const after = write(next.context)
      const said = write(event)
      const isNew = (code: string) =>
        names(said, code) || (code.includes('.') && !namedHere.includes(code))
      const told = codes.filter((code) => names(after, code) && isNew(code))
      if (told.length > 0) note(path ? `${path}-${index}` : `${index}`, told)
    }
  }
  const inOrder = (sights: Map<string, Sight>) =>
    [...sights.values()].sort((a, b) => Number(b.isItsOwn) - Number(a.isItsOwn))
  return new Map([...seen].map(([code, sights]) => [code, inOrder(sights)]))
}
