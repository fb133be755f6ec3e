import { toPlain } from '../plain.ts'
import type { LogPort } from '../ports/log.ts'
import type { SystemFact, SystemView } from './system.types.ts'

/** Facts that tell of a failure and have none with a code. */
const isBare = /(Failed|refused|Unheard|notLoaded)$/

/** A payment that the server knows nothing about. */
const isUnwanted = (detail: object) =>
  'answer' in detail && detail.answer === 'refused'

interface Standing {
  status: string
  failure?: { code: string } | null
}

/**
 * Writes down each expected failure once: a fact that tells of one, by the fact's
 * name, and what a machine stands at without a fact, as `proposing.failed` with its
 * status. With its code, what the server answered, and whatever else is said, but a
 * signed vote. A line can be written as JSON.
 */
export function logFailures(log: LogPort) {
  const told = new WeakSet<object>()
  /** By machine, the code that it stood at. */
  const known: Record<string, string> = {}
  return {
    hearFact: (fact: SystemFact) => {
      const { type, vote, ...detail } = { vote: undefined, ...fact }
      if ('failure' in detail) told.add(detail.failure as object)
      else if (!isBare.test(type) && !isUnwanted(detail)) return
      log.warn(type, toPlain(detail))
    },
    hearView: (view: SystemView) => {
      const parts = Object.entries<Standing>(view as never)
      for (const [id, { status, failure }] of parts) {
        const code = failure ? failure.code : ''
        const isNew = known[id] !== code
        known[id] = code
        if (failure && isNew && !told.has(failure))
          // A no is called what it is.
          log.warn(
            `${id}.${status === 'rejected' ? status : 'failed'}`,
            toPlain({ status, failure }),
          )
      }
    },
  }
}
