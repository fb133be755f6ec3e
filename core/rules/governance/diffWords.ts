/** A piece of a text, and what became of it. */
export interface DiffPart {
  is: 'same' | 'added' | 'removed'
  text: string
}

/**
 * Edits that are looked for at most. Work and memory grow with their square: of
 * texts that have more in common than that, the middle is shown as another one.
 */
const mostEdits = 600

/** Words, spaces and marks: joined they are the text again. */
const piecesOf = (text: string) =>
  text.match(/[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu) ?? []

type Kind = DiffPart['is']

/** Puts runs of one kind together. */
function join(parts: readonly (readonly [Kind, string])[]): DiffPart[] {
  const joined: DiffPart[] = []
  for (const [is, text] of parts) {
    const last = joined.at(-1)
    if (last?.is === is) last.text += text
    else if (text) joined.push({ is, text })
  }
  return joined
}

/**
 * Finds the shortest way from one list to the other (Myers, "An O(ND) difference
 * algorithm", 1986); undefined where it is longer than `mostEdits`.
 */
function shortest(
  from: readonly string[],
  to: readonly string[],
): [Kind, string][] | undefined {
  const most = Math.min(from.length + to.length, mostEdits)
  const width = 2 * most + 3
  const zero = most + 1
  const furthest = new Int32Array(width)
  const trace: Int32Array[] = []
  for (let edits = 0; edits <= most; edits++) {
    trace.push(furthest.slice(zero - edits - 1, zero + edits + 2))
    for (let way = -edits; way <= edits; way += 2) {
      const left = furthest[zero + way - 1] as number
      const right = furthest[zero + way + 1] as number
      const isDown = way === -edits || (way !== edits && left < right)
      let at = isDown ? right : left + 1
      while (
        at < from.length &&
        at - way < to.length &&
        from[at] === to[at - way]
      )
        at += 1
      furthest[zero + way] = at
      if (at >= from.length && at - way >= to.length)
        return walkBack(from, to, trace)
    }
  }
  return undefined
}

function walkBack(
  from: readonly string[],
  to: readonly string[],
  trace: readonly Int32Array[],
): [Kind, string][] {
  const parts: [Kind, string][] = []
  let at = from.length
  let other = to.length
  const same = () => parts.push(['same', from[--at] as string]) && other--
  for (let edits = trace.length - 1; edits > 0; edits--) {
    const known = trace[edits] as Int32Array
    const way = at - other
    const of = (which: number) => known[which + edits + 1] as number
    const isDown =
      way === -edits || (way !== edits && of(way - 1) < of(way + 1))
    const before = isDown ? way + 1 : way - 1
    const start = of(before)
    while (at > (isDown ? start : start + 1)) same()
    if (isDown) parts.push(['added', to[--other] as string])
    else parts.push(['removed', from[--at] as string])
  }
  while (at > 0) same()
  return parts.reverse()
}

/**
 * Tells what became of a text, word by word. Runs of one kind stand together;
 * without those that were added it is the older text, without those that were
 * removed the newer.
 */
export function diffWords(older: string, newer: string): DiffPart[] {
  const from = piecesOf(older)
  const to = piecesOf(newer)
  let head = 0
  while (head < from.length && head < to.length && from[head] === to[head])
    head += 1
  let tail = 0
  while (
    tail < from.length - head &&
    tail < to.length - head &&
    from[from.length - 1 - tail] === to[to.length - 1 - tail]
  )
    tail += 1
  const inner = (list: readonly string[]) =>
    list.slice(head, list.length - tail)
  const middle = shortest(inner(from), inner(to)) ?? [
    ['removed', inner(from).join('')],
    ['added', inner(to).join('')],
  ]
  return join([
    ['same', from.slice(0, head).join('')],
    ...middle,
    ['same', from.slice(from.length - tail).join('')],
  ])
}
