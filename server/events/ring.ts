import { randomBytes } from 'node:crypto'

/** Something new, as every process hears it. */
export interface ClubEvent {
  id: string
  topic: string
  /** JSON. */
  data: string
  /** The members that it is for; missing: everyone. It is never sent on. */
  to?: string[]
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

  return {
    add(event: ClubEvent) {
      events.push(event)
      if (events.length <= limit) return
      const [gone] = events.splice(0, events.length - limit)
      if (gone) origin = gone.id
    },
    /** Returns what came after an event; null where that is not known. */
    after(id: string): ClubEvent[] | null {
      if (id === origin) return [...events]
      const at = events.map((event) => event.id).lastIndexOf(id)
      return at === -1 ? null : events.slice(at + 1)
    },
    /** Returns what to name in order to get what comes from now on. */
    newest: () => events.at(-1)?.id ?? origin,
    /** Forgets all: something may have been missed. */
    clear() {
      events = []
      origin = newId()
    },
  }
}
