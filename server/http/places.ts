import { busy, tooMany } from '../keep/turns.ts'

interface PlaceBounds {
  /** Of all, and of one source while less than half of all are taken. */
  open: number
  each: number
  /** Bytes a second: who takes fewer gives way to who finds no place. */
  least: number
  /** What the refusal says. */
  reason: string
}

/** Milliseconds: a pace is that of the last one or two of these. */
const stretch = 15_000

type Now = () => number

/** How many bytes a second someone takes of late. */
function createPace(now: Now) {
  let from = now()
  let before = Number.POSITIVE_INFINITY
  let during = 0

  function advance() {
    const over = Math.floor((now() - from) / stretch)
    if (over === 0) return
    before = over === 1 ? during : 0
    during = 0
    from += over * stretch
  }
  return {
    take(bytes: number) {
      advance()
      during += bytes
    },
    /** None is too slow before it had a stretch of its own. */
    rate() {
      advance()
      return ((before + during) * 1_000) / (stretch + now() - from)
    },
  }
}

interface Place {
  source: string
  pace: ReturnType<typeof createPace>
  cut: () => void
}

/**
 * Places for what is sent for as long as its client takes it. Nobody waits for
 * one: where all are taken, the slowest is cut if it is slower than may be, and
 * who comes is refused if it is not. Once half are taken a source has one.
 */
export function createPlaces(
  { open, each, least, reason }: PlaceBounds,
  now: Now = () => performance.now(),
) {
  const taken = new Set<Place>()

  /** @throws RefusalError where there is no room. */
  function makeRoom(source: string) {
    const own = [...taken].filter((place) => place.source === source).length
    if (own >= (taken.size * 2 < open ? each : 1)) throw tooMany(reason)
    if (taken.size < open) return
    const [slowest] = [...taken]
      .map((place) => ({ place, rate: place.pace.rate() }))
      .sort((one, other) => one.rate - other.rate)
    if (!slowest || slowest.rate >= least) throw busy(reason)
    taken.delete(slowest.place)
    slowest.place.cut()
  }

  return {
    /**
     * Sends something in a place.
     *
     * @param cut ends it for the sake of another.
     * @param send says how many bytes were taken, as they are.
     * @throws RefusalError
     */
    async take<T>(
      source: string,
      cut: () => void,
      send: (onTaken: (bytes: number) => void) => Promise<T>,
    ): Promise<T> {
      makeRoom(source)
      const pace = createPace(now)
      const place = { source, pace, cut }
      taken.add(place)
      try {
        return await send(pace.take)
      } finally {
        taken.delete(place)
      }
    },
  }
}
