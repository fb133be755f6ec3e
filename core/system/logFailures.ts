import { toPlain } from '../plain.ts'
import type { LogPort } from '../ports/log.ts'
import type { SystemFact, SystemView } from './system.types.ts'

/** Facts that tell of a failure and have none with a code. */
const isBare = /(Failed|refused|Unheard|notLoaded)$/

/**
 * Writes down each expected failure once: a fact that tells of one, by the fact's
 * name, and what a machine stands at without a fact, as `proposing.failed` with its
 * status. With its code, what the server answered, and whatever else is said, but a
 * signed vote. A line can be written as JSON.
 */
export function logFailures(log: LogPort) {
  /** By machine, what it failed with last. */
  const known: Record<string, unknown> = {}
  return {
    hearFact: (fact: SystemFact) => {
      const { type, vote, ...detail } = { vote: undefined, ...fact }
      if ('failure' in detail)
        known[type.split('.')[0] as string] = detail.failure
      else if (!isBare.test(type)) return
      log.warn(type, toPlain(detail))
    },
    hearView: (view: SystemView) => {
      for (const [id, { status, failure }] of Object.entries<Standing>(
        view as never,
      )) {
        if (failure && failure !== known[id])
          log.warn(`${id}.failed`, toPlain({ status, failure }))
        known[id] = failure
      }
    },
  }
}

interface Standing {
  status: string
  failure?: object | null
}
