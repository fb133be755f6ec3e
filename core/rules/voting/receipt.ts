import { type Hex, hashMessage } from 'viem'
import type { Address } from '../../hex.ts'
import { canonicalJson, type Json } from '../ledger/index.ts'
import type { VoteChoice } from './choice.ts'

/**
 * What the server says about one ballot that it has taken. Only the signature is
 * kept: whoever asks again is given these facts as they are made anew of the
 * ballot's row. A field more, or one made otherwise, would not fit the signatures
 * of before: it is `narwhal-receipt-2`, and these rows go on giving this format.
 */
export interface ReceiptFacts {
  format: 'narwhal-receipt-1'
  /** The proposal's id. */
  proposal: string
  voter: Address
  seq: number
  choice: VoteChoice
  power: number
  /** EIP-712 digest of the vote. */
  digest: Hex
  /** Its place among the proposal's ballots. */
  place: number
  /** Its line in the ledger of votes. */
  line: { index: number; hash: Hex }
  /** UTC milliseconds. */
  receivedAt: number
}

/** Where the ledger stood at a moment. */
export interface HeadFacts {
  format: 'narwhal-head-1'
  ledger: string
  size: number
  hash: Hex
  /** UTC milliseconds. */
  at: number
}

/** How the vote on one proposal stood at a moment, all of it. */
export interface StandFacts {
  format: 'narwhal-stand-1'
  /** The proposal's id. */
  proposal: string
  /** Hash of all of a bundle but `voters.list`, `lines`, `head`, `stand` and `keys`. */
  facts: Hex
  /** How many ballots there were, and the hash of the last one's line. */
  ballots: number
  last: Hex
  /** UTC milliseconds. */
  at: number
}

/** Facts with the server's signature (EIP-191 over their canonical JSON). */
export type Sealed<Facts> = Facts & {
  /** The address of the key that signed. */
  key: Address
  signature: Hex
}

export type Receipt = Sealed<ReceiptFacts>
export type SealedHead = Sealed<HeadFacts>
export type SealedStand = Sealed<StandFacts>

/** What the server puts its name to. */
export type Sealable = ReceiptFacts | HeadFacts | StandFacts

/** A key of the server's and for what moments it signs, UTC milliseconds. */
export interface SealKey {
  key: Address
  from: number
  /** Missing while it is in use. */
  until?: number
}

/**
 * Writes what is signed: canonical JSON (RFC 8785) of the facts and the key,
 * without the signature.
 */
export function sealedText(facts: Sealable & { key: Address }): string {
  const { signature: _, ...said } = facts as typeof facts & { signature?: Hex }
  return canonicalJson(said as unknown as Json)
}

/** Hashes what is signed, as any wallet does with a text (EIP-191, 0x45). */
export const sealDigest = (facts: Sealable & { key: Address }): Hex =>
  hashMessage(sealedText(facts))
