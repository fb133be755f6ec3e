import { tokenDecimals } from '@narwhal-club/core/constants'
import type {
  BountyVersion,
  SubmissionDetail,
} from '@narwhal-club/core/contract'
import { formatMoment, toDecimal } from '@narwhal-club/core/format'
import { diffWords } from '@narwhal-club/core/governance'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { bountyLabels } from '@narwhal-club/ui/governance/bounties/BountyForm/labels.ts'
import type { Changes } from '@narwhal-club/ui/governance/proposals/VersionsCard/changes.ts'

type Part = Changes['fields'][number]['parts'][number]

/** One value in the place of another: of numbers and dates no part stays. */
const replaced = (older: string, newer: string): Part[] =>
  older === newer
    ? [{ is: 'same', text: newer }]
    : [
        { is: 'removed', text: older },
        { is: 'same', text: ' ' },
        { is: 'added', text: newer },
      ]

/** To its last unit: what is rounded may look the same. */
const rewardOf = ({ reward: { amount, asset } }: BountyVersion) =>
  `${toDecimal(BigInt(amount), tokenDecimals)} ${bounties.unit[asset]}`

const dates = ['submitBy', 'decideBy', 'payBy'] as const

/** Dates are told of what was signed: worlds begin with bounties that were not. */
function datesOf(older: BountyVersion, newer: BountyVersion) {
  const [before, after] = [older.signed?.message, newer.signed?.message]
  if (!before || !after) return []
  const at = (seconds: number) =>
    formatMoment(new Date(seconds * 1_000).toISOString())
  return dates.map((date) => ({
    name: bountyLabels[date],
    parts: replaced(at(before[date]), at(after[date])),
  }))
}

/** What a version of a bounty made of the one before. */
export const changesOfBounty = (
  older: BountyVersion,
  newer: BountyVersion,
): Changes => ({
  from: older.version,
  to: newer.version,
  fields: [
    {
      name: bountyLabels.title,
      parts: diffWords(older.title, newer.title),
    },
    {
      name: bountyLabels.description,
      parts: diffWords(older.description, newer.description),
    },
    {
      name: bountyLabels.skills,
      parts: diffWords(older.skills.join(', '), newer.skills.join(', ')),
    },
    {
      name: bountyLabels.reward,
      parts: replaced(rewardOf(older), rewardOf(newer)),
    },
    ...datesOf(older, newer),
  ],
})

type WorkVersion = SubmissionDetail['versions'][number]

/** The same of a piece of work. */
export const changesOfWork = (
  older: WorkVersion,
  newer: WorkVersion,
): Changes => ({
  from: older.version,
  to: newer.version,
  fields: [
    {
      name: bounties.work.text,
      parts: diffWords(older.text, newer.text),
    },
    {
      name: bounties.work.links,
      parts: diffWords(older.links.join('\n'), newer.links.join('\n')),
    },
  ],
})
