import type { Awaiting } from '@narwhal-club/core/contract'

/**
 * Tells with how many votes it is the reader's turn on a proposal, of what waits
 * for them; `null`: it is not. Undefined where that cannot be told: the first few
 * are not all.
 */
export function turnOn(
  proposal: string,
  waiting: Awaiting['votes'] | undefined,
): number | null | undefined {
  if (!waiting) return undefined
  const { rows, total } = waiting
  const found = rows.find(({ id }) => id === proposal)
  if (found) return found.votingPower
  return rows.length < total ? undefined : null
}
