import type {
  ClubDetail,
  DraftContent,
  ProposalDetail,
} from '../contract/index.ts'
import type { Address, Hex } from '../hex.ts'
import type { Published } from './revising.types.ts'

/** The words of a proposal as the form has them. */
export function contentOf(proposal: ProposalDetail): DraftContent {
  const { title, body, summary, discussionUrl, labels, start, end } = proposal
  return {
    title,
    body,
    summary,
    discussionUrl: discussionUrl ?? '',
    labels,
    earliestStart: start,
    duration: (Date.parse(end) - Date.parse(start)) / 1_000,
  }
}

/** What a new version stands on; `null`: there can be none. */
export function publishedOf(
  proposal: ProposalDetail,
  { id, name, nftContract, rules }: ClubDetail,
): Published | null {
  const { author, signed, status } = proposal
  if (status !== 'pending' || !author || !signed) return null
  const { labels, minPeriod } = rules
  return {
    id: proposal.id,
    number: proposal.number,
    draft: { author, content: contentOf(proposal) },
    club: { id, name, nft: nftContract as Address },
    before: { version: proposal.version, digest: signed.digest as Hex },
    rules: { labels, minPeriod },
    publishedAt: Date.parse(proposal.publishedAt),
  }
}

/** The texts are the same, letter by letter: what is written has few parts. */
export const isSameContent = (one: DraftContent, other: DraftContent) =>
  JSON.stringify(textOf(one)) === JSON.stringify(textOf(other))

const textOf = (content: DraftContent) => [
  content.title.trim(),
  content.body.trim(),
  content.summary.trim(),
  content.discussionUrl.trim(),
  [...content.labels].sort(),
  content.earliestStart && Date.parse(content.earliestStart),
  content.duration,
]

const minuteOf = (at: string | null) =>
  at === null ? null : Math.floor(Date.parse(at) / 60_000)

/** Forms know minutes: of the one that was promised, its very second is meant. */
export function settle(
  value: DraftContent,
  { draft }: Published,
): DraftContent {
  const { earliestStart } = draft.content
  const isPromised = minuteOf(value.earliestStart) === minuteOf(earliestStart)
  return isPromised ? { ...value, earliestStart } : value
}
