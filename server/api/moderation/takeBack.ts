import { bountyStatus } from '@narwhal-club/core/bounties'
import type { BountyPorts } from '../bounties/bounties.ports.ts'
import { endBounty } from '../bounties/changeBounty.ts'
import { factsOf } from '../bounties/presentBounty.ts'
import type { ProposalPorts } from '../proposals/proposals.ports.ts'
import type { ModerationPorts } from './moderation.ports.ts'

/** Where a bounty can end without a decision that somebody relies on. */
const open = ['open', 'in_review', 'expired']

/**
 * Takes back what is still open of a thing whose words are taken down: votes on a
 * proposal end, and stay as they were cast; a bounty ends, but for one that was
 * decided, which is still to be paid.
 */
export const createTakeBack =
  <Tx>(
    proposals: Pick<ProposalPorts<Tx>, 'writes' | 'news'>,
    bounties: Pick<BountyPorts<Tx>, 'writes' | 'news'>,
  ): ModerationPorts<Tx>['takeBack'] =>
  async (tx, { kind, id, club, voting }, said) => {
    if (kind === 'proposal' && voting) {
      await proposals.writes.cancel(tx, id, said)
      const subject = { id, club: club.id, ...voting }
      await proposals.news.cancelled(tx, subject, said.at)
    }
    if (kind !== 'bounty') return
    const row = await bounties.writes.lock(tx, id)
    if (!row || !open.includes(bountyStatus(factsOf(row), said.at))) return
    // Work that the club has voted to be paid is still owed.
    const dispute = await bounties.writes.dispute(tx, id)
    if (dispute?.bound?.isToBePaid) return
    await endBounty(bounties, tx, row, said)
  }
