import type { Clock } from '../../clock.ts'
import type { Transaction, Transactor } from '../../db/database.ts'
import type { EventHub } from '../../events/hub.ts'
import type { DueWork } from '../../jobs/due.ts'
import type { InboxStore, MomentKind, NewsSubject } from './inbox.ports.ts'
import { momentWork } from './news.ts'

/** Members that one transaction tells: a notice has room for their addresses. */
const batch = 150

interface Parts {
  db: Transactor
  inbox: Pick<InboxStore<Transaction>, 'fanOut'>
  events: Pick<EventHub, 'publish'>
  clock: Clock
}

/**
 * Tells members at a moment of a proposal, a batch at a time: done again, it
 * tells those who were not told yet. To pages that show it the moment is news.
 */
export const tellFollowers = (parts: Parts): DueWork => ({
  name: momentWork,
  timeout: 60_000,
  attempts: 20,
  async run({ payload }, signal) {
    const { db, inbox, events, clock } = parts
    const { kind, id, club } = payload as unknown as Moment
    await db.transact((tx) => events.publish(tx, 'proposals', { id, club }))
    let after: string | null = ''
    while (after !== null) {
      // To end in good order would be to have told all.
      signal.throwIfAborted()
      const place = { kind, proposal: id, after, limit: batch }
      after = await db.transact(async (tx) => {
        const asked = { ...place, now: clock.now() }
        const { told, next } = await inbox.fanOut(tx, asked)
        if (told.length > 0) await events.publish(tx, 'inbox', {}, told)
        return next
      })
    }
  },
})

type Moment = Pick<NewsSubject, 'id' | 'club'> & { kind: MomentKind }
