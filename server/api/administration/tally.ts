/** How long it is counted, and in which steps: milliseconds. */
const span = 3_600_000
const step = 60_000

/**
 * Counts refusals by their code over the last hour, in this process: as many
 * numbers as there are codes and minutes, however many requests come.
 */
export function createTally(clock: { now(): number }) {
  const minutes = new Map<number, Map<string, number>>()

  function forget(now: number) {
    for (const minute of minutes.keys())
      if (minute <= now - span) minutes.delete(minute)
  }

  return {
    count(code: string) {
      const now = clock.now()
      const minute = now - (now % step)
      let codes = minutes.get(minute)
      if (!codes) {
        forget(now)
        codes = new Map()
        minutes.set(minute, codes)
      }
      codes.set(code, (codes.get(code) ?? 0) + 1)
    },
    /** The most frequent first. */
    tell() {
      forget(clock.now())
      const sums = new Map<string, number>()
      for (const codes of minutes.values())
        for (const [code, times] of codes)
          sums.set(code, (sums.get(code) ?? 0) + times)
      return [...sums]
        .map(([code, times]) => ({ code, times }))
        .sort((one, other) => other.times - one.times)
    },
  }
}

export type Tally = ReturnType<typeof createTally>
