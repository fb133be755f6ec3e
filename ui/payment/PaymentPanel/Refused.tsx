import { words } from '@narwhal-club/core/messages'
import { panels } from '@narwhal-club/core/messages/panels'
import { Coins, Hourglass } from 'lucide-react'
import { Button } from '../../kit/Button/Button.tsx'
import { Ending } from '../../kit/Panel/Ending.tsx'
import { Stage } from '../../kit/Panel/Stage.tsx'

const { refused } = panels.payment

export interface RefusedProps {
  /** What the other fee is for, or how much it is. */
  busyWith: string
  onRetry: () => void
  onClose: () => void
}

/** Says which other fee is in the wallet, and that nothing was begun. */
export const Refused = ({ busyWith, onRetry, onClose }: RefusedProps) => (
  <>
    <Stage
      orb={{ icon: Coins, tone: 'quiet', badge: Hourglass }}
      title={refused.title}
    >
      {refused.body(busyWith)}
    </Stage>
    <Ending>
      <Button variant="solid" wide onClick={onRetry}>
        {words.tryAgain}
      </Button>
      <Button wide onClick={onClose}>
        {words.close}
      </Button>
    </Ending>
  </>
)
