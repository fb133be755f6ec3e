import * as z from 'zod/mini'
import { clubId } from '../clubs/schemas.ts'
import { Uuid } from '../drafts/schemas.ts'
import { SignedMessage } from '../fees/schemas.ts'
import { VoteChoice } from '../governance/schemas.ts'
import { filed, pageOf, pageQuery } from '../kit/lists.ts'
import {
  Address,
  addressText,
  Bytes32,
  count,
  flag,
  Instant,
  plainText,
  second,
  wholeNumber,
} from '../kit/values.ts'
import { voteSorts } from './endpoints.ts'

// --- questions

export const VotesParams = z.strictObject({ proposal: Uuid })

/** An address, whole or its beginning: fewer signs would find thousands. */
const addressPart = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-fA-F]{3,40}$/)),
  z.transform((text: string) => text.toLowerCase()),
)

export const VoterParams = z.strictObject({
  proposal: Uuid,
  address: addressText,
})

export const VotesQuery = z.strictObject({
  choice: z.optional(VoteChoice),
  q: z.optional(addressPart),
  hasReason: z.optional(flag),
  sort: z._default(z.enum(voteSorts), 'power'),
  ...pageQuery(),
})

export const MyVoteQuery = z.strictObject({
  /** Who is thought to be signed in: for another it is `session_mismatch`. */
  voter: z.optional(addressText),
})

export const NonVotersQuery = z.strictObject({
  q: z.optional(addressPart),
  ...pageQuery(),
})

/**
 * What a voter signs, as `VoteMessage` of the rules has it: the server hashes it
 * with its own types (E9).
 */
export const VoteMessageBody = z.strictObject({
  summary: plainText(1_000),
  voter: Address,
  club: clubId,
  proposalId: Bytes32,
  contentHash: Bytes32,
  /** 1 yes, 2 no; any other is `bad_choice` (V4). */
  choice: z.int().check(z.nonnegative(), z.lte(255)),
  reason: plainText(2_000),
  seq: z.int().check(z.nonnegative(), z.lte(2 ** 32 - 1)),
  /** UTC seconds. */
  timestamp: second(),
})

/** What is signed is read by `VoteMessageBody` (E5, V1). */
export const CastVoteBody = z.strictObject({
  ...SignedMessage.shape,
  message: z.record(
    plainText(40),
    z.union([plainText(4_000), z.number(), z.boolean()]),
  ),
})

export const LogQuery = z.strictObject({
  /** The first line. @default 0 */
  from: z.optional(wholeNumber(0, 2 ** 31 - 1)),
  /** How many lines, at most. @default 100 */
  limit: z.optional(wholeNumber(1, 100)),
})

// --- answers

const ballot = {
  voter: Address,
  /** How many ballots of the voter were before it. */
  seq: count(),
  choice: VoteChoice,
  /** Frozen for the proposal. */
  power: z.int().check(z.positive()),
  /** Why, in the voter's words; empty where nothing is said. */
  reason: z.string(),
  /** EIP-712 digest of the message. */
  digest: Bytes32,
  /** Its line in the ledger of votes. */
  line: count(),
  at: Instant,
}

export const Ballot = z.object({
  proposal: Uuid,
  ...ballot,
  /** Its place among the ballots of the proposal, from 0. */
  place: count(),
  /** Who made the signature: the voter's key, or the voter's contract. */
  signer: z.enum(['key', 'contract']),
})
export type Ballot = z.infer<typeof Ballot>

const sealed = {
  /** The address of the key that signed for the server. */
  key: Address,
  /** EIP-191, over the canonical JSON of the rest. */
  signature: z.string(),
}

/** What the server says about one ballot that it has taken. */
export const VoteReceipt = z.object({
  format: z.literal('narwhal-receipt-1'),
  proposal: Uuid,
  voter: Address,
  seq: count(),
  choice: VoteChoice,
  power: count(),
  digest: Bytes32,
  place: count(),
  line: z.object({ index: count(), hash: Bytes32 }),
  /** UTC milliseconds. */
  receivedAt: count(),
  ...sealed,
})
export type VoteReceipt = z.infer<typeof VoteReceipt>

export const LogHead = z.object({
  format: z.literal('narwhal-head-1'),
  ledger: z.string(),
  /** How many lines it has. */
  size: count(),
  /** Of the last line. */
  hash: Bytes32,
  /** UTC milliseconds. */
  at: count(),
  ...sealed,
})
export type LogHead = z.infer<typeof LogHead>

export const LogDays = z.object({
  /** Where a feed of them is, and the site. */
  url: z.string(),
  site: z.string(),
  days: z.array(
    z.object({
      /** In UTC: `2026-11-23`. */
      day: z.iso.date(),
      head: LogHead,
    }),
  ),
})
export type LogDays = z.infer<typeof LogDays>

export const VoteTally = z.object({
  yesPower: count(),
  noPower: count(),
  yesVoters: count(),
  noVoters: count(),
})
export type VoteTally = z.infer<typeof VoteTally>

/** All that a page needs to be right after one answer. */
export const VoteCast = z.object({
  ballot: Ballot,
  receipt: VoteReceipt,
  tally: VoteTally,
  head: LogHead,
})
export type VoteCast = z.infer<typeof VoteCast>

/** Why an address has no voting power, where that is simple to say. */
export const NoPowerReason = z.enum(['not_in_list', 'excluded'])
export type NoPowerReason = z.infer<typeof NoPowerReason>

export const MyVote = z.object({
  /** Frozen for the proposal. */
  power: count(),
  /** Missing where there is some. */
  why: z.optional(NoPowerReason),
  /** What `seq` of the next message is. */
  seq: count(),
  /** The newest first; the first is the one that counts. */
  ballots: z.array(z.object({ ...Ballot.shape, receipt: VoteReceipt })),
})
export type MyVote = z.infer<typeof MyVote>

export const CountedVote = z.object(ballot)
export type CountedVote = z.infer<typeof CountedVote>

export const VoteList = z.extend(pageOf(CountedVote), { proposal: filed })
export type VoteList = z.infer<typeof VoteList>

export const NonVoter = z.object({
  voter: Address,
  /** Frozen for the proposal. */
  power: z.int().check(z.positive()),
})
export type NonVoter = z.infer<typeof NonVoter>

export const NonVoterList = pageOf(NonVoter)
export type NonVoterList = z.infer<typeof NonVoterList>

export const VoteTimeline = z.object({
  /** When voting began. */
  from: Instant,
  /** Now, or when it ended; as `from` where it has not begun. */
  to: Instant,
  /** Seconds from one row to the next; to the last there may be fewer. */
  step: count(),
  /** The count at the end of each step: `at`, all until then together. */
  rows: z.array(
    z.object({
      at: Instant,
      ...VoteTally.shape,
      ballots: count(),
      /** Ballots within the step of those who had voted before. */
      changed: count(),
    }),
  ),
  /**
   * When another side took the lead, or it was lost; the oldest first, the last
   * fifty. The first ballot of all is none.
   */
  swings: z.array(
    z.object({
      at: Instant,
      leader: z.enum(['yes', 'no', 'tied']),
      /** Of the ballot, in the ledger of votes. */
      line: count(),
    }),
  ),
  /** What the last hour before `to` changed; below 0 where power moved away. */
  lastHour: z.object({ yesPower: z.int(), noPower: z.int() }),
})
export type VoteTimeline = z.infer<typeof VoteTimeline>

const powerChange = z.object({
  block: count(),
  at: Instant,
  /** Missing where the index has not noted it. */
  tx: z.optional(Bytes32),
  tokenId: z.string(),
  from: Address,
  to: Address,
  /** What came or went: one NFT. */
  change: z.union([z.literal(1), z.literal(-1)]),
  /** NFTs held after it. */
  held: count(),
})

/** Why an address has no power, as the index of transfers tells. */
export const PowerReason = z.enum([
  'excluded',
  /** What it had stood in the vault of the swap at the block. */
  'in_vault',
  /** It stood at another address that nobody votes from. */
  'at_excluded',
  'moved_before',
  'bought_after',
  'never_held',
  'not_in_list',
])
export type PowerReason = z.infer<typeof PowerReason>

export const PowerStory = z.object({
  address: Address,
  /** That power was frozen at. */
  block: count(),
  /** Its time; missing where the index has not kept it. */
  at: z.optional(Instant),
  power: count(),
  /** Missing where there is some. */
  why: z.optional(PowerReason),
  /** NFTs held at the block. */
  held: count(),
  /** NFTs that make one of power. */
  ratio: count(),
  /** Up to the block, the newest first, at most 50. */
  changes: z.array(powerChange),
  /** After it, the first 20, the newest first. */
  later: z.array(powerChange),
  /** What it gave away and stood where nobody votes from, at the block. */
  elsewhere: z.optional(
    z.array(
      z.object({
        tokenId: z.string(),
        holder: Address,
        kind: z.enum(['vault', 'excluded']),
      }),
    ),
  ),
  /** There were more changes than are told. */
  more: z.boolean(),
})
export type PowerStory = z.infer<typeof PowerStory>

/** The tree is `standard-v1`: see docs/audit-format.md. */
export const PowerProof = z.object({
  format: z.literal('narwhal-proof-1'),
  proposal: Uuid,
  address: Address,
  power: count(),
  /** Missing where there is some. */
  why: z.optional(NoPowerReason),
  block: count(),
  blockHash: Bytes32,
  root: Bytes32,
  eligibleVoters: count(),
  eligiblePower: count(),
  /** From the leaf up; empty for one who is not in the list, or is alone in it. */
  proof: z.array(Bytes32),
})
export type PowerProof = z.infer<typeof PowerProof>

/** Lines as they are hashed: see `hashEntry` of the rules of ledgers. */
export const LogLines = z.object({
  ledger: z.string(),
  /** How many there are in all. */
  size: count(),
  lines: z.array(
    z.object({
      index: count(),
      kind: z.string(),
      /** Canonical JSON, to the byte. */
      payload: z.string(),
      /** UTC milliseconds. */
      receivedAt: count(),
      prevHash: Bytes32,
      hash: Bytes32,
    }),
  ),
})
export type LogLines = z.infer<typeof LogLines>

export const LogKeys = z.object({
  /** The newest first. */
  keys: z.array(
    z.object({
      key: Address,
      /** UTC milliseconds. */
      from: count(),
      /** Missing while it is in use. */
      until: z.optional(count()),
    }),
  ),
})
export type LogKeys = z.infer<typeof LogKeys>
