/** A line as it was written, and its place among all. */
export interface RecentLine {
  place: number
  text: string
}

/** Lines of a kilobyte at most: some megabytes. */
export const mostLines = 2_000

/** Keeps the last lines of the log, in the order they were written. */
export function createRecentLines(most = mostLines) {
  const lines: RecentLine[] = []
  let written = 0

  return {
    most,
    add(text: string): void {
      written += 1
      // In a ring: the oldest gives its place to the newest.
      lines[(written - 1) % most] = { place: written, text }
    },
    /** Goes through what is kept, the newest first. */
    *backwards(): Generator<RecentLine> {
      const first = Math.max(1, written - most + 1)
      for (let place = written; place >= first; place--) {
        const line = lines[(place - 1) % most]
        if (line?.place === place) yield line
      }
    },
    kept: () => Math.min(written, most),
  }
}

export type RecentLines = ReturnType<typeof createRecentLines>
