import {
  type EventData,
  type EventTopic,
  refetchEvent,
} from '@narwhal-club/core/contract'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import type { Job } from '../jobs/job.ts'
import { type ClubEvent, createRing, newId } from './ring.ts'

const channel = 'club_events'
/** Bytes: PostgreSQL takes less than 8,000 in a notice. */
const longest = 7_900
/** Addresses that one notice has room for. */
const mostNamed = 150
/** Milliseconds between looks whether something was missed. */
const interval = 250

/** Hears of what is new, and of what to ask for anew. */
export interface Listener {
  topics: readonly string[]
  /** The member that listens: hears what is for them alone, too. */
  address?: string | undefined
  /** Events in their order: one, or all that were missed. */
  tell(...events: readonly ClubEvent[]): void
  /** Something may have been missed, also that a session is over. */
  wasDeaf?(): void
}

const isFor = ({ topics, address }: Listener, { topic, to }: ClubEvent) =>
  topics.includes(topic) &&
  (to === undefined || (address !== undefined && to.includes(address)))

/**
 * Carries what happens to everyone who listens, across all processes: a notice
 * is sent by the commit of the transaction in which it happens, and reaches every
 * process in the same order. While a process cannot hear, what it remembers is
 * worth nothing: all its listeners are told to ask anew.
 */
export function createEventHub(db: Pick<Database, 'listen' | 'listenEpoch'>) {
  const ring = createRing()
  const listeners = new Set<Listener>()
  let heard: number | null = null

  /** Tells whether all was heard since the last look; forgets if not. */
  function look(): void {
    const epoch = db.listenEpoch()
    if (epoch === null || epoch === heard) return
    const isFirst = heard === null
    heard = epoch
    if (isFirst) return
    ring.clear()
    const event = { id: ring.newest(), topic: refetchEvent, data: '{}' }
    for (const listener of listeners) {
      listener.tell(event)
      listener.wasDeaf?.()
    }
  }

  db.listen(channel, (notice) => {
    look()
    const event = JSON.parse(notice) as ClubEvent
    ring.add(event)
    for (const listener of listeners)
      if (isFor(listener, event)) listener.tell(event)
  })

  const job: Job = {
    name: 'events',
    where: 'process',
    every: interval,
    timeout: 10_000,
    run: async () => look(),
  }

  return {
    job,
    /**
     * Says that something is new, once the transaction is committed.
     *
     * @param to the members that it is for, where it is for no one else.
     * @throws RangeError where more is said than a notice can hold: ids only.
     */
    async publish<Topic extends EventTopic>(
      tx: Transaction,
      topic: Topic,
      data: EventData<Topic>,
      to?: readonly string[],
    ) {
      const said = { topic, data: JSON.stringify(data) }
      const send = async (event: ClubEvent) => {
        const notice = JSON.stringify(event)
        if (Buffer.byteLength(notice) > longest)
          throw new RangeError(`a notice of ${topic} is too long`)
        await tx.run((orm) =>
          orm.execute(sql`select pg_notify(${channel}, ${notice})`),
        )
      }
      if (to === undefined) return await send({ id: newId(), ...said })
      for (let at = 0; at < to.length; at += mostNamed)
        await send({ id: newId(), ...said, to: to.slice(at, at + mostNamed) })
    },

    /**
     * Listens from now on, or from after the event that is named last.
     *
     * @returns what ends it.
     */
    listen(listener: Listener, lastId?: string): () => void {
      const missed = lastId === undefined ? [] : ring.after(lastId)
      const here = { id: ring.newest(), topic: '', data: '' }
      if (missed === null)
        listener.tell({ ...here, topic: refetchEvent, data: '{}' })
      else
        listener.tell(
          ...missed.filter((event) => isFor(listener, event)),
          // No event: a place to go on from.
          here,
        )
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    listeners: () => listeners.size,
  }
}

export type EventHub = ReturnType<typeof createEventHub>
