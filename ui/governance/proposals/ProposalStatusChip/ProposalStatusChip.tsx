import type { ProposalCard } from '@narwhal-club/core/contract'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import {
  Ban,
  CircleCheck,
  CircleX,
  Equal,
  Hourglass,
  type LucideIcon,
} from 'lucide-react'
import {
  StatusChip,
  type StatusTone,
} from '../../../kit/StatusChip/StatusChip.tsx'

type Outcome = NonNullable<ProposalCard['outcome']>

const looks: Record<Outcome, [StatusTone, LucideIcon]> = {
  passed: ['success', CircleCheck],
  rejected: ['danger', CircleX],
  tied: ['warning', Equal],
  no_quorum: ['neutral', CircleX],
  no_votes: ['neutral', CircleX],
  cancelled: ['neutral', Ban],
}

/** Says where a proposal is (R4.8), and what became of it. */
export function ProposalStatusChip(
  props: Pick<ProposalCard, 'status' | 'outcome'>,
) {
  const { status, outcome } = props
  if (status === 'active')
    return <StatusChip tone="active">{proposals.status.active}</StatusChip>
  if (status === 'pending' || !outcome)
    return <StatusChip icon={Hourglass}>{proposals.status[status]}</StatusChip>
  const [tone, icon] = looks[outcome]
  return (
    <StatusChip tone={tone} icon={icon}>
      {proposals.outcome[outcome]}
    </StatusChip>
  )
}
