import {
  toWalletView,
  type WalletView,
  type walletMachine,
} from '@narwhal-club/core/wallet'
import { ConnectButton } from '@narwhal-club/ui/connect/ConnectButton/ConnectButton.tsx'
import { WalletPanel } from '@narwhal-club/ui/connect/WalletPanel/WalletPanel.tsx'
import { session } from '../../../ui/fixtures/views.ts'
import type { Render } from '../tour.ts'
import { Header, Panel } from './frames.tsx'

const quiet = ['disconnected', 'reconnecting', 'connected']
type Quiet = Extract<
  WalletView,
  { status: 'disconnected' | 'reconnecting' | 'connected' }
>
const isQuiet = (view: WalletView): view is Quiet => quiet.includes(view.status)

/** The header's button, and the dialog's panel while there is something in it. */
export const wallet: Render<typeof walletMachine> = (snapshot, send) => {
  const view = toWalletView(snapshot)
  const open = () => send({ type: 'wallet.open' })
  const disconnect = () => send({ type: 'wallet.disconnect' })
  return (
    <>
      <Header>
        <ConnectButton
          wallet={view}
          session={session.signedOut}
          onConnect={open}
          onSignIn={() => {}}
          onSignOut={disconnect}
          onDisconnect={disconnect}
        />
      </Header>
      {isQuiet(view) ? null : (
        <Panel>
          <WalletPanel
            view={view}
            host="club.example"
            pageUrl="https://club.example/"
            device="computer"
            onOpen={open}
            onChoose={(id) => send({ type: 'wallet.choose', id })}
            onCancel={() => send({ type: 'wallet.cancel' })}
            onRetry={() => send({ type: 'wallet.retry' })}
            onBack={() => send({ type: 'wallet.back' })}
            onSwitchChain={() => send({ type: 'wallet.switchChain' })}
            onDisconnect={disconnect}
            onClose={() => send({ type: 'wallet.cancel' })}
          />
        </Panel>
      )}
    </>
  )
}
