import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { openBounties } from '../bounties/openBounties.ts'
import { censusOf } from '../clubs/census.ts'
import { createStandings } from '../clubs/standing.repository.ts'
import { commentWrites } from '../comments/writes.repository.ts'
import { openProposals } from '../proposals/openProposals.ts'
import type { ModerationPorts } from './moderation.ports.ts'
import { createModerationReads } from './reads.repository.ts'
import { createTakeBack } from './takeBack.ts'
import { createModerationWrites } from './writes.repository.ts'

/** Puts together what is read and changed of others' words. */
export function openModeration(
  app: Pick<AppContext, 'db'> & Parameters<typeof openBounties>[0],
): ModerationPorts<Transaction> {
  const { clock, db, env, events } = app
  const proposals = openProposals(app)
  const bounties = openBounties(app)
  return {
    clock,
    transact: db.transact,
    reads: createModerationReads(db, env),
    writes: createModerationWrites(db, env),
    standing: createStandings(db),
    census: censusOf(app),
    note: app.audit.note,
    inform: app.inform,
    withdraw: app.inbox.withdraw,
    async changed(tx, { kind, id, club, place }) {
      if (kind === 'proposal')
        await proposals.news.changed(tx, { id, club: club.id })
      else if (kind === 'comment') {
        const said = await commentWrites.lock(tx, id, '')
        const thread = said?.parent ?? id
        await events.publish(tx, 'comments', { [place.kind]: place.id, thread })
      } else if (place.kind === 'bounty')
        await bounties.news.touched(tx, { id: place.id, club: club.id })
    },
    async cleared(tx, { id, club, voting }, at) {
      if (voting)
        await proposals.news.cleared(tx, { id, club: club.id, ...voting }, at)
    },
    takeBack: createTakeBack(proposals, bounties),
    alwaysBlocked: env.BLOCKED_AUTHORS,
    isAdmin: (address) =>
      env.ADMINS?.some((admin) => admin === address) ?? false,
    takesTwo: env.TOMBSTONE_BY_TWO,
  }
}
