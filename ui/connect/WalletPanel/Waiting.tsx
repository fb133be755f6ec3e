import { words } from '@narwhal-club/core/messages'
import { panels } from '@narwhal-club/core/messages/panels'
import type { WalletOption } from '@narwhal-club/core/wallet'
import {
  Check,
  Clock,
  Hourglass,
  LockKeyholeOpen,
  PanelTopOpen,
  Wallet,
  X,
} from 'lucide-react'
import { Button } from '../../kit/Button/Button.tsx'
import { Ending, Hint } from '../../kit/Panel/Ending.tsx'
import { Points } from '../../kit/Panel/Points.tsx'
import { Stage } from '../../kit/Panel/Stage.tsx'

const { connect } = panels

export interface ConnectingProps {
  option: WalletOption
  /** Ten seconds have passed. */
  slow: boolean
  /** What the wallet should name: the host of this page. */
  host: string
  onCancel: () => void
}

/** Says what the wallet will show, and what it must not ask. */
export function Connecting(props: ConnectingProps) {
  const { option, slow, host, onCancel } = props
  const { connecting } = connect
  return (
    <>
      <Stage
        orb={{ icon: Wallet, picture: option.icon, ring: 'turning' }}
        title={connecting.title(option.name)}
      >
        {connecting.body}
      </Stage>
      <Points
        points={[
          {
            key: 'should',
            icon: Check,
            text: (
              <>
                <strong>{connecting.should}</strong>{' '}
                {connecting.shouldSay(host)}
              </>
            ),
          },
          { key: 'may', icon: Check, text: connecting.may },
          { key: 'never', icon: X, text: connecting.never },
        ]}
      />
      <Ending>
        {slow ? <Hint icon={Clock}>{connecting.slow}</Hint> : null}
        <Button wide onClick={onCancel}>
          {words.cancel}
        </Button>
      </Ending>
    </>
  )
}

export interface RequestOpenProps {
  option: WalletOption
  onBack: () => void
}

/** Says that the wallet still holds an earlier question (-32002). */
export function RequestOpen({ option, onBack }: RequestOpenProps) {
  const { requestOpen } = connect
  return (
    <>
      <Stage
        orb={{ icon: Wallet, picture: option.icon, badge: Hourglass }}
        title={requestOpen.title}
      >
        {requestOpen.body(option.name)}
      </Stage>
      <Points
        points={[
          { key: 'click', icon: PanelTopOpen, text: requestOpen.click },
          { key: 'unlock', icon: LockKeyholeOpen, text: requestOpen.unlock },
        ]}
      />
      <Ending>
        <Button wide onClick={onBack}>
          {connect.another}
        </Button>
      </Ending>
    </>
  )
}
