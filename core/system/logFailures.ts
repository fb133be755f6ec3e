import { toPlain } from '../plain.ts'
import type { LogPort } from '../ports/log.ts'
import type { SystemFact } from './system.types.ts'

/** Facts that tell of a failure and have none with a code. */
const isBare = /(Failed|refused|Unheard|notLoaded)$/

/**
 * Writes down each fact that is an expected failure, by its name: its failure's
 * code, what the server answered, and whatever else the fact says, but a signed
 * vote. A line can be written as JSON.
 */
export const logFailures = (log: LogPort) => (fact: SystemFact) => {
  const { type, vote, ...detail } = { vote: undefined, ...fact }
  if (!('failure' in detail) && !isBare.test(type)) return
  log.warn(type, toPlain(detail))
}
