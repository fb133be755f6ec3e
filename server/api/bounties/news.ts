import type { Transaction } from '../../db/database.ts'
import type { EventHub } from '../../events/hub.ts'
import type { DueRepository } from '../../jobs/due.repository.ts'
import type { DueWork } from '../../jobs/due.ts'
import type { InboxStore, Inform } from '../inbox/inbox.ports.ts'
import type { BountyNews } from './bounties.ports.ts'
import type { BountyRow } from './bounties.types.ts'
import {
  type BountyMoment,
  bountyMoments,
  momentsOfBounty,
  tellMoment,
} from './moments.ts'

/** The name of what tells of a bounty at its moments. */
export const bountyMomentWork = 'bounty-moments'

const keyOf = (kind: BountyMoment, bounty: string) => `${kind}:${bounty}`

/** What is put down for a moment of a bounty. */
export const bountyTask = (kind: BountyMoment, id: string, at: number) => ({
  name: bountyMomentWork,
  key: keyOf(kind, id),
  payload: { kind, id },
  dueAt: new Date(at),
})

interface Parts {
  dueRows: Pick<DueRepository, 'put' | 'remove'>
  events: Pick<EventHub, 'publish'>
  inbox: Pick<InboxStore<Transaction>, 'withdraw'>
  inform: Inform<Transaction>
  clock: { now(): number }
}

/** Says what is new of a bounty, now and at its moments. */
export function createBountyNews(parts: Parts): BountyNews<Transaction> {
  const { dueRows, events, inbox, inform, clock } = parts
  const touched: BountyNews<Transaction>['touched'] = (tx, { id, club }) =>
    events.publish(tx, 'bounties', { id, club })
  return {
    inform,
    withdraw: inbox.withdraw,
    touched,
    async changed(tx, row: BountyRow) {
      const moments = new Map(momentsOfBounty(row))
      const now = clock.now()
      for (const kind of bountyMoments) {
        const at = moments.get(kind)
        // What has passed was told, or never will be.
        if (at !== undefined && at > now)
          await dueRows.put(tx, bountyTask(kind, row.id, at), true)
        else if (at === undefined)
          await dueRows.remove(tx, bountyMomentWork, keyOf(kind, row.id))
      }
      await touched(tx, row)
    },
  }
}

/** Tells of bounties at their moments. */
export const tellBounties = (
  ports: Parameters<typeof tellMoment<Transaction>>[0],
): DueWork => ({
  name: bountyMomentWork,
  timeout: 60_000,
  attempts: 20,
  run({ payload }) {
    const { kind, id } = payload as unknown as {
      kind: BountyMoment
      id: string
    }
    return tellMoment(ports, kind, id)
  },
})
