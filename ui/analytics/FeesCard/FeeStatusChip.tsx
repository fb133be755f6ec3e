import type { AnalyticsFees } from '@narwhal-club/core/contract'
import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import {
  Check,
  CircleCheck,
  Hourglass,
  type LucideIcon,
  Undo2,
  Wallet,
} from 'lucide-react'
import {
  StatusChip,
  type StatusTone,
} from '../../kit/StatusChip/StatusChip.tsx'

type Status = AnalyticsFees['rows'][number]['status']

const looks: Record<Status, [StatusTone, LucideIcon]> = {
  received: ['neutral', Check],
  confirmed: ['neutral', Hourglass],
  published: ['success', CircleCheck],
  credit: ['info', Wallet],
  spent: ['neutral', Undo2],
}

/** Says what became of a fee. */
export function FeeStatusChip({ status }: { status: Status }) {
  const [tone, icon] = looks[status]
  return (
    <StatusChip tone={tone} icon={icon}>
      {analyticsCards.fees.statuses[status]}
    </StatusChip>
  )
}
