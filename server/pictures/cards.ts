import type {
  BountyDetail,
  ClubDetail,
  ProposalDetail,
} from '@narwhal-club/core/contract'
import { formatCount, formatDate } from '@narwhal-club/core/format'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { pictures as words } from '@narwhal-club/core/messages/pages/pictures'
import { rewardOf } from '@narwhal-club/core/messages/rewardText'
import type { Card } from './drawCard.ts'

const day = (at: string) => formatDate(at, 'UTC')
const joined = (...facts: (string | false | undefined)[]) =>
  facts.filter((fact) => fact).join(' · ')

/** What a club's picture says. */
export function clubCard(club: ClubDetail): Card {
  const { name, tagline, status, counts } = club
  const { holders, proposals } = counts
  return {
    kicker: words.club,
    title: name,
    text: tagline,
    ...(status !== 'active' && {
      chip: { label: words.status[status], tone: 'calm' },
    }),
    facts: joined(
      // Unknown is not zero.
      holders !== undefined && words.holders(formatCount(holders)),
      proposals.active > 0 && words.active(formatCount(proposals.active)),
    ),
  }
}

function chipOf({ status, outcome }: ProposalDetail): Card['chip'] {
  if (!outcome)
    return {
      label: words.status[status],
      tone: status === 'active' ? 'open' : 'calm',
    }
  const tone =
    outcome === 'passed' ? 'good' : outcome === 'rejected' ? 'bad' : 'calm'
  return { label: words.outcome[outcome], tone }
}

function whenOf({ status, start, end, closedAt }: ProposalDetail): string {
  if (status === 'pending') return words.opens(day(start))
  if (status === 'active') return words.closes(day(end))
  return words.closed(day(closedAt ?? end))
}

/** What a proposal's picture says: its title, where it is, and how it stands. */
export function proposalCard(proposal: ProposalDetail): Card {
  const { club, number, title, summary, counts, flagReason } = proposal
  const { yesPower, noPower } = counts
  const cast = yesPower + noPower
  const isWarned = flagReason !== undefined || proposal.reported
  const chip = chipOf(proposal)
  return {
    kicker: words.proposal(club.name, number),
    title,
    // What stands behind a warning is not spread further.
    ...(summary && !isWarned && { text: summary }),
    ...(chip && { chip }),
    facts: joined(
      cast > 0 && words.votes(formatCount(yesPower), formatCount(noPower)),
      whenOf(proposal),
    ),
    ...(cast > 0 && { shares: [yesPower / cast, noPower / cast] as const }),
  }
}

const bountyTones: Partial<
  Record<BountyDetail['status'], NonNullable<Card['chip']>['tone']>
> = { open: 'open', paid: 'good', disputed: 'bad' }

function bountyChip({ status, badges }: BountyDetail): Card['chip'] {
  // A promise that was broken is said before all else.
  if (badges.includes('overdue'))
    return { label: bounties.badge.overdue, tone: 'bad' }
  return { label: bounties.status[status], tone: bountyTones[status] ?? 'calm' }
}

/** The date that people wait for; none of what is over. */
function bountyWhen(bounty: BountyDetail): string | undefined {
  const { status, submitBy, decideBy, payBy, paidAt } = bounty
  if (status === 'open') return words.workUntil(day(submitBy))
  if (status === 'in_review') return words.decisionDue(day(decideBy))
  if (status === 'awarded') return words.payoutDue(day(payBy))
  return paidAt && words.paidAt(day(paidAt))
}

/** What a bounty's picture says: its title, its reward, where it is and until when. */
export function bountyCard(bounty: BountyDetail): Card {
  const { club, number, title, reward, winnersMax, counts } = bounty
  const { submissions } = counts
  const winners = bounties.upTo(formatCount(winnersMax))
  const chip = bountyChip(bounty)
  return {
    kicker: words.bounty(club.name, number),
    title,
    text: bounties.forWinners(rewardOf(reward.asset, reward.amount), winners),
    ...(chip && { chip }),
    facts: joined(
      bountyWhen(bounty),
      submissions > 0 && bounties.submissions(formatCount(submissions)),
    ),
  }
}
