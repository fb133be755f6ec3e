import type { ClubStatus } from '@narwhal-club/core/contract'
import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { Archive, Pause } from 'lucide-react'
import { StatusChip } from '../../kit/StatusChip/StatusChip.tsx'

/** Says that a club rests, or is over; of one that is open nothing. */
export function ClubStatusChip({ status }: { status: ClubStatus }) {
  if (status === 'active') return null
  const isPaused = status === 'paused'
  return (
    <StatusChip
      tone={isPaused ? 'warning' : 'neutral'}
      icon={isPaused ? Pause : Archive}
    >
      {clubs.status[status]}
    </StatusChip>
  )
}
