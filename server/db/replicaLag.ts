/** Places in the log of writes (LSN) by when the primary was there. */
interface Sample {
  at: number
  place: bigint
}

/** Beyond so many a replica is far behind anyway. */
const most = 400

/**
 * Tells up to when a replica has everything, by one clock, ours: what it has
 * replayed is held against where the primary was when it was asked. The clocks
 * of the two servers say nothing, and a primary at rest makes no replica old.
 */
export function createReplicaLag() {
  let samples: Sample[] = []
  let upTo: number | null = null

  return {
    /** @param at when the primary was asked, not when it answered. */
    primaryWasAt(place: bigint, at: number) {
      if (samples.length < most) samples.push({ place, at })
    },
    replayed(place: bigint) {
      const rest = samples.findIndex((sample) => sample.place > place)
      const passed = rest === -1 ? samples.length : rest
      upTo = samples[passed - 1]?.at ?? upTo
      samples = samples.slice(passed)
    },
    /** It may come back as another. */
    forget() {
      samples = []
      upTo = null
    },
    /** Returns when it had everything; null where that was never seen. */
    upTo: () => upTo,
  }
}
