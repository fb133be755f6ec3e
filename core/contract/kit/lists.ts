import * as z from 'zod/mini'
import { count, wholeNumber } from './values.ts'

/** What a question about a list may say of its pages. */
export const pageQuery = (most = 100) => ({
  /** Where the page before ended, as it said. */
  cursor: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,400}$/))),
  /** How many rows, at most. */
  limit: z.optional(wholeNumber(1, most)),
})

/** The members of a page that goes on: its rows, and the way to those after. */
export const pageShape = <Row extends z.ZodMiniType>(row: Row) => ({
  rows: z.array(row),
  /** Asks for the rows after these; missing at the end. */
  next: z.optional(z.string()),
})

/** Whose list it is, for what it is kept as. */
export const filed = z.object({
  /** The id of its club. */
  club: z.string(),
  number: z.int().check(z.positive()),
})

/** A page of a list of known length. */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) => {
  const { rows, next } = pageShape(row)
  return z.object({
    rows,
    /** Of the whole list, by the same search. */
    total: count(),
    next,
  })
}
