import type { SealedHead, VoteMessage } from '@narwhal-club/core/voting'
import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { proposals } from '../proposals/tables.ts'

/**
 * All that was ever voted: only ever added to (a trigger refuses anything else).
 * Which ballot of a voter counts is a row of `votes`.
 */
export const ballots = pgTable(
  'ballots',
  {
    proposal: uuid('proposal')
      .notNull()
      .references(() => proposals.id),
    /** Lower case. */
    voter: text('voter').notNull(),
    /** How many ballots of the voter were before it. */
    seq: integer('seq').notNull(),
    choice: text('choice', { enum: ['yes', 'no'] }).notNull(),
    /** Frozen for the proposal. */
    power: integer('power').notNull(),
    reason: text('reason').notNull(),
    /** EIP-712. */
    digest: text('digest').notNull(),
    message: jsonb('message').$type<VoteMessage>().notNull(),
    signature: text('signature').notNull(),
    signer: text('signer', { enum: ['key', 'contract'] }).notNull(),
    /** Its place among the ballots of the proposal, from 0, without gaps. */
    place: integer('place').notNull(),
    // --- its line in the ledger of votes
    line: integer('line').notNull(),
    lineHash: text('line_hash').notNull(),
    // --- its receipt: the rest of it stands above
    sealKey: text('seal_key').notNull(),
    seal: text('seal').notNull(),
    /** Never before that of the place before. */
    at: instant('at').notNull(),
    // --- the count with it: what a time line is read off
    yesPower: integer('yes_power').notNull(),
    noPower: integer('no_power').notNull(),
    yesVoters: integer('yes_voters').notNull(),
    noVoters: integer('no_voters').notNull(),
    /** Another side leads since, or none does any more. */
    isSwing: boolean('is_swing').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.proposal, table.voter, table.seq] }),
    uniqueIndex('ballots_place').on(table.proposal, table.place),
    index('ballots_at').on(table.proposal, table.at, table.place),
    index('ballots_swings')
      .on(table.proposal, table.place)
      .where(sql`${table.isSwing}`),
    // E14, E16: a message is used once.
    uniqueIndex('ballots_digest').on(table.digest),
  ],
)

/**
 * The ballot of each voter that counts. Lists are read off its indices: of each
 * choice, with a reason and without, the rows stand one after the other.
 */
export const votes = pgTable(
  'votes',
  {
    proposal: uuid('proposal').notNull(),
    voter: text('voter').notNull(),
    seq: integer('seq').notNull(),
    choice: text('choice', { enum: ['yes', 'no'] }).notNull(),
    power: integer('power').notNull(),
    hasReason: boolean('has_reason').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.proposal, table.voter] }),
    foreignKey({
      name: 'votes_ballot',
      columns: [table.proposal, table.voter, table.seq],
      foreignColumns: [ballots.proposal, ballots.voter, ballots.seq],
    }),
    index('votes_power').on(
      table.proposal,
      table.choice,
      table.hasReason,
      table.power,
      table.voter,
    ),
    index('votes_newest').on(
      table.proposal,
      table.choice,
      table.hasReason,
      table.at,
      table.voter,
    ),
    index('votes_voter').on(table.voter, table.choice, table.proposal),
  ],
)

/** Where the ledger of votes stood soon after a day began: only added to. */
export const logDays = pgTable('log_days', {
  /** In UTC: `2026-11-23`. */
  day: text('day').primaryKey(),
  head: jsonb('head').$type<SealedHead>().notNull(),
})

/** Keys that receipts and heads are signed with. */
export const sealKeys = pgTable('seal_keys', {
  /** Its address, lower case. */
  key: text('key').primaryKey(),
  fromAt: instant('from_at').notNull(),
  /** Null while it is in use. */
  untilAt: instant('until_at'),
})
