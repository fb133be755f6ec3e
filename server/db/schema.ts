import { bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Sessions, found by the SHA-256 of their token, which itself is not kept. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    address: text('address').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Renewed at most every few minutes, for the idle limit. */
    lastSeenAt: instant('last_seen_at').notNull(),
    /** The absolute end: use does not move it. */
    expiresAt: instant('expires_at').notNull(),
    /** When its administrator last signed for what is sensitive. */
    provedAt: instant('proved_at'),
  },
  (table) => [
    index('sessions_address').on(table.address),
    index('sessions_expires_at').on(table.expiresAt),
  ],
)

/** Nonces that wait for their one use. */
export const nonces = pgTable(
  'nonces',
  {
    nonceHash: text('nonce_hash').primaryKey(),
    /** Order of issue, for the caps: instants can tie. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    /** The browser's pre-session cookie, hashed. */
    browserHash: text('browser_hash').notNull(),
    sourceHash: text('source_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('nonces_browser').on(table.browserHash),
    index('nonces_source').on(table.sourceHash),
    index('nonces_expires_at').on(table.expiresAt),
  ],
)

/**
 * Hits of one class by one source or wallet, in a window that its first opens.
 * Unlogged (by migration 0001): a crash may forget them, and none waits for disk.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    startedAt: instant('started_at').notNull(),
    hits: integer('hits').notNull(),
  },
  (table) => [index('rate_limits_started_at').on(table.startedAt)],
)

/**
 * Writes that were named by who sent them (`Idempotency-Key`), for a day: the
 * same one again is answered as it was, and not done twice.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** SHA-256 of member and key: what clients choose is not kept. */
    keyHash: text('key_hash').primaryKey(),
    address: text('address').notNull(),
    /** SHA-256 of call, path and body. */
    requestHash: text('request_hash').notNull(),
    /** The answer as JSON; null while it is worked out. */
    answer: text('answer'),
    /** Who began it: another may take over what was never ended. */
    attempt: text('attempt').notNull(),
    startedAt: instant('started_at').notNull(),
  },
  (table) => [
    index('idempotency_keys_address').on(table.address),
    index('idempotency_keys_started_at').on(table.startedAt),
  ],
)

/** Every address that ever signed in. */
export const members = pgTable('members', {
  address: text('address').primaryKey(),
  firstSeenAt: instant('first_seen_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
})
