import type { Transaction } from '../../db/database.ts'
import type { EventHub } from '../../events/hub.ts'
import type { DueRepository } from '../../jobs/due.repository.ts'
import {
  type InboxStore,
  type Inform,
  type MomentKind,
  momentsHeld,
  momentsOf,
  type NewsSubject,
  type ProposalNews,
} from './inbox.ports.ts'

/** The name of what tells many of a proposal. */
export const momentWork = 'inbox-moments'

const keyOf = (kind: MomentKind, proposal: string) => `${kind}:${proposal}`

/** What is put down for a moment of a proposal. */
export const momentTask = (
  kind: MomentKind,
  { id, club }: Pick<NewsSubject, 'id' | 'club'>,
  at: number,
) => ({
  name: momentWork,
  key: keyOf(kind, id),
  payload: { kind, id, club },
  dueAt: new Date(at),
})

/** Says what is new of a proposal, now and at its moments. */
export function createProposalNews(
  rows: Pick<DueRepository, 'put' | 'remove'>,
  events: Pick<EventHub, 'publish'>,
): ProposalNews<Transaction> {
  const changed: ProposalNews<Transaction>['changed'] = (tx, { id, club }) =>
    events.publish(tx, 'proposals', { id, club })
  return {
    changed,
    async scheduled(tx, subject) {
      for (const [kind, at] of momentsOf(subject))
        await rows.put(tx, momentTask(kind, subject, at), true)
      await changed(tx, subject)
    },
    async cleared(tx, subject, at) {
      // The work itself looks whether voting is on, and tells each member once.
      for (const [kind, due] of momentsHeld(subject, at))
        await rows.put(tx, momentTask(kind, subject, due), true)
      await changed(tx, subject)
    },
    async cancelled(tx, subject, at) {
      const { id } = subject
      for (const kind of ['opened', 'ending'] as const)
        await rows.remove(tx, momentWork, keyOf(kind, id))
      await rows.put(tx, momentTask('closed', subject, at), true)
      await changed(tx, subject)
    },
  }
}

/** Puts entries down, and says so to those whom they are for. */
export const createInform =
  (
    inbox: Pick<InboxStore<Transaction>, 'put'>,
    events: Pick<EventHub, 'publish'>,
  ): Inform<Transaction> =>
  async (tx, entries) => {
    const told = await inbox.put(tx, entries)
    if (told.length > 0) await events.publish(tx, 'inbox', {}, told)
  }
