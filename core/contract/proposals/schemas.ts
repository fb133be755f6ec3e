import * as z from 'zod/mini'
import { ClubParams, clubId } from '../clubs/schemas.ts'
import { DraftContent, Idea, Uuid } from '../drafts/schemas.ts'
import { SignedMessage } from '../fees/schemas.ts'
import { ProposalStatus, VoteChoice } from '../governance/schemas.ts'
import { filed, pageOf, pageQuery } from '../kit/lists.ts'
import {
  Address,
  Amount,
  addressText,
  Bytes32,
  count,
  flag,
  Instant,
  plainText,
  second,
  wholeNumber,
} from '../kit/values.ts'
import { Moderated } from '../moderation/moderated.ts'
import { proposalSorts, reportReasons } from './endpoints.ts'

// --- questions

export const ProposalParams = z.strictObject({ proposal: Uuid })
export const ProposalClubParams = ClubParams

const asked = {
  status: z.optional(ProposalStatus),
  /** Some words that title or summary have in them; each sign is itself. */
  q: z.optional(plainText(60, 1)),
  label: z.optional(plainText(60, 1)),
  author: z.optional(addressText),
  /** Those alone that the member who asks wrote. */
  mine: z.optional(flag),
  /** Those alone that the member who asks voted for so. */
  voted: z.optional(VoteChoice),
  sort: z._default(z.enum(proposalSorts), 'newest'),
  ...pageQuery(),
}
export const ClubProposalsQuery = z.strictObject(asked)
export const ProposalsQuery = z.strictObject({
  club: z.optional(clubId),
  ...asked,
})

const version = wholeNumber(1, 2 ** 31 - 1)
export const DiffQuery = z.strictObject({ from: version, to: version })

export const VotersQuery = z.strictObject(pageQuery())

/**
 * What an author signs, as `ProposalMessage` of the rules has it: the server
 * hashes it with its own types (E9).
 */
export const ProposalMessageBody = z.strictObject({
  summary: plainText(1_000),
  author: Address,
  club: clubId,
  contentHash: Bytes32,
  /** UTC seconds. */
  earliestStart: second(),
  /** Seconds. */
  duration: z.int().check(z.nonnegative(), z.lte(2 ** 32 - 1)),
  version: z.int().check(z.positive()),
  replaces: Bytes32,
  /** UTC seconds. */
  timestamp: second(),
})

export const CheckProposalBody = z.strictObject({
  club: clubId,
  content: DraftContent,
  /** Left out where duplicates are looked for: the proposal that is edited. */
  except: z.optional(Uuid),
})

/** What is signed is read by `ProposalMessageBody` (E5). */
export const CreateProposalBody = z.strictObject({
  draft: Uuid,
  ...SignedMessage.shape,
  intent: Uuid,
})

export const EditProposalBody = z.strictObject({
  content: DraftContent,
  ...SignedMessage.shape,
})

/** 3 to 500 code points in its normal form, as `readReason` has it. */
const reason = plainText(2_000, 3)
export const CancelBody = z.strictObject({ reason })
export const FlagBody = z.strictObject({ reason })
export const ReportBody = z.strictObject({
  reason: z.enum(reportReasons),
  text: z.optional(plainText(2_000)),
})

export const EligibilityQuery = z.strictObject({
  club: clubId,
  action: z.enum(['propose']),
  /** Another wallet, to look at; the one that asks where it is left out. */
  as: z.optional(addressText),
})

// --- answers

export const ProposalOutcome = z.enum([
  'passed',
  'rejected',
  'tied',
  'no_quorum',
  'no_votes',
  'cancelled',
])
export type ProposalOutcome = z.infer<typeof ProposalOutcome>

const counts = z.object({
  yesPower: count(),
  noPower: count(),
  yesVoters: count(),
  noVoters: count(),
  /**
   * How many ballots were ever cast: it only grows, so of two counts the one with
   * more ballots is the newer.
   */
  ballots: count(),
  comments: count(),
})
export type ProposalCounts = z.infer<typeof counts>

const card = {
  id: Uuid,
  /** In its club, from 1. */
  number: z.int().check(z.positive()),
  /** `dispute`: the club itself asks, about a bounty. */
  kind: z.enum(['proposal', 'dispute']),
  club: z.object({ id: z.string(), name: z.string() }),
  title: z.string(),
  summary: z.string(),
  labels: z.array(z.string()),
  /** Missing where the club itself asks. */
  author: z.optional(Address),
  /** Of whom the idea was, where another adopted it. */
  idea: z.optional(Idea),
  status: ProposalStatus,
  /** Once it is closed. */
  outcome: z.optional(ProposalOutcome),
  start: Instant,
  end: Instant,
  publishedAt: Instant,
  closedAt: z.optional(Instant),
  version: z.int().check(z.positive()),
  counts,
  /** 0: the club had no such rule. */
  quorum: count(),
  eligibleVoters: count(),
  eligiblePower: count(),
  /** Three holders have reported it, and no moderator has looked yet. */
  reported: z.boolean(),
  /** Why a moderator has put a warning before it. */
  flagReason: z.optional(z.string()),
}

export const ProposalCard = z.object({
  ...card,
  /** What the member who asks voted for, once they have. */
  voted: z.optional(VoteChoice),
})
export type ProposalCard = z.infer<typeof ProposalCard>

export const ProposalList = pageOf(ProposalCard)
export type ProposalList = z.infer<typeof ProposalList>

const signed = {
  contentHash: Bytes32,
  /** EIP-712 digest of the message. */
  digest: Bytes32,
  message: ProposalMessageBody,
  signature: z.string(),
}

export const ProposalDetail = z.object({
  ...card,
  /** Markdown. */
  body: z.string(),
  discussionUrl: z.nullable(z.string()),
  options: z.array(z.string()),
  /** When something became of it: a version, a warning, its end. */
  updatedAt: Instant,
  rulesVersion: z.int().check(z.positive()),
  /** Missing where the club itself asks: nothing is signed. */
  signed: z.optional(z.object(signed)),
  snapshot: z.object({
    block: count(),
    blockHash: Bytes32,
    /** Merkle root, `standard-v1`, leaves `['address', 'uint256']`. */
    root: Bytes32,
    /** Addresses that count for nothing here. */
    excluded: z.array(Address),
  }),
  /** Missing where none was due. */
  fee: z.optional(
    z.object({
      amount: Amount,
      token: Address,
      tx: z.union([Bytes32, z.literal('admin-exempt')]),
    }),
  ),
  cancelled: z.optional(
    z.object({ at: Instant, by: Address, reason: z.string() }),
  ),
  /** Its words were taken down. */
  moderated: z.optional(Moderated),
  /** Distinct holders who have reported it and were not answered yet. */
  reports: count(),
  /** Hosts that its links lead to and that no proposal had before. */
  newHosts: z.array(z.string()),
  /** Of the member who asks; missing for visitors. */
  mine: z.optional(
    z.object({
      /** Frozen for this proposal. */
      votingPower: count(),
      isModerator: z.boolean(),
      reported: z.boolean(),
      /** What they voted for, once they have. */
      voted: z.optional(VoteChoice),
    }),
  ),
})
export type ProposalDetail = z.infer<typeof ProposalDetail>

const content = {
  title: z.string(),
  body: z.string(),
  summary: z.string(),
  discussionUrl: z.nullable(z.string()),
  labels: z.array(z.string()),
}

export const ProposalVersion = z.object({
  version: z.int().check(z.positive()),
  at: Instant,
  ...content,
  signed: z.optional(z.object(signed)),
})
export type ProposalVersion = z.infer<typeof ProposalVersion>
export const ProposalVersions = z.object({
  /** The newest first. */
  rows: z.array(ProposalVersion),
})

/** A run of text: in both versions, in the older alone, or in the newer alone. */
export const DiffPart = z.object({
  is: z.enum(['same', 'removed', 'added']),
  text: z.string(),
})
export type DiffPart = z.infer<typeof DiffPart>
const parts = z.array(DiffPart)
export const ProposalDiff = z.object({
  from: z.int().check(z.positive()),
  to: z.int().check(z.positive()),
  title: parts,
  summary: parts,
  body: parts,
  discussionUrl: parts,
  labels: parts,
})
export type ProposalDiff = z.infer<typeof ProposalDiff>

export const ProposalVoters = z.object({
  proposal: filed,
  block: count(),
  root: Bytes32,
  ...pageOf(z.object({ address: Address, votingPower: count() })).shape,
})

export const ProposalCalendar = z.object({
  id: Uuid,
  title: z.string(),
  url: z.string(),
  start: Instant,
  end: Instant,
  updatedAt: Instant,
  cancelled: z.boolean(),
})

export const ClubFeed = z.object({
  club: z.object({ id: z.string(), name: z.string(), url: z.string() }),
  items: z.array(
    z.object({
      id: Uuid,
      title: z.string(),
      url: z.string(),
      summary: z.string(),
      author: z.optional(Address),
      at: Instant,
      /** When something became of it the last time. */
      updated: Instant,
    }),
  ),
})

/** What is wrong with one part of what an author wrote. */
export const ProposalFault = z.object({
  field: z.enum([
    'title',
    'body',
    'summary',
    'discussionUrl',
    'labels',
    'earliestStart',
    'duration',
  ]),
  code: z.string(),
  /** The length, number or second that it is about. */
  limit: z.optional(z.int()),
  /** The link that it is about. */
  address: z.optional(z.string()),
})
export type ProposalFault = z.infer<typeof ProposalFault>

export const ProposalCheck = z.object({
  faults: z.array(ProposalFault),
  /** Proposals that it may repeat: its author is asked whether it is meant. */
  duplicates: z.array(
    z.object({
      id: Uuid,
      number: z.int(),
      title: z.string(),
      similarity: z.number(),
      why: z.enum(['same_title', 'alike']),
    }),
  ),
  newHosts: z.array(z.string()),
  /** Of what would be published; missing where something is wrong with it. */
  contentHash: z.optional(Bytes32),
})
export type ProposalCheck = z.infer<typeof ProposalCheck>

export const ProposalPublished = z.object({
  id: Uuid,
  number: z.int().check(z.positive()),
  club: z.string(),
  start: Instant,
  end: Instant,
})
export type ProposalPublished = z.infer<typeof ProposalPublished>

export const ProposalDone = z.object({ ok: z.literal(true) })

export const Eligibility = z.object({
  ok: z.boolean(),
  address: z.optional(Address),
  /** Missing while it is not known. */
  have: z.optional(count()),
  need: count(),
  /** Everything that is in the way, the first first. */
  why: z.array(
    z.object({
      code: z.enum([
        'not_signed_in',
        'author_blocked',
        'club_paused',
        'insufficient_vp',
        'vp_unavailable',
        'proposal_limit',
      ]),
      /** So much more voting power. */
      missing: z.optional(count()),
      resetAt: z.optional(Instant),
    }),
  ),
})
export type Eligibility = z.infer<typeof Eligibility>
