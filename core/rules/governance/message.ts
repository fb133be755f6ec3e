import { type Hex, hashTypedData } from 'viem'
import { brand } from '../../brand.ts'
import { chain } from '../../constants.ts'
import type { Address } from '../../hex.ts'
import { proposalSentence } from './sentence.ts'

/**
 * The domain of all that the club has signed (E8): a signature for another
 * chain, another collection or another site is none here.
 *
 * @param nft the collection whose holders vote.
 */
export const signingDomain = (nft: Address) => ({
  name: brand.appName,
  version: '1',
  chainId: chain.id,
  verifyingContract: nft,
})

const types = {
  Proposal: [
    { name: 'summary', type: 'string' },
    { name: 'author', type: 'address' },
    { name: 'club', type: 'string' },
    { name: 'contentHash', type: 'bytes32' },
    { name: 'earliestStart', type: 'uint64' },
    { name: 'duration', type: 'uint32' },
    { name: 'version', type: 'uint32' },
    { name: 'replaces', type: 'bytes32' },
    { name: 'timestamp', type: 'uint64' },
  ],
} as const

/** What `replaces` is in the first version. */
export const noPreviousDigest: Hex = `0x${'00'.repeat(32)}`

/** What an author signs to publish a proposal, or a new version of it. */
export interface ProposalMessage {
  /** The sentence that a wallet shows first, as `proposalSentence` writes it. */
  summary: string
  /** Lower case. */
  author: Address
  /** The club's id. */
  club: string
  contentHash: Hex
  /** UTC seconds. */
  earliestStart: number
  /** Seconds. */
  duration: number
  version: number
  /**
   * The digest of the version before, `noPreviousDigest` for the first: without it an
   * edit could be put onto another proposal of the same author.
   */
  replaces: Hex
  /** UTC seconds: when it was signed. */
  timestamp: number
}

/**
 * Writes the typed data (EIP-712) that an author signs. The server makes it from
 * its own types, never from a client's (E9).
 */
export const proposalTypedData = (nft: Address, message: ProposalMessage) => ({
  domain: signingDomain(nft),
  types,
  primaryType: 'Proposal' as const,
  message: { ...message },
})

/**
 * Hashes what an author signs: the digest that a signer is recovered from, the
 * id of the message (E14), and what the next version replaces.
 */
export function proposalDigest(nft: Address, message: ProposalMessage): Hex {
  const { earliestStart, timestamp, ...rest } = message
  return hashTypedData({
    ...proposalTypedData(nft, message),
    message: {
      ...rest,
      earliestStart: BigInt(earliestStart),
      timestamp: BigInt(timestamp),
    },
  })
}

/**
 * Tells whether the sentence in a message is the one that belongs to it.
 *
 * @param shown what the server knows of the proposal: title and club's name.
 */
export const hasItsSentence = (
  message: ProposalMessage,
  shown: { title: string; club: string },
): boolean => message.summary === proposalSentence({ ...message, ...shown })
