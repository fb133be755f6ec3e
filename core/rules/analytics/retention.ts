/** A person who minted. Times are UTC seconds. */
export interface Minter {
  /** The first mint. */
  mintedAt: number
  /** When they had at least one NFT: stretches that do not overlap. */
  held: readonly { from: number; until?: number | undefined }[]
}

export interface Cohort {
  /** The month of the first mint, UTC: `2026-03`. */
  month: string
  minters: number
  /**
   * Share that has at least one NFT at the end of the month of the mint, of
   * the next one, and so on. Ends that have not come yet are not there.
   */
  retained: number[]
}

const monthOf = (seconds: number) => {
  const date = new Date(seconds * 1000)
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth()
}

const nameOf = (month: number) =>
  new Date(Date.UTC(1970, month)).toISOString().slice(0, 7)

/**
 * Tells, for the minters of each month, which share still held something at
 * the end of each month since. Months without a mint have no row.
 */
export function retention(minters: Iterable<Minter>, now: number): Cohort[] {
  const cohorts = new Map<number, { minters: number; changes: number[] }>()
  for (const { mintedAt, held } of minters) {
    const month = monthOf(mintedAt)
    const cohort = cohorts.get(month) ?? { minters: 0, changes: [] }
    cohorts.set(month, cohort)
    cohort.minters += 1
    // Who held before minting counts from the cohort's first month end.
    const add = (at: number, by: number) => {
      const since = Math.max(0, monthOf(at) - month)
      cohort.changes[since] = (cohort.changes[since] ?? 0) + by
    }
    for (const { from, until } of held) {
      add(from, 1)
      if (until !== undefined) add(until, -1)
    }
  }
  return [...cohorts]
    .sort(([a], [b]) => a - b)
    .map(([month, { minters, changes }]) => {
      let holding = 0
      const ends = Math.max(0, monthOf(now) - month)
      const retained = Array.from({ length: ends }, (_, since) => {
        holding += changes[since] ?? 0
        return holding / minters
      })
      return { month: nameOf(month), minters, retained }
    })
}
