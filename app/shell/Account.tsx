import { ConnectButton } from '@narwhal-club/ui/connect/ConnectButton/ConnectButton.tsx'
import { useSend, useView } from '../useSystem.ts'
import { useConnect } from './dialog/useDialog.ts'

/** The header's button about wallet and session (R2.16). */
export function Account() {
  const wallet = useView((view) => view.wallet)
  const session = useView((view) => view.session)
  const send = useSend()
  const connect = useConnect()
  return (
    <ConnectButton
      wallet={wallet}
      session={session}
      onConnect={connect}
      onSignIn={connect}
      onSignOut={() => send({ type: 'session.signOut' })}
      onDisconnect={() => send({ type: 'wallet.disconnect' })}
    />
  )
}
