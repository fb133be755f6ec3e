import type { LogPort } from '../ports/log.ts'
import type { SystemFact } from './system.types.ts'

const isFailure = /(failed|refused|unheard|notloaded)$/i

/**
 * Writes down each fact that is an expected failure, by its name: its failure's
 * code, what the server answered, and whatever else the fact says. Amounts are
 * left out: a log is text, and JSON has no big integers.
 */
export const logFailures = (log: LogPort) => (fact: SystemFact) => {
  if (!isFailure.test(fact.type)) return
  const { type, request, ...detail } = {
    request: undefined,
    ...fact,
  }
  log.warn(type, { ...detail, ...(request && { intent: request.id }) })
}
