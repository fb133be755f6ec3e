import type { SwapIntent } from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { swapPage } from '@narwhal-club/core/messages/pages/swapPage'
import { Ban } from 'lucide-react'
import { Button } from '../../kit/Button/Button.tsx'
import { Card } from '../../kit/Card/Card.tsx'
import { StatusChip } from '../../kit/StatusChip/StatusChip.tsx'
import * as styles from './SwapEnded.css.ts'

const { ended: words } = swapPage

type Ended = 'cancelled' | 'expired' | 'unpaid'
const isEnded = (state: string): state is Ended => state in words.title

export interface SwapEndedProps {
  intent: Pick<SwapIntent, 'state' | 'fee'>
  /** Days for which a fee that was not used is kept. */
  creditDays: number
  onAgain: () => void
}

/** A swap that will not be made, and what becomes of what was paid for it. */
export function SwapEnded({ intent, creditDays, onAgain }: SwapEndedProps) {
  const { fee } = intent
  const state = isEnded(intent.state) ? intent.state : 'cancelled'
  const isPaid = fee.state === 'paid' || fee.state === 'confirming'
  return (
    <Card title={words.title[state]}>
      <div>
        <StatusChip
          tone={state === 'unpaid' ? 'warning' : 'neutral'}
          icon={Ban}
        >
          {words.state[state]}
        </StatusChip>
      </div>
      <p className={styles.said}>
        {words.body[state]}{' '}
        {isPaid ? words.credit(formatCount(creditDays)) : null}
      </p>
      <div>
        <Button onClick={onAgain}>{words.again}</Button>
      </div>
    </Card>
  )
}
