import * as z from 'zod/mini'

/** A 20-byte address, lower case on the wire; shown checksummed. */
export const Address = z.string().check(z.regex(/^0x[0-9a-f]{40}$/))
/** An unsigned integer in base units, as a decimal string. */
export const Amount = z.string().check(z.regex(/^(0|[1-9][0-9]{0,77})$/))
/** The most bytes of a signature: a contract wallet's, of many owners. */
const mostSignature = 8_192
/**
 * A signature: 65 bytes of a plain account, or what a contract wallet takes for
 * one, which may be nothing at all where its owners approved on chain.
 */
export const SignatureText = z
  .string()
  .check(z.maxLength(2 + 2 * mostSignature), z.regex(/^0x(?:[0-9a-fA-F]{2})*$/))
/** An instant in UTC, RFC 3339. */
export const Instant = z.iso.datetime()

/**
 * A text that can be kept: no NUL, and no half of a surrogate pair, which no
 * database takes.
 */
export const plainText = (most: number, least = 0) =>
  z
    .string()
    .check(z.minLength(least), z.maxLength(most), z.regex(/^[^\0\p{Cs}]*$/u))

/** 32 bytes, lower case. */
export const Bytes32 = z.string().check(z.regex(/^0x[0-9a-f]{64}$/))

/** UTC seconds, of a year of four digits. */
export const second = () =>
  z.int().check(z.nonnegative(), z.lte(253_402_300_799))

/** How many of something. */
export const count = () => z.int().check(z.nonnegative())
/** A part of a whole, 0 to 1; missing where there is no whole. */
export const share = () => z.optional(z.number().check(z.gte(0), z.lte(1)))

/** A whole number as a path or a query has it. */
export const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^(0|[1-9][0-9]{0,9})$/)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.int().check(z.gte(least), z.lte(most)),
    ),
  )

/** Yes or no, as a query has it. */
export const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text: 'true' | 'false') => text === 'true'),
)

/** An address as a path or a query has it: read in lower case. */
export const addressText = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)),
  z.transform((text: string) => text.toLowerCase() as `0x${string}`),
)

/**
 * Where the holdings come from. `fresh`: read within the cache's lifetime.
 * `stale`: the node is away, the last known numbers stand. `unavailable`: never
 * read, so no number is given: unknown is not zero.
 */
export const HoldingsSource = z.object({
  status: z.enum(['fresh', 'stale', 'unavailable']),
  block: z.optional(z.int().check(z.nonnegative())),
  at: z.optional(Instant),
})
export type HoldingsSource = z.infer<typeof HoldingsSource>

/** The body of every refusal (R3.7). `error` is for people, `code` for programs. */
export const ErrorResponse = z.object({
  error: z.string(),
  code: z.string(),
  details: z.optional(z.record(z.string(), z.unknown())),
})
export type ErrorResponse = z.infer<typeof ErrorResponse>
