import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const nothing = sql`'{}'::text[]`

/** A club is a collection, a token, and rules of its own. */
export const clubs = pgTable('clubs', {
  /** As it stands in paths. */
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  tagline: text('tagline').notNull(),
  /** Markdown. */
  description: text('description').notNull(),
  avatar: text('avatar'),
  banner: text('banner'),
  links: jsonb('links').$type<{ label: string; href: string }[]>().notNull(),
  /** Lower case. */
  nftContract: text('nft_contract').notNull(),
  tokenContract: text('token_contract').notNull(),
  chainId: integer('chain_id').notNull(),
  status: text('status', { enum: ['active', 'paused', 'archived'] }).notNull(),
  createdAt: instant('created_at').notNull(),
  /** Grows with each change by an administrator. */
  version: integer('version').notNull().default(1),
  /** Id, name and tagline as a search looks at them: see `foldText`. */
  search: text('search').notNull(),
})

/**
 * Rules by version, from 1: a proposal names the one that it was opened under.
 * Triggers refuse to change or delete any (migration 0008), and one that is of
 * an earlier time than those before it (0010).
 */
export const clubRules = pgTable(
  'club_rules',
  {
    club: text('club')
      .notNull()
      .references(() => clubs.id),
    version: integer('version').notNull(),
    minProposeVp: integer('min_propose_vp').notNull(),
    /** Seconds. */
    minPeriod: integer('min_period').notNull(),
    quorumVp: integer('quorum_vp').notNull(),
    proposerHoldHours: integer('proposer_hold_hours').notNull(),
    /** Addresses, lower case, each once. */
    exclusions: text('exclusions').array().notNull().default(nothing),
    labels: text('labels').array().notNull().default(nothing),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.club, table.version] })],
)

/** Addresses that have to do with a club, each once, and since when. */
const addressesOf = (name: string) =>
  pgTable(
    name,
    {
      club: text('club')
        .notNull()
        .references(() => clubs.id),
      address: text('address').notNull(),
      at: instant('at').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.club, table.address] }),
      index(`${name}_address`).on(table.address),
    ],
  )

/** Who looks after a club, besides administrators. */
export const clubModerators = addressesOf('club_moderators')

export const clubFollows = addressesOf('club_follows')
