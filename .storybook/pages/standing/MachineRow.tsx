import { facts as families } from 'virtual:failure-facts'
import { use, useState } from 'react'
import { hidden } from '../../../ui/theme/text.css.ts'
import { machineOf } from '../machineOf.ts'
import * as styles from '../Page.css.ts'
import { machinePage, useEntries } from '../storyIndex.ts'
import { To } from '../To.tsx'
import type { Run } from './run.ts'
import { type Share, type Standing, standingOf } from './standing.ts'
import { type Walked, walkHere } from './walkHere.ts'

const codesOf = (id: string) =>
  families.find((family) => family.id === id)?.codes.map(({ code }) => code) ??
  []

async function standing(id: string): Promise<Standing | undefined> {
  const machine = await machineOf(id)
  // One after the other, so that the page can be used meanwhile.
  await new Promise((resolve) => setTimeout(resolve))
  return machine && standingOf(machine.tour, machine.states, codesOf(id))
}

const asked = new Map<string, Promise<Standing | undefined>>()
let before: Promise<unknown> = Promise.resolve()

/** Each machine in its turn. */
function standingLater(id: string) {
  const known = asked.get(id)
  if (known) return known
  const mine = before.then(() => standing(id))
  before = mine
  asked.set(id, mine)
  return mine
}

/** So many of so many; what is left is named. */
export const Told = ({ share, isGap }: { share: Share; isGap: boolean }) => {
  const { held, all, left } = share
  if (all === 0) return '–'
  const sum = (
    <span className={isGap && held < all ? styles.short : undefined}>
      {held} of {all}
    </span>
  )
  if (left.length === 0) return sum
  return (
    <details>
      <summary>{sum}</summary>
      <ul className={styles.tree}>
        {left.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </details>
  )
}

interface WalkProps {
  id: string
}

/** Walks its tour when asked. */
function Walk({ id }: WalkProps) {
  const [state, setState] = useState<string | Walked>('')
  async function walk() {
    setState('Walking …')
    const machine = await machineOf(id)
    if (!machine) return
    setState(
      await walkHere(machine.tour, (done, all) =>
        setState(`${done} of ${all} paths`),
      ),
    )
  }
  if (state === '')
    return (
      <button type="button" className={styles.button} onClick={walk}>
        Walk<span className={hidden}> the tour of {id}</span>
      </button>
    )
  if (typeof state === 'string') return <span role="status">{state}</span>
  const { edges, paths, missed } = state
  return (
    <>
      <Told
        share={{ held: edges.walked, all: edges.all, left: missed }}
        isGap={false}
      />{' '}
      <span className={styles.state}>by {paths} paths</span>
    </>
  )
}

interface MachineRowProps {
  id: string
  run: Run | null
}

/** How far one machine is told. */
export function MachineRow({ id, run }: MachineRowProps) {
  const entries = useEntries()
  const told = use(standingLater(id))
  const walked = run?.machines[id]
  if (!told) return null
  return (
    <tr>
      <th scope="row">
        <To entry={machinePage(entries, id)}>{id}</To>
      </th>
      <td>
        <Told share={told.states} isGap />
      </td>
      <td>
        <Told share={told.events} isGap={false} />
      </td>
      <td>
        <Told share={told.failures} isGap />
      </td>
      <td className={styles.number}>
        {walked ? `${walked.edges.walked} of ${walked.edges.all}` : 'not run'}
      </td>
      <td>
        <Walk id={id} />
      </td>
    </tr>
  )
}
