import type {
  BountyDraftContent,
  SignedMessage,
} from '@narwhal-club/core/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, uint256 } from '../../db/columns.ts'
import { clubs } from '../clubs/tables.ts'
import { proposals } from '../proposals/tables.ts'

const nothing = sql`'{}'::text[]`

/** Bounties that are written and not published: each its author's alone. */
export const bountyDrafts = pgTable(
  'bounty_drafts',
  {
    id: uuid('id').primaryKey(),
    club: text('club')
      .notNull()
      .references(() => clubs.id),
    /** Lower case. */
    author: text('author').notNull(),
    content: jsonb('content').$type<BountyDraftContent>().notNull(),
    /** Grows by one with each save. */
    version: integer('version').notNull(),
    state: text('state', {
      enum: ['writing', 'awaiting_fee', 'published'],
    }).notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('bounty_drafts_author').on(table.author, table.updatedAt)],
)

/**
 * Rewards that are promised for work. Where one is (open, in review, …) is worked
 * out from its moments and the clock, and stands in no column.
 */
export const bounties = pgTable(
  'bounties',
  {
    id: uuid('id').primaryKey(),
    club: text('club')
      .notNull()
      .references(() => clubs.id),
    /** In its club, from 1, without gaps. */
    number: integer('number').notNull(),
    /** Lower case. */
    author: text('author').notNull(),
    // --- the newest version
    version: integer('version').notNull(),
    title: text('title').notNull(),
    category: text('category').notNull(),
    skills: text('skills').array().notNull().default(nothing),
    asset: text('asset', { enum: ['TOKEN', 'CRO'] }).notNull(),
    /** Base units. */
    amount: uint256('amount').notNull(),
    winnersMax: integer('winners_max').notNull(),
    minVp: integer('min_vp').notNull(),
    visibility: text('visibility', {
      enum: ['public', 'after_deadline'],
    }).notNull(),
    /** The title as a search looks at it: see `foldText`. */
    search: text('search').notNull(),
    // --- when
    publishedAt: instant('published_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    submitBy: instant('submit_by').notNull(),
    decideBy: instant('decide_by').notNull(),
    payBy: instant('pay_by').notNull(),
    // --- what became of it
    closedAt: instant('closed_at'),
    awardedAt: instant('awarded_at'),
    awardedBy: text('awarded_by'),
    payUntil: instant('pay_until'),
    paidAt: instant('paid_at'),
    cancelledAt: instant('cancelled_at'),
    cancelledBy: text('cancelled_by'),
    cancelReason: text('cancel_reason'),
    /** The club votes on it: nothing is decided meanwhile. */
    isDisputed: boolean('is_disputed').notNull().default(false),
    /** A vote has undone what was decided. */
    isUndone: boolean('is_undone').notNull().default(false),
    // --- its fee
    draft: uuid('draft'),
    intent: uuid('intent'),
    feeAmount: uint256('fee_amount'),
    feeToken: text('fee_token'),
    /** A transaction, or `admin-exempt`; null: none was due. */
    feeTx: text('fee_tx'),
    // --- counts
    submissions: integer('submissions').notNull().default(0),
    winners: integer('winners').notNull().default(0),
    paid: integer('paid').notNull().default(0),
    comments: integer('comments').notNull().default(0),
  },
  (table) => [
    uniqueIndex('bounties_number').on(table.club, table.number),
    // A payment and a draft publish once, whatever happens.
    uniqueIndex('bounties_intent').on(table.intent),
    uniqueIndex('bounties_draft').on(table.draft),
    index('bounties_newest').on(
      table.club,
      sql`${table.publishedAt} desc`,
      table.id,
    ),
    index('bounties_reward').on(
      table.club,
      sql`${table.amount} desc`,
      table.id,
    ),
    index('bounties_work').on(
      table.club,
      sql`${table.submissions} desc`,
      table.id,
    ),
    index('bounties_open')
      .on(table.club, table.submitBy, table.id)
      .where(
        sql`${table.cancelledAt} is null and not ${table.isDisputed}
          and ${table.awardedAt} is null and ${table.closedAt} is null`,
      ),
    index('bounties_ends').on(
      table.club,
      sql`${table.submitBy} desc`,
      table.id,
    ),
    index('bounties_author').on(table.author, table.publishedAt),
    // What is owed is asked for with each that is to be opened.
    index('bounties_owed')
      .on(table.author, table.payUntil)
      .where(
        sql`${table.awardedAt} is not null and ${table.paidAt} is null
          and ${table.cancelledAt} is null`,
      ),
    index('bounties_disputed').on(table.id).where(sql`${table.isDisputed}`),
  ],
)

/** All that was signed: only ever added to (a trigger refuses anything else). */
export const bountyVersions = pgTable(
  'bounty_versions',
  {
    bounty: uuid('bounty')
      .notNull()
      .references(() => bounties.id),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    skills: text('skills').array().notNull().default(nothing),
    asset: text('asset', { enum: ['TOKEN', 'CRO'] }).notNull(),
    amount: uint256('amount').notNull(),
    contentHash: text('content_hash').notNull(),
    /** EIP-712 digest; null with message and signature: of before a world began. */
    digest: text('digest'),
    message: jsonb('message').$type<SignedMessage['message']>(),
    signature: text('signature'),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bounty, table.version] }),
    // E14, E16: a message is used once.
    uniqueIndex('bounty_versions_digest').on(table.digest),
  ],
)

/** Work that was handed in. */
export const submissions = pgTable(
  'submissions',
  {
    id: uuid('id').primaryKey(),
    bounty: uuid('bounty')
      .notNull()
      .references(() => bounties.id),
    /** Lower case. */
    author: text('author').notNull(),
    status: text('status', {
      enum: [
        'submitted',
        'shortlisted',
        'rejected',
        'winner',
        'withdrawn',
        'spam',
      ],
    }).notNull(),
    // --- the newest version
    version: integer('version').notNull(),
    /** Markdown. */
    text: text('text').notNull(),
    links: text('links').array().notNull().default(nothing),
    at: instant('at').notNull(),
    editedAt: instant('edited_at'),
    // --- what was said of it
    publicReason: text('public_reason'),
    /** For those who decide alone. */
    note: text('note'),
    reviewedAt: instant('reviewed_at'),
    rejectedAt: instant('rejected_at'),
    // --- its share
    /** Base units; null: it has not won. */
    share: uint256('share'),
    payoutHash: text('payout_hash'),
    payoutState: text('payout_state', {
      enum: ['sent', 'confirming', 'verified', 'failed'],
    }),
    payoutFault: text('payout_fault'),
    /** Which payment of the transaction it is, once it is in a block. */
    payoutKey: text('payout_key'),
    payoutAmount: uint256('payout_amount'),
    payoutBlock: integer('payout_block'),
    payoutReportedAt: instant('payout_reported_at'),
    payoutVerifiedAt: instant('payout_verified_at'),
  },
  (table) => [
    // One live piece of work for each address.
    uniqueIndex('submissions_live')
      .on(table.bounty, table.author)
      .where(sql`${table.status} <> 'withdrawn'`),
    // One payment pays one share, whatever happens.
    uniqueIndex('submissions_payout').on(table.payoutKey),
    index('submissions_payout_hash').on(table.payoutHash),
    index('submissions_newest').on(table.bounty, table.at, table.id),
    index('submissions_author').on(table.author, table.at),
    index('submissions_unsettled')
      .on(table.id)
      .where(sql`${table.payoutState} in ('sent', 'confirming')`),
    index('submissions_verified')
      .on(table.payoutVerifiedAt)
      .where(sql`${table.payoutState} = 'verified'`),
  ],
)

/** All that work ever was: only added to (a trigger refuses anything else). */
export const submissionVersions = pgTable(
  'submission_versions',
  {
    submission: uuid('submission')
      .notNull()
      .references(() => submissions.id),
    version: integer('version').notNull(),
    text: text('text').notNull(),
    links: text('links').array().notNull().default(nothing),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.submission, table.version] })],
)

/** Each bounty is disputed once, and the club votes on it. */
export const bountyDisputes = pgTable('bounty_disputes', {
  bounty: uuid('bounty')
    .primaryKey()
    .references(() => bounties.id),
  submission: uuid('submission')
    .notNull()
    .references(() => submissions.id),
  openedAt: instant('opened_at').notNull(),
  proposal: uuid('proposal')
    .notNull()
    .references(() => proposals.id),
  resolvedAt: instant('resolved_at'),
  outcome: text('outcome', {
    enum: ['passed', 'rejected', 'tied', 'no_quorum', 'no_votes', 'cancelled'],
  }),
  /** What the next award is bound by; null: the decision stands. */
  isToBePaid: boolean('is_to_be_paid'),
})

/** Who said that a decision is wrong: one line each. */
export const bountyDisputeCalls = pgTable(
  'bounty_dispute_calls',
  {
    bounty: uuid('bounty')
      .notNull()
      .references(() => bounties.id),
    /** Lower case. */
    address: text('address').notNull(),
    submission: uuid('submission')
      .notNull()
      .references(() => submissions.id),
    text: text('text').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bounty, table.address] })],
)
