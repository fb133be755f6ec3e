import { randomUUID } from 'node:crypto'
import { blockedHostsWith } from '@narwhal-club/core/governance'
import type { AppContext } from '../../context.ts'
import type { Transaction, Transactor } from '../../db/database.ts'
import { actorAt } from '../../http/actor.ts'
import { censusOf } from '../clubs/census.ts'
import { createStandings } from '../clubs/standing.repository.ts'
import { createFeesRepository } from '../fees/fees.repository.ts'
import { paidIntents } from '../fees/paidIntents.ts'
import { createIsBlocked } from '../moderation/blockedAuthors.ts'
import { openDispute } from '../proposals/openDispute.ts'
import { openProposals } from '../proposals/openProposals.ts'
import type { BountyPorts } from './bounties.ports.ts'
import { createBountyNews } from './news.ts'
import { createPayoutReader } from './readPayout.ts'
import { createBountyReads } from './reads.repository.ts'
import { createBountyWrites } from './writes.repository.ts'

/**
 * Puts together what bounties are read and changed by.
 *
 * @param on where what is asked for happens: the job has connections of its own.
 */
export function openBounties(
  app: Pick<
    AppContext,
    | 'audit'
    | 'clock'
    | 'db'
    | 'dueRows'
    | 'env'
    | 'events'
    | 'inbox'
    | 'index'
    | 'inform'
    | 'keccak'
    | 'nodes'
    | 'origins'
    | 'recover'
  >,
  on: Transactor = app.db,
): BountyPorts<Transaction> {
  const { env, clock } = app
  const votes = openProposals(app)
  return {
    clock,
    transact: on.transact,
    reads: createBountyReads(on),
    writes: createBountyWrites(on),
    fees: paidIntents(createFeesRepository(on), 'bounty'),
    standing: createStandings(on),
    census: censusOf(app),
    recover: app.recover,
    actorAt: (address) => actorAt(app, address),
    note: app.audit.note,
    news: createBountyNews(app),
    openVote: (tx, club, words) => openDispute(votes, tx, club, words),
    readPayout: createPayoutReader(app.nodes, env.TOKEN_CONTRACT),
    terms: {
      token: env.TOKEN_CONTRACT,
      treasury: env.ADMIN_WALLET,
      admins: [...new Set([env.ADMIN_WALLET, ...(env.ADMINS ?? [])])],
    },
    createId: randomUUID,
    blockedHosts: blockedHostsWith(env.BLOCKED_HOSTS),
    site: () => app.origins[0] ?? '',
    isBlocked: createIsBlocked(on, env),
  }
}
