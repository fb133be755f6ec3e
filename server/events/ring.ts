import { randomBytes } from 'node:crypto'

/** Something new, as every process hears it. */
export interface ClubEvent {
  /** Empty for the newest of a thing: it is no place to go on from. */
  id: string
  topic: string
  /** JSON. */
  data: string
  /** The members that it is for; missing: everyone. It is never sent on. */
  to?: string[]
  /** The thing that it says how it stands; what was said of it before is over. */
  of?: string
}

/** How many events are remembered for those who were away. */
const most = 1_000

export const newId = () => randomBytes(9).toString('base64url')

/**
 * The last events in the order in which all processes heard them: who names the
 * last that it knows gets the rest, at whichever process it asks.
 */
export function createRing(limit = most) {
  let events: ClubEvent[] = []
  /** Stands for what was before the first. */
  let origin = newId()
  /** How many were taken, also those that are forgotten. */
  let taken = 0

  return {
    add(event: ClubEvent) {
      events.push(event)
      taken += 1
      if (events.length <= limit) return
      const [gone] = events.splice(0, events.length - limit)
      if (gone) origin = gone.id
    },
    /** Returns how many were taken up to an event; null where that is not known. */
    placeOf(id: string): number | null {
      const first = taken - events.length
      if (id === origin) return first
      const at = events.map((event) => event.id).lastIndexOf(id)
      return at === -1 ? null : first + at + 1
    },
    /** Returns what came after a place that is known. */
    after: (place: number) => events.slice(place - (taken - events.length)),
    /** Returns how many were taken. */
    place: () => taken,
    /** Returns what to name in order to get what comes from now on. */
    newest: () => events.at(-1)?.id ?? origin,
    /** Forgets all: something may have been missed. */
    clear() {
      events = []
      origin = newId()
    },
  }
}
