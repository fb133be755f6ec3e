import {
  choiceNumbers,
  proposalIdOf,
  type VoteMessage,
  voteDigest,
  voteSentence,
} from '@narwhal-club/core/voting'
import type { GovernanceSeed } from '@narwhal-club/server'
import type { Address, Hex } from 'viem'
import type { Planned } from './ballots.ts'
import { signWith } from './keys.ts'

type Proposal = GovernanceSeed['proposals'][number]
type Signed = ReturnType<NonNullable<GovernanceSeed['votes']>>[number]

/** What a ballot says, as its voter's wallet would have shown it. */
function messageOf(
  { choice, seq, voter, reason, signedAt }: Planned,
  { row, versions }: Proposal,
  club: string,
): VoteMessage {
  const { id, number, title, start } = row
  return {
    summary: voteSentence({ choice, seq, number, title, club }),
    voter,
    club: row.club,
    proposalId: proposalIdOf(id),
    contentHash: versions.at(-1)?.contentHash as Hex,
    choice: choiceNumbers[choice],
    reason,
    seq,
    timestamp: Math.max(Math.floor(signedAt / 1_000), start / 1_000),
  }
}

/** Signs planned ballots, each with its voter's key. */
export function signBallots(
  planned: readonly Planned[],
  proposals: readonly Proposal[],
  {
    clubs,
    keyOf,
  }: {
    clubs: readonly { id: string; name: string; nftContract: string }[]
    keyOf: (address: Address) => Hex | undefined
  },
): Signed[] {
  const about = new Map(proposals.map((each) => [each.row.id, each]))
  return planned.map((ballot) => {
    const proposal = about.get(ballot.proposal)
    const club = clubs.find(({ id }) => id === proposal?.row.club)
    const key = keyOf(ballot.voter)
    if (!proposal || !club || !key)
      throw new Error(`No one can sign for ${ballot.voter}`)
    const message = messageOf(ballot, proposal, club.name)
    const digest = voteDigest(club.nftContract as Address, message)
    return {
      proposal: ballot.proposal,
      at: ballot.at,
      message,
      signature: signWith(key, digest),
    }
  })
}
