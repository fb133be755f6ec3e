import type { SnapshotFrom } from 'xstate'
import { revisingFailure } from './revising.failure.ts'
import type { revisingMachine } from './revising.machine.ts'
import { publishedOf, revisionOf, wordsOf } from './revising.setup.ts'
import type {
  Published,
  RevisingView,
  Words,
  WrittenBounty,
  WrittenProposal,
} from './revising.types.ts'
import { isSameWords } from './revising.words.ts'

/** Words are of the purpose that what is published has. */
function formOf(published: Published, value: Words) {
  const { purpose, draft } = published
  if (purpose === 'bounty')
    return { purpose, value: value as WrittenBounty['value'] }
  const { labels, minPeriod } = published.rules
  return {
    purpose,
    value: value as WrittenProposal['value'],
    labels,
    minPeriod: Math.max(minPeriod, draft.content.duration),
  }
}

/** Turns the machine's snapshot into the one value that screens read. */
export function toRevisingView(
  snapshot: SnapshotFrom<typeof revisingMachine>,
): RevisingView {
  const { value: state, context } = snapshot
  const { id, purpose, failure } = context
  if (id === null) return { status: 'idle' }
  const of = { id, purpose }
  if (typeof state === 'object')
    return {
      ...of,
      status: 'posting',
      revision: revisionOf(context),
      isSending: state.posting === 'sending',
      failure,
    }
  switch (state) {
    case 'idle':
      return { status: state }
    case 'offline':
    case 'stopped': {
      const known = failure ?? revisingFailure('proposing.unexpected', purpose)
      return { ...of, status: state, failure: known }
    }
    case 'writing':
    case 'checking': {
      const published = publishedOf(context)
      const value = wordsOf(context)
      const { errors, attempt } = context
      return {
        id,
        ...formOf(published, value),
        status: state,
        errors,
        attempt,
        version: published.before.version,
        isChanged: !isSameWords(value, published.draft.content),
        failure,
      }
    }
    case 'moved':
      return {
        ...of,
        status: state,
        version: publishedOf(context).before.version,
      }
    case 'reviewing':
    case 'signing':
      return { ...of, status: state, revision: revisionOf(context), failure }
    case 'published': {
      const { version } = context
      const { title } = wordsOf(context)
      return { ...of, status: state, title, version }
    }
    default:
      return { ...of, status: state }
  }
}
