import type { BountyCard } from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'

const words = bounties.reward
const categories: Readonly<Record<string, string>> = bounties.category

/** What hunters rely on, each with its name: no version changes it. */
export const termsOf = ({
  winnersMax,
  minVp,
  visibility,
  category,
}: Pick<BountyCard, 'winnersMax' | 'minVp' | 'visibility' | 'category'>): [
  string,
  string,
][] => [
  [words.winners, bounties.upTo(formatCount(winnersMax))],
  [words.eligible, minVp > 0 ? words.power(formatCount(minVp)) : words.anyone],
  [words.visibility, words[visibility]],
  [words.category, categories[category] ?? category],
]
