import { DrizzleQueryError } from 'drizzle-orm'
import { RefusalError } from '../errors.ts'

/**
 * SQLSTATE classes that mean "not now" rather than "never": connection, rollback
 * (a deadlock, say), out of resources (a full disk among them), operator
 * intervention, system error; and a lock that was not given up in time.
 */
const passing = /^(08|40|53|55P03|57|58|25006)/

/**
 * Returns the driver's error, which may be logged: Drizzle's own wrapper prints
 * the parameters, and the embedded database hangs them on its errors.
 */
export function driverError(error: unknown): unknown {
  const cause =
    error instanceof DrizzleQueryError && error.cause ? error.cause : error
  if (cause instanceof Error) Reflect.deleteProperty(cause, 'params')
  return cause
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '')

/** Tells whether an error says that the database is away, not that we erred. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return passing.test(codeOf(error)) || isLost(error)
}

/** Tells whether the connection itself is gone, or may be. */
export function isLost(error: unknown): boolean {
  // What we refuse says nothing of the connection, whatever words it has.
  if (!(error instanceof Error) || error instanceof RefusalError) return false
  const code = codeOf(error)
  // 57014 ends one statement, at its time limit or because we wish so.
  if (/^[0-9A-Z]{5}$/.test(code) && !code.startsWith('E'))
    return /^(08|57)/.test(code) && code !== '57014'
  return (
    /^E[A-Z]+$/.test(code) ||
    /timeout|terminated|closed|not queryable/i.test(error.message)
  )
}

/** Tells whether the database itself said no, or nobody said anything. */
export const isOfDatabase = (error: unknown): boolean =>
  isLost(error) ||
  (error instanceof Error && /^[0-9A-Z]{5}$/.test(codeOf(error)))
