import { buildTree, contentHash } from '@narwhal-club/core/governance'
import {
  choiceNumbers,
  proposalIdOf,
  type VoteChoice,
  type VoteMessage,
  voteDigest,
  voteSentence,
} from '@narwhal-club/core/voting'
import type { GovernanceSeed } from '@narwhal-club/server'
import { type Hex, keccak256, stringToHex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

const hour = 3_600_000
const hashOf = (text: string) => keccak256(stringToHex(text))
const voters: PrivateKeyAccount[] = []

/** A voter that every process of a campaign can work out by its place. */
export function voterOf(place: number): PrivateKeyAccount {
  const known = voters[place] ?? privateKeyToAccount(hashOf(`voter ${place}`))
  voters[place] = known
  return known
}

export const addressOf = (place: number) =>
  voterOf(place).address.toLowerCase() as Hex

export const powerOf = (place: number) => 1 + (place % 50)

const words = {
  title: 'Fund the winter relay',
  body: 'The relay brought us through last winter.',
  summary: '',
  discussionUrl: null,
  labels: [],
  version: 1,
}
const wordsHash = contentHash(words)

export const proposalIdAt = (number: number) =>
  `b0000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Proposals of the club itself that so many may vote on now, and for days. */
export function proposalsToVoteOn(
  club: string,
  many: { proposals: number; voters: number },
): GovernanceSeed['proposals'] {
  const start = Math.floor(Date.now() / 1_000) * 1_000 - hour
  const holders = Array.from({ length: many.voters }, (_, place) => ({
    address: addressOf(place),
    votingPower: powerOf(place),
  }))
  const power = holders.reduce((sum, { votingPower }) => sum + votingPower, 0)
  const { root } = buildTree(holders)
  const { body: _, discussionUrl: __, ...card } = words
  return Array.from({ length: many.proposals }, (_, place) => ({
    row: {
      ...card,
      id: proposalIdAt(place + 1),
      number: place + 1,
      club,
      kind: 'dispute',
      author: null,
      idea: null,
      rulesVersion: 1,
      publishedAt: start,
      updatedAt: start,
      start,
      end: start + 72 * hour,
      snapshot: { block: 1, blockHash: hashOf('block'), root, excluded: [] },
      eligibleVoters: many.voters,
      eligiblePower: power,
      quorum: 0,
      draft: null,
      intent: null,
      fee: null,
      cancelled: null,
      flagged: null,
      reports: 0,
      newHosts: [],
      counts: {
        yesPower: 0,
        noPower: 0,
        yesVoters: 0,
        noVoters: 0,
        ballots: 0,
        comments: 0,
      },
    },
    versions: [{ ...words, contentHash: wordsHash, signed: null, at: start }],
    // One list for all: it is kept by its root.
    holders: place === 0 ? holders : [],
  }))
}

/** Signs a vote, as the body of `castVote` has it. */
export async function signVote(
  { nft, club }: { nft: Hex; club: { id: string; name: string } },
  asked: {
    voter: number
    proposal: number
    choice: VoteChoice
    seq: number
    reason?: string
  },
) {
  const { choice, seq, proposal: number, reason = '' } = asked
  const { title } = words
  const message: VoteMessage = {
    summary: voteSentence({ choice, seq, number, title, club: club.name }),
    voter: addressOf(asked.voter),
    club: club.id,
    proposalId: proposalIdOf(proposalIdAt(number)),
    contentHash: wordsHash,
    choice: choiceNumbers[choice],
    reason,
    seq,
    timestamp: Math.floor(Date.now() / 1_000),
  }
  const hash = voteDigest(nft, message)
  return { message, signature: await voterOf(asked.voter).sign({ hash }), hash }
}
