import {
  type EventData,
  type EventTopic,
  refetchEvent,
} from '@narwhal-club/core/contract'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import type { Job } from '../jobs/job.ts'
import type { Purges } from '../purge/purges.ts'
import { createHold } from './hold.ts'
import { createLatest, nameOf } from './latest.ts'
import { type ClubEvent, createRing, newId } from './ring.ts'

const channel = 'club_events'
/** Bytes: PostgreSQL takes less than 8,000 in a notice. */
const longest = 7_900
/** Addresses that one notice has room for. */
const mostNamed = 150
/** Milliseconds between looks: whether something was missed, or waits. */
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
export function createEventHub(
  db: Pick<Database, 'listen' | 'listenEpoch' | 'replica'>,
  caches?: Pick<Purges, 'hear' | 'settled'>,
) {
  const ring = createRing()
  const latest = createLatest()
  /**
   * What is told at the next look: how things stand, and whatever comes behind it,
   * for nothing overtakes what was said before.
   */
  const waiting = new Map<string, ClubEvent>()
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
    latest.clear()
    waiting.clear()
    const event = { id: ring.newest(), topic: refetchEvent, data: '{}' }
    for (const listener of listeners) {
      listener.tell(event)
      listener.wasDeaf?.()
    }
  }

  function tellAll(...events: readonly ClubEvent[]): void {
    for (const event of events)
      if (event.of === undefined) ring.add(event)
      else latest.put(event, ring.place())
    for (const listener of listeners) {
      const own = events.filter((event) => isFor(listener, event))
      if (own.length > 0) listener.tell(...own)
    }
  }

  function tellWaiting(): void {
    if (waiting.size === 0) return
    const events = [...waiting.values()]
    waiting.clear()
    tellAll(...events)
  }

  function take(notice: string): void {
    look()
    const event = JSON.parse(notice) as ClubEvent
    if (event.of === undefined && waiting.size === 0) {
      tellAll(event)
      return
    }
    const name = event.of === undefined ? event.id : nameOf(event)
    waiting.delete(name)
    waiting.set(name, event)
  }

  const takeLast = createHold(take, caches?.settled)
  const takeFirst = (notice: string) => {
    caches?.hear(JSON.parse(notice) as ClubEvent)
    takeLast(notice)
  }
  db.listen(channel, createHold(takeFirst, db.replica?.caughtUp))

  async function send(
    tx: Transaction,
    topic: EventTopic,
    event: Omit<ClubEvent, 'topic'>,
  ) {
    const notice = JSON.stringify({ topic, ...event })
    if (Buffer.byteLength(notice) > longest)
      throw new RangeError(`a notice of ${topic} is too long`)
    await tx.run((orm) =>
      orm.execute(sql`select pg_notify(${channel}, ${notice})`),
    )
  }

  /** Returns what someone missed; null where that is not known. */
  function missedSince(id: string): ClubEvent[] | null {
    const place = ring.placeOf(id)
    const newer = place === null ? null : latest.since(place)
    // How things stand is no place to go on from: so it comes first.
    return place === null || !newer ? null : [...newer, ...ring.after(place)]
  }

  const job: Job = {
    name: 'events',
    where: 'process',
    every: interval,
    timeout: 10_000,
    async run() {
      look()
      tellWaiting()
    },
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
      const said = { data: JSON.stringify(data) }
      if (to === undefined)
        return await send(tx, topic, { id: newId(), ...said })
      for (let at = 0; at < to.length; at += mostNamed) {
        const some = to.slice(at, at + mostNamed)
        await send(tx, topic, { id: newId(), ...said, to: some })
      }
    },

    /**
     * Says how a thing stands, once the transaction is committed: each process
     * tells the newest, four times a second at most, and tells it to whoever
     * comes. What was said of the thing before is told to no one.
     */
    publishLatest: <Topic extends EventTopic>(
      tx: Transaction,
      topic: Topic,
      of: string,
      data: EventData<Topic>,
    ) => send(tx, topic, { id: '', of, data: JSON.stringify(data) }),

    /**
     * Listens from now on, or from after the event that is named last.
     *
     * @returns what ends it.
     */
    listen(listener: Listener, lastId?: string): () => void {
      const missed =
        lastId === undefined ? latest.newest() : missedSince(lastId)
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
