import type { LogPort } from '../ports/log.ts'
import type { SystemFact } from './system.types.ts'

const isFailure = /(failed|refused|unheard|notloaded)$/i

/**
 * Writes down each fact that is an expected failure, by its name: its failure's
 * code, what the server answered, and whatever else the fact says. Amounts are
 * texts there: a line can be written as JSON, which has no big integers.
 */
export const logFailures = (log: LogPort) => (fact: SystemFact) => {
  if (!isFailure.test(fact.type)) return
  const { type, ...detail } = fact
  const json = JSON.stringify(detail, (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  log.warn(type, JSON.parse(json))
}
