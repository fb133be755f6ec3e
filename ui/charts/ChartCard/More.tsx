import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { Button } from '../../kit/Button/Button.tsx'

export interface MoreProps {
  onMore: () => void
  /** They are on their way. */
  waiting: boolean
}

/** Asks for the rows after those that are there. */
export const More = ({ onMore, waiting }: MoreProps) => (
  <div>
    <Button onClick={onMore} waiting={waiting}>
      {analytics.card.more}
    </Button>
  </div>
)
