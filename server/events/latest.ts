import type { ClubEvent } from './ring.ts'

/** Of how many things the newest is remembered: each has 300 bytes or so. */
const most = 500
/** How many of them are told to who comes. */
const told = 50

/** What an event is the newest of. */
export const nameOf = ({ topic, of }: ClubEvent) => `${topic} ${of}`

/**
 * The newest that was said of each thing, for those who were away: what was said
 * before is worth nothing. A place is how many events the ring had taken by then.
 */
export function createLatest(limit = most) {
  const kept = new Map<string, { event: ClubEvent; place: number }>()
  /** Who was away from this place on, or from before, may have missed one. */
  let gone = -1

  return {
    put(event: ClubEvent, place: number) {
      const name = nameOf(event)
      kept.delete(name)
      kept.set(name, { event, place })
      if (kept.size <= limit) return
      for (const [oldest, { place }] of kept) {
        kept.delete(oldest)
        gone = place
        break
      }
    },
    /** Returns what may have been said while someone was on their way here. */
    newest: () => [...kept.values()].slice(-told).map(({ event }) => event),
    /** Returns what was said from a place on; null where that is not known. */
    since: (from: number): ClubEvent[] | null =>
      from <= gone
        ? null
        : [...kept.values()]
            .filter(({ place }) => place >= from)
            .map(({ event }) => event),
    /** Forgets all: something may have been missed. */
    clear() {
      kept.clear()
      gone = -1
    },
  }
}
