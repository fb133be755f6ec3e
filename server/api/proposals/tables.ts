import type { SignedMessage } from '@narwhal-club/core/contract'
import { type SQL, sql } from 'drizzle-orm'
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
import { contestParts } from './places.ts'

const nothing = sql`'{}'::text[]`

/*
 * What lists are sorted by and no column holds: indices and statements write it
 * alike, or the database does not see that they mean the same.
 */

/** When voting ended, or will. */
export const endedAt = (of: SQL) => sql`least(${of}.end_at, ${of}.cancelled_at)`

export const votersOf = (of: SQL) => sql`(${of}.yes_voters + ${of}.no_voters)`

/** How close yes and no are, in parts; 0 where none has voted. */
export function closeness(of: SQL, parts: number): SQL {
  const [yes, no] = [sql`${of}.yes_power`, sql`${of}.no_power`]
  return sql`(case when ${yes} + ${no} = 0 then 0
    else 1 + ${sql.raw(String(parts))}::bigint
      * (${yes} + ${no} - abs(${yes} - ${no})) / (${yes} + ${no}) end)`
}

const own = sql`proposals`

/**
 * What is voted on. Where it is (pending, active, closed) is worked out from the
 * clock, and stands in no column.
 */
export const proposals = pgTable(
  'proposals',
  {
    id: uuid('id').primaryKey(),
    club: text('club')
      .notNull()
      .references(() => clubs.id),
    /** In its club, from 1, without gaps. */
    number: integer('number').notNull(),
    kind: text('kind', { enum: ['proposal', 'dispute'] }).notNull(),
    /** Lower case; null: the club itself asks. */
    author: text('author'),
    ideaDraft: uuid('idea_draft'),
    ideaAuthor: text('idea_author'),
    /** The rules that it was opened under. */
    rulesVersion: integer('rules_version').notNull(),
    // --- the newest version's words, as lists need them
    version: integer('version').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    labels: text('labels').array().notNull().default(nothing),
    /** Title and summary as a search looks at them: see `foldText`. */
    search: text('search').notNull(),
    // --- when
    publishedAt: instant('published_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    startAt: instant('start_at').notNull(),
    /** The first moment at which no vote counts. */
    endAt: instant('end_at').notNull(),
    // --- who may vote, frozen
    snapshotBlock: integer('snapshot_block').notNull(),
    snapshotHash: text('snapshot_hash').notNull(),
    snapshotRoot: text('snapshot_root').notNull(),
    excluded: text('excluded').array().notNull().default(nothing),
    eligibleVoters: integer('eligible_voters').notNull(),
    eligiblePower: integer('eligible_power').notNull(),
    quorum: integer('quorum').notNull(),
    // --- its fee
    draft: uuid('draft'),
    intent: uuid('intent'),
    feeAmount: uint256('fee_amount'),
    feeToken: text('fee_token'),
    /** A transaction, or `admin-exempt`; null: none was due. */
    feeTx: text('fee_tx'),
    // --- what became of it
    cancelledAt: instant('cancelled_at'),
    cancelledBy: text('cancelled_by'),
    cancelReason: text('cancel_reason'),
    flaggedAt: instant('flagged_at'),
    flaggedBy: text('flagged_by'),
    flagReason: text('flag_reason'),
    /** Distinct holders who reported it since a moderator looked. */
    reports: integer('reports').notNull().default(0),
    newHosts: text('new_hosts').array().notNull().default(nothing),
    // --- the count
    yesPower: integer('yes_power').notNull().default(0),
    noPower: integer('no_power').notNull().default(0),
    yesVoters: integer('yes_voters').notNull().default(0),
    noVoters: integer('no_voters').notNull().default(0),
    /** Voters whose ballot that counts says why. */
    yesReasons: integer('yes_reasons').notNull().default(0),
    noReasons: integer('no_reasons').notNull().default(0),
    /** How many were ever cast: it only grows. */
    ballots: integer('ballots').notNull().default(0),
    comments: integer('comments').notNull().default(0),
  },
  (table) => [
    uniqueIndex('proposals_number').on(table.club, table.number),
    // A payment and a draft publish once, whatever happens.
    uniqueIndex('proposals_intent').on(table.intent),
    uniqueIndex('proposals_draft').on(table.draft),
    // A list is read off its index, page by page: one for each way to sort.
    index('proposals_newest').on(
      table.club,
      sql`${table.publishedAt} desc`,
      table.id,
    ),
    index('proposals_open')
      .on(table.club, table.endAt, table.id)
      .where(sql`${table.cancelledAt} is null`),
    index('proposals_ended').on(
      table.club,
      sql`${endedAt(own)} desc`,
      table.id,
    ),
    index('proposals_voters').on(
      table.club,
      sql`${votersOf(own)} desc`,
      table.id,
    ),
    index('proposals_close').on(
      table.club,
      sql`${closeness(own, contestParts)} desc`,
      table.id,
    ),
    index('proposals_author').on(table.author, table.publishedAt),
    // What waits for who looks after the club: few of many.
    index('proposals_reported').on(table.id).where(sql`${table.reports} > 0`),
    index('proposals_new_hosts')
      .on(table.id)
      .where(sql`${table.newHosts} <> '{}'`),
    index('proposals_flagged')
      .on(table.id)
      .where(sql`${table.flaggedAt} is not null`),
  ],
)

/** All that was signed: only ever added to (a trigger refuses anything else). */
export const proposalVersions = pgTable(
  'proposal_versions',
  {
    proposal: uuid('proposal')
      .notNull()
      .references(() => proposals.id),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    summary: text('summary').notNull(),
    discussionUrl: text('discussion_url'),
    labels: text('labels').array().notNull().default(nothing),
    contentHash: text('content_hash').notNull(),
    /** EIP-712 digest; null with message and signature: the club asks. */
    digest: text('digest'),
    message: jsonb('message').$type<SignedMessage['message']>(),
    signature: text('signature'),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.proposal, table.version] }),
    // E14, E16: a message is used once.
    uniqueIndex('proposal_versions_digest').on(table.digest),
  ],
)

/**
 * Lists of who may vote, by their Merkle root: proposals that freeze the same
 * owners share one. Only ever added to.
 */
export const powerLists = pgTable(
  'power_lists',
  {
    root: text('root').notNull(),
    address: text('address').notNull(),
    power: integer('power').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.root, table.address] }),
    // Who has most first: those of them who have not voted.
    index('power_lists_power').on(table.root, table.power, table.address),
  ],
)

/** What holders reported, one row each. */
export const proposalReports = pgTable(
  'proposal_reports',
  {
    proposal: uuid('proposal')
      .notNull()
      .references(() => proposals.id),
    address: text('address').notNull(),
    reason: text('reason').notNull(),
    text: text('text'),
    /** A moderator has looked at it. */
    isAnswered: boolean('is_answered').notNull().default(false),
    /** What was said when it was reported, or answered. */
    version: integer('version').notNull().default(1),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.proposal, table.address] })],
)

/** Hosts that proposals have led to: one that is not here is new. */
export const linkHosts = pgTable('link_hosts', {
  host: text('host').primaryKey(),
  firstAt: instant('first_at').notNull(),
})
