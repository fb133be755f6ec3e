import type { ProposalCard } from '@narwhal-club/core/contract'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { Scale, TriangleAlert } from 'lucide-react'
import { StatusChip } from '../../../kit/StatusChip/StatusChip.tsx'
import { ProposalStatusChip } from '../ProposalStatusChip/ProposalStatusChip.tsx'

type Shown = Pick<
  ProposalCard,
  'status' | 'outcome' | 'kind' | 'flagReason' | 'reported'
>

/** Where a proposal is, and what one should know before reading it. */
export function ProposalChips(props: Shown) {
  const { status, outcome, kind, flagReason, reported } = props
  const isFlagged = flagReason !== undefined
  return (
    <>
      <ProposalStatusChip
        status={status}
        {...(outcome !== undefined && { outcome })}
      />
      {kind === 'dispute' ? (
        <StatusChip tone="info" icon={Scale}>
          {proposals.dispute}
        </StatusChip>
      ) : null}
      {isFlagged || reported ? (
        <StatusChip tone="warning" icon={TriangleAlert}>
          {isFlagged ? proposals.flagged : proposals.reported}
        </StatusChip>
      ) : null}
    </>
  )
}
