import * as z from 'zod/mini'
import { addressText, count, Instant, wholeNumber } from '../kit/values.ts'

/** What a line of the log is about, the least first. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'fatal'] as const
export type LogLevel = (typeof logLevels)[number]

export const DiagnosticLogQuery = z.strictObject({
  /** This one and those above. @default all */
  level: z.optional(z.enum(logLevels)),
  /** By its name, such as `signed_in`. */
  event: z.optional(z.string().check(z.regex(/^[a-z0-9_]{1,60}$/))),
  /** Of one request: what `X-Request-Id` said. */
  request: z.optional(
    z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
  ),
  /** Where the page before ended, as it said. */
  before: z.optional(wholeNumber(1, 2 ** 31 - 1)),
  limit: z.optional(wholeNumber(1, 500)),
})

/** One line. Sources are hashes; signatures, nonces and tokens never get in. */
export const LogLine = z.object({
  /** Its place among all of this process, from 1. */
  place: z.int().check(z.positive()),
  at: Instant,
  level: z.enum(logLevels),
  event: z.string(),
  message: z.optional(z.string()),
  request: z.optional(z.string()),
  wallet: z.optional(z.string()),
  /** The rest of it, as JSON. */
  details: z.optional(z.string()),
})
export type LogLine = z.infer<typeof LogLine>

/** What one process of the server has logged lately, the newest first. */
export const DiagnosticLog = z.object({
  rows: z.array(LogLine),
  /** Where to go on, towards the older ones; missing at the end. */
  next: z.optional(z.int().check(z.positive())),
  /** Names of events that are in what is kept, for a list to choose from. */
  events: z.array(z.string()),
  /** How many lines are kept, and how many are at most. */
  kept: count(),
  most: count(),
})
export type DiagnosticLog = z.infer<typeof DiagnosticLog>

export const DiagnosticWalletParams = z.strictObject({ address: addressText })

/**
 * How the marketplace's wallets service answers about a wallet, asked anew.
 *
 * - `answered`: as agreed · `strange`: with something else · `refused`: with a
 *   status that is no success · `away`: not at all · `busy`: it is being asked
 *   enough just now · `off`: this deployment asks none
 */
export const DiagnosticWallet = z.object({
  outcome: z.enum(['answered', 'strange', 'refused', 'away', 'busy', 'off']),
  /** The HTTP status. */
  status: z.optional(z.int()),
  /** Milliseconds until all of it was here. */
  latency: z.optional(count()),
  at: z.optional(Instant),
  /** Where it was asked, without a key. */
  asked: z.optional(z.string()),
  /** How many pages there are, of which the first was asked for. */
  pages: z.optional(count()),
  holdings: z.array(
    z.object({
      id: z.string(),
      name: z.optional(z.string()),
      rank: z.optional(z.int().check(z.positive())),
      isListed: z.optional(z.boolean()),
    }),
  ),
  /** Its words as they came, our key left out. */
  raw: z.optional(z.string()),
  /** There was more of them. */
  isCut: z.optional(z.boolean()),
})
export type DiagnosticWallet = z.infer<typeof DiagnosticWallet>
