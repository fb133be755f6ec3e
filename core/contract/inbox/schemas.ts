import * as z from 'zod/mini'
import { BountyStatus, SubmissionStatus } from '../bounties/schemas.ts'
import { Uuid } from '../drafts/schemas.ts'
import { FeePurpose } from '../fees/schemas.ts'
import { pageQuery, pageShape } from '../kit/lists.ts'
import { Address, Amount, count, Instant } from '../kit/values.ts'
import { ModeratedKind } from '../moderation/schemas.ts'
import { ProposalOutcome } from '../proposals/schemas.ts'
import { type inboxKinds, mostUnread } from './endpoints.ts'

export const InboxQuery = z.strictObject(pageQuery())

const entry = { id: Uuid, at: Instant, read: z.boolean() }
const club = z.object({ id: z.string(), name: z.string() })
const proposal = z.object({
  id: Uuid,
  number: z.int().check(z.positive()),
  title: z.string(),
  club,
})
const bounty = z.object({
  id: Uuid,
  number: z.int().check(z.positive()),
  title: z.string(),
  club,
  /** As it is now. */
  status: BountyStatus,
})
const work = {
  bounty,
  submission: Uuid,
  author: Address,
  /** As it is now. */
  status: SubmissionStatus,
}
const fee = {
  /** Base units. */
  amount: Amount,
  /** Missing where it was asked for nothing. */
  purpose: z.optional(FeePurpose),
  /** Of what it was for, as far as that is known. */
  title: z.optional(z.string()),
}

/**
 * One thing that a member is told. `opened`: voting began in a club that they
 * follow. `ending`: it ends within a day, they may vote, and have not. `closed`:
 * it is over. `reply`: to a comment of theirs. `paid`: a fee arrived. `credited`:
 * money of theirs pays for nothing yet. Of bounties: `submitted`: work was handed in
 * for theirs. `reviewed`: their work was judged. `changed`: what they work for says
 * or promises something else. `deadline`: one of its dates is near, or has passed.
 * `awarded`: it was decided. `payout`: a share was paid. `disputed`: the club votes
 * on it, or has. `moderated`: words of theirs were warned of, hidden, put back, or
 * taken down for good.
 */
export const InboxEntry = z.discriminatedUnion('kind', [
  z.object({ ...entry, kind: z.literal('opened'), proposal, end: Instant }),
  z.object({ ...entry, kind: z.literal('ending'), proposal, end: Instant }),
  z.object({
    ...entry,
    kind: z.literal('closed'),
    proposal,
    outcome: ProposalOutcome,
  }),
  z.object({
    ...entry,
    kind: z.literal('reply'),
    /** One of the two: what it was said below. */
    proposal: z.optional(proposal),
    bounty: z.optional(bounty),
    comment: Uuid,
    author: Address,
    /** Its beginning, without Markdown; not while it is folded. */
    excerpt: z.optional(z.string()),
  }),
  z.object({ ...entry, kind: z.literal('paid'), fee: z.object(fee) }),
  z.object({
    ...entry,
    kind: z.literal('credited'),
    fee: z.object({
      ...fee,
      why: z.enum(['unmatched', 'over', 'refunded']),
    }),
  }),
  z.object({ ...entry, kind: z.literal('submitted'), ...work }),
  z.object({ ...entry, kind: z.literal('reviewed'), ...work }),
  z.object({
    ...entry,
    kind: z.literal('payout'),
    ...work,
    /** Base units that arrived. */
    amount: Amount,
    asset: z.enum(['TOKEN', 'CRO']),
  }),
  z.object({ ...entry, kind: z.literal('changed'), bounty }),
  z.object({ ...entry, kind: z.literal('deadline'), bounty }),
  z.object({ ...entry, kind: z.literal('awarded'), bounty }),
  z.object({ ...entry, kind: z.literal('disputed'), bounty }),
  z.object({
    ...entry,
    kind: z.literal('moderated'),
    about: ModeratedKind,
    act: z.enum(['warned', 'hidden', 'restored', 'tombstoned']),
    /** In public, of who looked. */
    reason: z.string(),
    /** One of the three: what it is, or where it stands. */
    proposal: z.optional(proposal),
    bounty: z.optional(bounty),
    idea: z.optional(z.object({ id: Uuid, title: z.string(), club })),
  }),
])
export type InboxEntry = z.infer<typeof InboxEntry>

/** How many are not read; at most `mostUnread`, which means: or more. */
const unread = count().check(z.lte(mostUnread))

export const Inbox = z.object({ ...pageShape(InboxEntry), unread })
export type Inbox = z.infer<typeof Inbox>

/** One entry; or that one and all that stand below it in the list. */
export const ReadInboxBody = z.union([
  z.strictObject({ entry: Uuid }),
  z.strictObject({ upTo: Uuid }),
])
export const InboxUnread = z.object({ unread })

const on = z.boolean()
const each = {
  opened: on,
  ending: on,
  closed: on,
  reply: on,
  paid: on,
  credited: on,
  submitted: on,
  reviewed: on,
  changed: on,
  deadline: on,
  awarded: on,
  payout: on,
  disputed: on,
  moderated: on,
} satisfies Record<(typeof inboxKinds)[number], typeof on>

/** What a member wants to be told. What is off is not kept either. */
export const InboxSwitches = z.object(each)
export type InboxSwitches = z.infer<typeof InboxSwitches>
export const SetInboxSwitchesBody = z.strictObject(each)

const listed = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    /** The first few. */
    rows: z.array(row),
    total: count(),
  })

export const Awaiting = z.object({
  /** Proposals that they may vote on and have not; what ends first first. */
  votes: listed(
    z.object({ ...proposal.shape, end: Instant, votingPower: count() }),
  ),
  /** What they began; what waits for its fee first. */
  drafts: listed(
    z.object({
      id: Uuid,
      title: z.string(),
      club,
      state: z.enum(['writing', 'awaiting_fee']),
      /** Until when its fee can be paid; missing where it is not asked for. */
      payBy: z.optional(Instant),
      updatedAt: Instant,
    }),
  ),
})
export type Awaiting = z.infer<typeof Awaiting>
