import { type Hex, hashTypedData } from 'viem'
import type { Address } from '../../hex.ts'
import { signingDomain } from '../governance/message.ts'
import { choiceOf } from './choice.ts'
import { voteSentence } from './sentence.ts'

const types = {
  Vote: [
    { name: 'summary', type: 'string' },
    { name: 'voter', type: 'address' },
    { name: 'club', type: 'string' },
    { name: 'proposalId', type: 'bytes32' },
    { name: 'contentHash', type: 'bytes32' },
    { name: 'choice', type: 'uint8' },
    { name: 'reason', type: 'string' },
    { name: 'seq', type: 'uint32' },
    { name: 'timestamp', type: 'uint64' },
  ],
} as const

/** What a voter signs (behaviour 2.1; decisions, Votes). */
export interface VoteMessage {
  /** The sentence that a wallet shows first, as `voteSentence` writes it. */
  summary: string
  /** Lower case. */
  voter: Address
  /** The club's id. */
  club: string
  /** As `proposalIdOf` has it. */
  proposalId: Hex
  /** Of the words that the voter read (V9). */
  contentHash: Hex
  /** 1 yes, 2 no. */
  choice: number
  /** Why, in its normal form; empty where nothing is said. */
  reason: string
  /** How many ballots of this voter were kept before (V8). */
  seq: number
  /** UTC seconds: when it was signed. */
  timestamp: number
}

/** The id of a proposal in what is signed: its 16 bytes, then 16 of zero. */
export const proposalIdOf = (uuid: string): Hex =>
  `0x${uuid.replaceAll('-', '').toLowerCase()}${'00'.repeat(16)}`

/**
 * Writes the typed data (EIP-712) that a voter signs. The server makes it from
 * its own types, never from a client's (E9).
 *
 * @param nft the collection whose holders vote.
 */
export const voteTypedData = (nft: Address, message: VoteMessage) => ({
  domain: signingDomain(nft),
  types,
  primaryType: 'Vote' as const,
  message: { ...message },
})

/**
 * Hashes what a voter signs: the digest that a signer is recovered from, and
 * the id of the message (E14).
 */
export function voteDigest(nft: Address, message: VoteMessage): Hex {
  return hashTypedData({
    ...voteTypedData(nft, message),
    message: { ...message, timestamp: BigInt(message.timestamp) },
  })
}

/**
 * Tells whether the sentence in a message is the one that belongs to it.
 *
 * @param shown what the server knows of the proposal: number, title, club's name.
 */
export function hasVoteSentence(
  message: VoteMessage,
  shown: { number: number; title: string; club: string },
): boolean {
  const choice = choiceOf(message.choice)
  if (!choice) return false
  const { seq, summary } = message
  return summary === voteSentence({ ...shown, choice, seq })
}
