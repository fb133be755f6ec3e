import type { DraftContent } from '../contract/index.ts'
import { revising } from '../messages/pages/revising.ts'
import { proposalKind } from '../proposing/proposing.kind.ts'
import { proposalLimits } from '../rules/governance/index.ts'
import type { Published, RevisingErrors } from './revising.types.ts'

const { fault } = revising

/**
 * Tells what is wrong with the words of a new version: what is wrong with any
 * proposal, and a time that was promised and would be taken back.
 *
 * @param now the server's time in milliseconds.
 */
export function errorsOf(
  value: DraftContent,
  { draft, rules, publishedAt }: Published,
  now: number,
): RevisingErrors {
  const { earliestStart, duration } = draft.content
  const promised = Date.parse(earliestStart ?? '')
  const asked = value.earliestStart ? Date.parse(value.earliestStart) : now
  return {
    ...proposalKind({ rules, now: () => now }).validate(value),
    ...(asked > publishedAt + proposalLimits.startAhead * 1_000 && {
      earliestStart: fault.tooFar,
    }),
    ...(asked < promised && { earliestStart: fault.sooner }),
    ...(value.duration < duration && { duration: fault.shorter }),
  }
}
