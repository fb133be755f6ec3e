import type { Hex } from 'viem'
import { emptyHead, type Json } from '../ledger/index.ts'
import type { VoteMessage } from './message.ts'

/** The ledger that every ballot of every club is a line of. */
export const votesLedger = 'votes'

/** The kind of a ballot's line. */
export const ballotKind = 'vote.cast'

/** What `previous` is in the first line of a proposal. */
export const noPreviousLine: Hex = emptyHead.hash

/**
 * What a ballot's line in the ledger says. The lines of one proposal are a chain
 * of their own inside the ledger, so that a vote is checked without the others'.
 */
export interface BallotLine {
  /** The proposal's id. */
  proposal: string
  /** Its place among the ballots of the proposal, from 0, without gaps. */
  place: number
  /** The hash of the proposal's line before it. */
  previous: Hex
  message: VoteMessage
  signature: Hex
  /** Who made the signature: the voter's key, or the voter's contract. */
  signer: 'key' | 'contract'
  /** The voter's power, frozen for the proposal. */
  power: number
}

/** What of a line is kept and hashed: its canonical JSON is the payload. */
export const payloadOf = (line: BallotLine): Json => line as unknown as Json
