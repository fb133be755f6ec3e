import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import { edgeName } from './edgeName.ts'
import { stringify } from './stringify.ts'

/** Of one edge that many: which parts change differs by where it comes from; values do not count. */
const mostOfAnEdge = 4
/** Characters of a value: enough to know it by. */
const mostOfAValue = 100

type Context = Record<string, unknown>

function shown(value: unknown): string {
  const text = stringify(value) ?? 'undefined'
  return text.length > mostOfAValue ? `${text.slice(0, mostOfAValue)}…` : text
}

/** A machine without a parent has no name but one that its run gave it. */
const isOwn = (id: string) => /^x:\d+$/.test(id)

/** Writes down what each edge does: what the machine knows then, tells, and sends. */
export function createEffects() {
  const seen = new Map<string, Map<string, string[]>>()

  function note(edge: string, changed: [string, unknown][], heard: string[]) {
    const signature = [...changed.map(([key]) => key), ...heard].join(' ')
    const known = seen.get(edge) ?? new Map<string, string[]>()
    seen.set(edge, known)
    if (known.has(signature) || known.size >= mostOfAnEdge) return
    const values = changed.map(([key, now]) => `${key} = ${shown(now)}`)
    known.set(signature, [...values, ...heard])
  }

  /** Follows one run, from its start. */
  function follow() {
    let before: Context = {}
    let taken: { edge: string; changed: [string, unknown][] }[] = []
    let heard: string[] = []

    /**
     * What is told and sent comes once all edges of an event are taken: it is of
     * them together, and of the one where there is one.
     */
    function settle(): void {
      const [first, ...more] = taken
      if (first && more.length === 0) note(first.edge, first.changed, heard)
      else for (const { edge, changed } of taken) note(edge, changed, [])
      if (more.length > 0 && heard.length > 0)
        note(taken.map(({ edge }) => edge).join('\n> '), [], heard)
      taken = []
      heard = []
    }

    return {
      onStep(
        edges: readonly AnyTransitionDefinition[],
        snapshot: AnyMachineSnapshot,
      ) {
        const now = snapshot.context as Context
        const changed = Object.entries(now).filter(
          ([key, value]) => value !== before[key],
        )
        before = now
        // So it starts.
        if (edges.length === 0) return
        taken.push({ edge: edges.map(edgeName).sort().join('\n& '), changed })
      },
      onFact: ({ type }: { type: string }) => heard.push(`tells ${type}`),
      onSent({ to, type }: { to: string; type: string }) {
        // Its own timers and what is raised lead to edges of their own.
        if (!isOwn(to)) heard.push(`${to} ← ${type}`)
      },
      settle,
    }
  }

  return {
    follow,
    told: () =>
      [...seen]
        .map(([edge, known]) => [
          edge,
          ...[...known.values()]
            .map((lines) => lines.join('\n    ') || '(nothing)')
            .sort()
            .map((text) => `  - ${text}`),
        ])
        .map((lines) => lines.join('\n'))
        .sort(),
  }
}
