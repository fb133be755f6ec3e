import * as z from 'zod/mini'
import { Address, count, second } from '../../contract/kit/values.ts'

/*
 * What bundles and receipts are made of. They come from strangers: every text,
 * list and number has a bound, and nothing is let through that is not named.
 */

export { Address, count }

const plain = /^[^\0\p{Cs}]*$/u
/** What no plain text has, and halves of what it may have: found in a glance. */
const rare = /[\0\ud800-\udfff]/

/** Engines of 2024 have it: twice as fast as any pattern. */
interface WellFormed {
  isWellFormed?(): boolean
}

/** Tells whether a text can be kept, as `plainText` of the contract does. */
export const isPlain: (text: string) => boolean =
  'isWellFormed' in String.prototype
    ? (text) =>
        (text as Required<WellFormed> & string).isWellFormed() &&
        !text.includes('\0')
    : (text) => !rare.test(text) || plain.test(text)

/**
 * `plainText` of the contract, a few times as fast: lines are long, and many. It
 * counts UTF-16 units, as the document says; `z.maxLength` counts code points.
 */
export const plainText = (most: number, least = 0) =>
  z
    .string()
    .check(
      z.refine(
        (text) => text.length >= least && text.length <= most && isPlain(text),
      ),
    )

export const Bytes32 = z.string().check(z.regex(/^0x[0-9a-f]{64}$/))
export const Uuid = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))
/** r, s, v of a plain account's signature: 65 bytes. */
export const KeySignature = z.string().check(z.regex(/^0x[0-9a-f]{130}$/))
/** Of any signer: a contract's has at most 8 kB, or nothing at all. */
const AnySignature = z
  .string()
  .check(z.maxLength(16_386), z.regex(/^0x([0-9a-f]{2})*$/))
export const ClubId = plainText(32, 1)

/** UTC milliseconds, of years of four digits. */
export const moment = z.int().check(z.nonnegative(), z.lte(253_402_300_799_999))
const uint32 = z.int().check(z.nonnegative(), z.lte(2 ** 32 - 1))
/** Voting power of one voter: many of them still add up exactly. */
export const power = z.int().check(z.nonnegative(), z.lte(2 ** 31 - 1))
export const place = z.int().check(z.nonnegative(), z.lte(2 ** 31 - 1))

/** As `ProposalMessage` of the rules of governance has it. */
export const ProposalMessageShape = z.strictObject({
  summary: plainText(1_000),
  author: Address,
  club: ClubId,
  contentHash: Bytes32,
  earliestStart: second(),
  duration: uint32,
  version: uint32,
  replaces: Bytes32,
  timestamp: second(),
})

/** As `LedgerEntry` of the rules of ledgers has it. */
export const LineShape = z.strictObject({
  ledger: plainText(60),
  index: count(),
  kind: plainText(60),
  payload: plainText(40_000),
  receivedAt: moment,
  prevHash: Bytes32,
  hash: Bytes32,
})

/** As `BallotLine` of the rules of voting has it: the payload of a line. */
export const BallotShape = z.strictObject({
  proposal: Uuid,
  place,
  previous: Bytes32,
  message: z.strictObject({
    summary: plainText(1_000),
    voter: Address,
    club: ClubId,
    proposalId: Bytes32,
    contentHash: Bytes32,
    choice: z.int().check(z.nonnegative(), z.lte(255)),
    reason: plainText(4_000),
    seq: uint32,
    timestamp: second(),
  }),
  signature: AnySignature,
  signer: z.enum(['key', 'contract']),
  power,
})

export const HeadShape = z.strictObject({
  format: z.literal('narwhal-head-1'),
  ledger: plainText(60),
  size: count(),
  hash: Bytes32,
  at: moment,
  key: Address,
  signature: KeySignature,
})

export const StandShape = z.strictObject({
  format: z.literal('narwhal-stand-1'),
  proposal: Uuid,
  facts: Bytes32,
  ballots: place,
  last: Bytes32,
  at: moment,
  key: Address,
  signature: KeySignature,
})

/** What a stranger may hand in as a receipt: `Receipt` of the rules of voting. */
export const ReceiptShape = z.strictObject({
  format: z.literal('narwhal-receipt-1'),
  proposal: Uuid,
  voter: Address,
  seq: uint32,
  choice: z.enum(['yes', 'no']),
  power,
  digest: Bytes32,
  place,
  line: z.strictObject({ index: count(), hash: Bytes32 }),
  receivedAt: moment,
  key: Address,
  signature: KeySignature,
})

/** Keys of the server, as a bundle and a list of one's own have them. */
export const KeysShape = z
  .array(
    z.strictObject({ key: Address, from: moment, until: z.optional(moment) }),
  )
  .check(z.maxLength(1_000))
