import type { BountyDraftContent, DraftContent } from '../contract/index.ts'
import type { Published, Words } from './revising.types.ts'

/** The texts are the same, letter by letter: what is written has few parts. */
export const isSameWords = (one: Words, other: Words) =>
  JSON.stringify(textOf(one)) === JSON.stringify(textOf(other))

const textOf = (words: Words) =>
  'body' in words ? textOfProposal(words) : textOfBounty(words)

const instant = (at: string | null) => at && Date.parse(at)

const textOfProposal = (content: DraftContent) => [
  content.title.trim(),
  content.body.trim(),
  content.summary.trim(),
  content.discussionUrl.trim(),
  [...content.labels].sort(),
  instant(content.earliestStart),
  content.duration,
]

const textOfBounty = (content: BountyDraftContent) => [
  content.title.trim(),
  content.description.trim(),
  content.category,
  content.skills.map((skill) => skill.trim().toLowerCase()).sort(),
  content.reward.asset,
  content.reward.amount.trim(),
  content.winnersMax,
  content.minVp,
  content.visibility,
  instant(content.submitBy),
  instant(content.decideBy),
  instant(content.payBy),
]

const minuteOf = (at: string | null) =>
  at === null ? null : Math.floor(Date.parse(at) / 60_000)

/**
 * Forms know minutes: of the one that was promised, its very second is meant. The
 * dates of a bounty are whole minutes.
 */
export function settle(value: Words, { draft }: Published): Words {
  if (!('earliestStart' in value && 'earliestStart' in draft.content))
    return value
  const { earliestStart } = draft.content
  const isPromised = minuteOf(value.earliestStart) === minuteOf(earliestStart)
  return isPromised ? { ...value, earliestStart } : value
}
