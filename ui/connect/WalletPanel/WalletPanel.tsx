import { words } from '@narwhal-club/core/messages'
import { panels } from '@narwhal-club/core/messages/panels'
import type { WalletView } from '@narwhal-club/core/wallet'
import { RotateCw, Search, Unplug } from 'lucide-react'
import { Button } from '../../kit/Button/Button.tsx'
import { Ending } from '../../kit/Panel/Ending.tsx'
import { Stage } from '../../kit/Panel/Stage.tsx'
import { Choosing } from './Choosing.tsx'
import { Network } from './Network.tsx'
import { NoWallet } from './NoWallet.tsx'
import { Stopped } from './Stopped.tsx'
import { Connecting, RequestOpen } from './Waiting.tsx'
import * as styles from './WalletPanel.css.ts'

const { connect } = panels

/** Once it is connected, the sign-in has the panel. */
export type UnconnectedView = Exclude<WalletView, { status: 'connected' }>

export interface WalletPanelProps {
  view: UnconnectedView
  /** The host of this page, which the wallet should name. */
  host: string
  /** The address of this page, to open it inside a wallet. */
  pageUrl: string
  device: 'computer' | 'phone'
  /** Looks for wallets, again too. */
  onOpen: () => void
  onChoose: (id: string) => void
  onCancel: () => void
  onRetry: () => void
  /** Back to the list of wallets. */
  onBack: () => void
  onSwitchChain: () => void
  onDisconnect: () => void
  onClose: () => void
}

function Working({ view, onCancel }: WalletPanelProps) {
  const parts = {
    discovering: { icon: Search, ...connect.discovering },
    reconnecting: { icon: RotateCw, ...connect.reconnecting },
    disconnecting: { icon: Unplug, ...connect.disconnecting },
  }
  const { icon, title, body } = parts[view.status as keyof typeof parts]
  return (
    <>
      <Stage orb={{ icon, ring: 'turning' }} title={title}>
        {body}
      </Stage>
      <Ending>
        {view.status === 'reconnecting' ? (
          <Button wide onClick={onCancel}>
            {words.cancel}
          </Button>
        ) : null}
      </Ending>
    </>
  )
}

/** Shows the wallet's state: what is true, what it will show, the next step. */
export function WalletPanel(props: WalletPanelProps) {
  const { view } = props
  switch (view.status) {
    case 'disconnected':
      return (
        <>
          <p className={styles.muted}>{connect.why}</p>
          <Ending>
            <Button variant="solid" wide onClick={props.onOpen}>
              {connect.find}
            </Button>
          </Ending>
        </>
      )
    case 'discovering':
    case 'reconnecting':
    case 'disconnecting':
      return <Working {...props} />
    case 'choosing':
      return <Choosing options={view.options} onChoose={props.onChoose} />
    case 'noWallet':
      return <NoWallet {...props} onLookAgain={props.onOpen} />
    case 'connecting':
      return <Connecting {...view} {...props} />
    case 'requestOpen':
      return <RequestOpen {...view} {...props} />
    case 'locked':
    case 'rejected':
    case 'failed':
      return <Stopped {...props} view={view} />
    case 'wrongChain':
    case 'switchingChain':
    case 'addingChain':
      return <Network {...props} view={view} />
  }
}
