import type { BountyCard } from '@narwhal-club/core/contract'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import {
  Ban,
  CircleCheck,
  Hourglass,
  type LucideIcon,
  Scale,
  Search,
  Timer,
  Trophy,
} from 'lucide-react'
import {
  StatusChip,
  type StatusTone,
} from '../../../kit/StatusChip/StatusChip.tsx'

const looks: Record<
  Exclude<BountyCard['status'], 'open'>,
  [StatusTone, LucideIcon]
> = {
  pending: ['neutral', Hourglass],
  in_review: ['info', Search],
  awarded: ['info', Trophy],
  paid: ['success', CircleCheck],
  disputed: ['warning', Scale],
  cancelled: ['neutral', Ban],
  expired: ['neutral', Timer],
}
const urgent: readonly BountyCard['badges'][number][] = ['overdue', 'undecided']

/** Says where a bounty is, and what is due or overdue of it. */
export function BountyStatusChip(
  props: Pick<BountyCard, 'status'> & Partial<Pick<BountyCard, 'badges'>>,
) {
  const { status, badges = [] } = props
  return (
    <>
      {status === 'open' ? (
        <StatusChip tone="active">{bounties.status.open}</StatusChip>
      ) : (
        <StatusChip tone={looks[status][0]} icon={looks[status][1]}>
          {bounties.status[status]}
        </StatusChip>
      )}
      {badges.map((badge) => (
        <StatusChip
          key={badge}
          tone={urgent.includes(badge) ? 'danger' : 'warning'}
          icon={Timer}
        >
          {bounties.badge[badge]}
        </StatusChip>
      ))}
    </>
  )
}
