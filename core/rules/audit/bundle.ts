import type { Hex } from 'viem'
import * as z from 'zod/mini'
import type { Address as AddressOf } from '../../hex.ts'
import { proposalLimits } from '../governance/limits.ts'
import type { ProposalMessage } from '../governance/message.ts'
import type { Outcome } from '../governance/outcome.ts'
import type { LedgerEntry } from '../ledger/index.ts'
import type { SealedHead, SealedStand, SealKey } from '../voting/receipt.ts'
import type { VoteTally } from '../voting/tally.ts'
import {
  Address,
  Bytes32,
  ClubId,
  count,
  HeadShape,
  KeySignature,
  KeysShape,
  LineShape,
  moment,
  ProposalMessageShape,
  place,
  plainText,
  power,
  StandShape,
  Uuid,
} from './shapes.ts'

export const bundleFormat = 'narwhal-bundle-1'

/** One version of what was decided about, in its normal form. */
export interface BundleVersion {
  /** 1 for the first. */
  version: number
  /** UTC milliseconds: when the server took it. */
  at: number
  title: string
  body: string
  summary: string
  discussionUrl: string | null
  labels: string[]
  contentHash: Hex
  /** Null where the club itself asks. */
  signed: { message: ProposalMessage; digest: Hex; signature: Hex } | null
}

/**
 * All that is needed to count the votes on a proposal anew, and to see that
 * nobody wrote them but those who may vote (docs/audit-format.md). Texts are in
 * their normal form, addresses and hashes in lower case, amounts whole.
 */
export interface Bundle {
  format: typeof bundleFormat
  proposal: {
    id: string
    /** In its club, from 1. */
    number: number
    /** Null: the club itself asks. */
    author: AddressOf | null
    /** UTC milliseconds, whole seconds. */
    start: number
    /** The first moment at which no vote counts. */
    end: number
    cancelledAt: number | null
    /** Voting power that must have been cast; 0: no rule. */
    quorum: number
  }
  club: {
    id: string
    /** As `normaliseLine` has it, which is how sentences have it. */
    name: string
    /** The collection whose holders vote: it is in the domain of all signatures. */
    nft: AddressOf
  }
  /** The first first. */
  versions: BundleVersion[]
  voters: {
    block: number
    blockHash: Hex
    /** Addresses that count for nothing here. */
    excluded: AddressOf[]
    /** Merkle root of the list, `standard-v1`. */
    root: Hex
    eligibleVoters: number
    eligiblePower: number
    /** Address and voting power. */
    list: [AddressOf, number][]
  }
  /** The ballots of this proposal as the ledger has them, in order. */
  lines: LedgerEntry[]
  /** What the server says came out, at the moment of `head`. */
  tally: VoteTally & {
    /** Null while it is not closed. */
    outcome: Outcome | null
  }
  /** Where the whole ledger of votes stood when this was put together. */
  head: SealedHead
  /** All of the above, sealed: without it anyone could leave ballots out. */
  stand: SealedStand
  /** Keys that have spoken for the server. */
  keys: SealKey[]
}

/** How much of a list there may be. */
export const most = { lines: 1_000_000, voters: 1_000_000, addresses: 10_000 }

const VersionShape = z.strictObject({
  version: z.int().check(z.positive(), z.lte(proposalLimits.versions)),
  at: moment,
  title: plainText(500),
  body: plainText(40_000),
  summary: plainText(2_000),
  discussionUrl: z.nullable(plainText(2_000)),
  labels: z.array(plainText(200)).check(z.maxLength(50)),
  contentHash: Bytes32,
  signed: z.nullable(
    z.strictObject({
      message: ProposalMessageShape,
      digest: Bytes32,
      signature: KeySignature,
    }),
  ),
})

/** The form of a bundle, for those who write one and those who read one. */
export const BundleShape = z.strictObject({
  format: z.literal(bundleFormat),
  proposal: z.strictObject({
    id: Uuid,
    number: z.int().check(z.positive(), z.lte(2 ** 31 - 1)),
    author: z.nullable(Address),
    start: moment,
    end: moment,
    cancelledAt: z.nullable(moment),
    quorum: count(),
  }),
  club: z.strictObject({ id: ClubId, name: plainText(500), nft: Address }),
  versions: z
    .array(VersionShape)
    .check(z.minLength(1), z.maxLength(proposalLimits.versions)),
  voters: z.strictObject({
    block: count(),
    blockHash: Bytes32,
    excluded: z.array(Address).check(z.maxLength(most.addresses)),
    root: Bytes32,
    eligibleVoters: count(),
    eligiblePower: count(),
    list: z.array(z.tuple([Address, power])).check(z.maxLength(most.voters)),
  }),
  lines: z.array(LineShape).check(z.maxLength(most.lines)),
  tally: z.strictObject({
    yesPower: count(),
    noPower: count(),
    yesVoters: place,
    noVoters: place,
    outcome: z.nullable(
      z.enum([
        'passed',
        'rejected',
        'tied',
        'no_quorum',
        'no_votes',
        'cancelled',
      ]),
    ),
  }),
  head: HeadShape,
  stand: StandShape,
  keys: KeysShape,
})
