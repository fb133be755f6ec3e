import { ballotKind, payloadOf, votesLedger } from '@narwhal-club/core/voting'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { createLogDays } from './logDays.repository.ts'
import { createVoteReads } from './reads.repository.ts'
import type { VoteLog, VotePorts } from './votes.ports.ts'
import { voteWrites } from './writes.repository.ts'

const logOf = ({
  db,
  ledger,
}: Pick<AppContext, 'db' | 'ledger'>): VoteLog<Transaction> => ({
  append: (tx, line, receivedAt) =>
    ledger.append(tx, {
      ledger: votesLedger,
      kind: ballotKind,
      payload: payloadOf(line),
      receivedAt,
    }),
  head: () => ledger.head(votesLedger),
  lines: (from, limit) => ledger.list(votesLedger, from, limit),
  days: createLogDays(db).list,
})

/** Puts together what votes are read and kept by. */
export const openVotes = (
  app: Pick<
    AppContext,
    'clock' | 'db' | 'env' | 'events' | 'ledger' | 'recover' | 'sealer'
  >,
): VotePorts<Transaction> => ({
  clock: app.clock,
  transact: app.db.transact,
  reads: createVoteReads(app.db),
  writes: voteWrites,
  log: logOf(app),
  sealer: app.sealer,
  vault: app.env.SWAP_CONTRACT,
  recover: app.recover,
  tellCount: (tx, standing) =>
    app.events.publishLatest(tx, 'votes', standing.proposal, standing),
})
