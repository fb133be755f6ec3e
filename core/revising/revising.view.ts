import type { SnapshotFrom } from 'xstate'
import { revisingFailure } from './revising.failure.ts'
import type { revisingMachine } from './revising.machine.ts'
import { isSameContent } from './revising.published.ts'
import { publishedOf, revisionOf, wordsOf } from './revising.setup.ts'
import type { RevisingView } from './revising.types.ts'

/** Turns the machine's snapshot into the one value that screens read. */
export function toRevisingView(
  snapshot: SnapshotFrom<typeof revisingMachine>,
): RevisingView {
  const { value: state, context } = snapshot
  const { proposal, failure } = context
  if (proposal === null) return { status: 'idle' }
  if (typeof state === 'object')
    return {
      proposal,
      status: 'posting',
      revision: revisionOf(context),
      failure,
    }
  switch (state) {
    case 'idle':
      return { status: state }
    case 'offline':
    case 'stopped': {
      const known = failure ?? revisingFailure('proposing.unexpected')
      return { proposal, status: state, failure: known }
    }
    case 'writing':
    case 'checking': {
      const { draft, before, rules } = publishedOf(context)
      const value = wordsOf(context)
      const { errors, attempt } = context
      return {
        proposal,
        status: state,
        value,
        errors,
        attempt,
        labels: rules.labels,
        minPeriod: Math.max(rules.minPeriod, draft.content.duration),
        version: before.version,
        isChanged: !isSameContent(value, draft.content),
        failure,
      }
    }
    case 'moved':
      return {
        proposal,
        status: state,
        version: publishedOf(context).before.version,
      }
    case 'reviewing':
    case 'signing':
      return {
        proposal,
        status: state,
        revision: revisionOf(context),
        failure,
      }
    case 'published': {
      const { version } = context
      const { title } = wordsOf(context)
      return { proposal, status: state, title, version }
    }
    default:
      return { proposal, status: state }
  }
}
