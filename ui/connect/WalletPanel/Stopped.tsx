import { toasts, words } from '@narwhal-club/core/messages'
import { panels } from '@narwhal-club/core/messages/panels'
import type { WalletView } from '@narwhal-club/core/wallet'
import { Lock, TriangleAlert, Undo2, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../kit/Button/Button.tsx'
import { Ending } from '../../kit/Panel/Ending.tsx'
import { Stage, type StageProps } from '../../kit/Panel/Stage.tsx'

const { connect } = panels

type Stopped = Extract<WalletView, { status: 'locked' | 'rejected' | 'failed' }>

/** Neutral for a rejection, amber for what is in the way. */
function stageOf(view: Stopped): StageProps & { children: ReactNode } {
  const picture = view.option?.icon
  switch (view.status) {
    case 'locked':
      return {
        orb: { icon: Wallet, picture, badge: Lock },
        title: connect.locked.title(view.option.name),
        children: connect.locked.body,
      }
    case 'rejected':
      return {
        orb: { icon: Wallet, picture, tone: 'quiet', badge: Undo2 },
        title: connect.rejected.title,
        children: connect.rejected.body(view.option.name),
      }
    case 'failed':
      return {
        orb: { icon: Wallet, picture, tone: 'warning', badge: TriangleAlert },
        title: toasts.connectionError.title,
        children: view.failure.message,
      }
  }
}

export interface StoppedProps {
  view: Stopped
  onRetry: () => void
  onBack: () => void
}

/** Says why there is no connection, and offers to ask again. */
export function Stopped({ view, onRetry, onBack }: StoppedProps) {
  return (
    <>
      <Stage {...stageOf(view)} />
      <Ending>
        <Button variant="solid" wide onClick={onRetry}>
          {view.status === 'failed' ? words.tryAgain : connect.again}
        </Button>
        <Button wide onClick={onBack}>
          {connect.another}
        </Button>
      </Ending>
    </>
  )
}
