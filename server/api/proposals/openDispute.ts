import { bountyLimits } from '@narwhal-club/core/bounties'
import {
  contentHash,
  type ProposalContent,
} from '@narwhal-club/core/governance'
import { RefusalError } from '../../errors.ts'
import { leftOutOf } from '../clubs/actorIn.ts'
import type { ClubStanding } from '../clubs/clubs.ports.ts'
import type { ProposalPorts, ProposalRow } from './proposals.ports.ts'
import { freezePower } from './publishProposal.ts'
import { writeProposal } from './writeProposal.ts'

/** What opening a vote of the club itself takes. */
export type VotePorts<Tx> = Pick<
  ProposalPorts<Tx>,
  | 'census'
  | 'clock'
  | 'createId'
  | 'freezer'
  | 'keccak'
  | 'news'
  | 'pause'
  | 'writes'
>

/**
 * Opens a vote that the club itself asks for: no author, no fee, nothing signed,
 * and none of the limits of authors. All refusals come before anything is written.
 *
 * @throws RefusalError where nobody's power can be frozen just now.
 */
export async function openDispute<Tx>(
  ports: VotePorts<Tx>,
  tx: Tx,
  club: ClubStanding,
  words: Pick<ProposalContent, 'title' | 'body' | 'summary'>,
): Promise<ProposalRow> {
  const { clock, freezer, writes } = ports
  const excluded = leftOutOf(await ports.census(), club.rules)
  const frozen = await freezer.freeze(tx, clock.now())
  if (!frozen.ok) throw new RefusalError(frozen.code, { retryAfter: 5 })
  const power = await freezePower(ports, frozen.owners, excluded)
  const number = await writes.lockClub(tx, club.id)
  const content = { ...words, discussionUrl: null, labels: [] }
  return writeProposal(ports, tx, {
    club,
    number,
    kind: 'dispute',
    author: null,
    idea: null,
    draft: null,
    intent: null,
    fee: null,
    content,
    contentHash: contentHash({ ...content, version: 1 }),
    signed: null,
    schedule: {
      earliestStart: 0,
      duration: bountyLimits.disputeVote / 1_000,
    },
    frozen,
    power,
    excluded,
    hosts: [],
  })
}
