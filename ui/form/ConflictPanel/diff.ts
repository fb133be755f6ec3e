export interface Piece {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Cells of the table that is compared at most: some milliseconds, some MB. */
const largest = 1_000_000

const split = (text: string) => text.match(/\s+|[^\s]+/g) ?? []

/** The table of longest common subsequences, from each pair of places on. */
function tableOf(a: string[], b: string[]): Uint16Array[] {
  const rows = Array.from(
    { length: a.length + 1 },
    () => new Uint16Array(b.length + 1),
  )
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const [row, below] = [rows[i], rows[i + 1]] as [Uint16Array, Uint16Array]
      row[j] =
        a[i] === b[j]
          ? Number(below[j + 1]) + 1
          : Math.max(Number(below[j]), Number(row[j + 1]))
    }
  return rows
}

/**
 * Compares two texts by words (longest common subsequence), what they begin and
 * end with set aside. Texts too different and too long are shown one after the
 * other.
 */
export function diffWords(mine: string, theirs: string): Piece[] {
  const [a, b] = [split(mine), split(theirs)]
  let head = 0
  while (head < a.length && head < b.length && a[head] === b[head]) head++
  let tail = 0
  while (
    tail < a.length - head &&
    tail < b.length - head &&
    a[a.length - 1 - tail] === b[b.length - 1 - tail]
  )
    tail++
  const pieces: Piece[] = []
  const push = (kind: Piece['kind'], words: string[]) => {
    const text = words.join('')
    const last = pieces.at(-1)
    if (text && last?.kind === kind) last.text += text
    else if (text) pieces.push({ kind, text })
  }
  const [left, right] = [
    a.slice(head, a.length - tail),
    b.slice(head, b.length - tail),
  ]
  push('same', a.slice(0, head))
  if ((left.length + 1) * (right.length + 1) > largest) {
    push('removed', left)
    push('added', right)
  } else {
    const table = tableOf(left, right)
    let [i, j] = [0, 0]
    while (i < left.length || j < right.length)
      if (i < left.length && left[i] === right[j]) {
        push('same', left.slice(i, i + 1))
        i++
        j++
      } else if (
        j >= right.length ||
        (i < left.length &&
          Number(table[i + 1]?.[j]) >= Number(table[i]?.[j + 1]))
      ) {
        push('removed', left.slice(i, i + 1))
        i++
      } else {
        push('added', right.slice(j, j + 1))
        j++
      }
  }
  push('same', a.slice(a.length - tail))
  return pieces
}
