import type { ProposalCounts } from '@narwhal-club/core/contract'

interface Counted {
  id: string
  counts: ProposalCounts
}

/** Returns the proposals of an answer: its own, or those of a list. */
export function countedIn(answer: unknown): readonly Counted[] {
  const one = (answer ?? {}) as Partial<Counted & { rows: readonly Counted[] }>
  if (one.rows) return one.rows
  return one.counts ? [one as Counted] : []
}

/** Puts in what is newer than the answer; the same answer where nothing is. */
export function withStandings(
  answer: unknown,
  newest: ReadonlyMap<string, Partial<ProposalCounts>>,
): unknown {
  const known = countedIn(answer)
  const rows = known.map((one) => {
    const newer = newest.get(one.id)
    return newer && (newer.ballots ?? 0) > one.counts.ballots
      ? { ...one, counts: { ...one.counts, ...newer } }
      : one
  })
  if (rows.every((row, at) => row === known[at])) return answer
  const { rows: isList } = answer as { rows?: unknown }
  return isList ? { ...(answer as object), rows } : rows[0]
}
