import { randomUUID } from 'node:crypto'
import { setImmediate as pause } from 'node:timers/promises'
import { blockedHostsWith } from '@narwhal-club/core/governance'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { actorAt } from '../../http/actor.ts'
import { censusOf } from '../clubs/census.ts'
import { createStandings } from '../clubs/standing.repository.ts'
import { createFeesRepository } from '../fees/fees.repository.ts'
import { paidIntents } from '../fees/paidIntents.ts'
import { createProposalNews } from '../inbox/news.ts'
import { createIsBlocked } from '../moderation/blockedAuthors.ts'
import { createFreezer } from './freezer.repository.ts'
import type { ProposalPorts } from './proposals.ports.ts'
import { createProposalReads } from './reads.repository.ts'
import { readTogether } from './readTogether.ts'
import { createProposalWrites } from './writes.repository.ts'

/** Puts together what proposals are read and changed by. */
export const openProposals = (
  app: Pick<
    AppContext,
    | 'audit'
    | 'clock'
    | 'db'
    | 'dueRows'
    | 'env'
    | 'events'
    | 'index'
    | 'origins'
    | 'recover'
    | 'keccak'
  >,
): ProposalPorts<Transaction> => ({
  clock: app.clock,
  transact: app.db.transact,
  reads: readTogether(createProposalReads(app.db)),
  writes: createProposalWrites(app.db),
  freezer: createFreezer(),
  fees: paidIntents(createFeesRepository(app.db), 'proposal'),
  standing: createStandings(app.db),
  census: censusOf(app),
  recover: app.recover,
  keccak: app.keccak,
  actorAt: (address) => actorAt(app, address),
  note: app.audit.note,
  news: createProposalNews(app.dueRows, app.events),
  createId: randomUUID,
  pause,
  blockedHosts: blockedHostsWith(app.env.BLOCKED_HOSTS),
  isBlocked: createIsBlocked(app.db, app.env),
  site: () => app.origins[0] ?? '',
})
