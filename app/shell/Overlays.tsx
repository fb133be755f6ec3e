import { LazyConnectDialog } from '@narwhal-club/ui/connect/ConnectDialog/LazyConnectDialog.tsx'
import { LazyToasts } from '@narwhal-club/ui/kit/Toasts/LazyToasts.tsx'
import { page } from '../browser/page.ts'
import { useActor } from '../useActor.ts'
import { useSend, useView } from '../useSystem.ts'
import { isDone } from './dialog/createDialog.ts'
import { useDialogActor } from './dialog/useDialog.ts'

/** What lies over the layout: the connect dialog and the notifications. */
export function Overlays() {
  return (
    <>
      <Connect />
      <Notices />
    </>
  )
}

function Connect() {
  const dialog = useDialogActor()
  const isOpen = useActor(dialog, (snapshot) => snapshot.value === 'open')
  const wallet = useView((view) => view.wallet)
  const login = useView((view) => view.login)
  const done = useView(isDone)
  const send = useSend()
  const close = () => {
    send({ type: 'wallet.cancel' })
    send({ type: 'login.cancel' })
    dialog.send({ type: 'dialog.close' })
  }
  return (
    <LazyConnectDialog
      open={isOpen && !done}
      wallet={wallet}
      login={login}
      onWallet={{
        // A server has none of it, and draws no dialog.
        host: isOpen ? page.host() : '',
        pageUrl: isOpen ? page.url() : '',
        device: isOpen ? page.device() : 'computer',
        onOpen: () => send({ type: 'wallet.open' }),
        onChoose: (id) => send({ type: 'wallet.choose', id }),
        onCancel: () => send({ type: 'wallet.cancel' }),
        onRetry: () => send({ type: 'wallet.retry' }),
        onBack: () => send({ type: 'wallet.back' }),
        onSwitchChain: () => send({ type: 'wallet.switchChain' }),
        onDisconnect: () => send({ type: 'wallet.disconnect' }),
      }}
      onLogin={{
        onStart: () => send({ type: 'login.start' }),
        onSign: () => send({ type: 'login.sign' }),
        onCancel: close,
        onRetry: () => send({ type: 'login.retry' }),
        onReload: page.reload,
        onSignInAs: () => send({ type: 'login.start' }),
      }}
      onClose={close}
    />
  )
}

function Notices() {
  const view = useView(({ notifications }) => notifications)
  const send = useSend()
  return (
    <LazyToasts
      view={view}
      onPause={() => send({ type: 'notifications.pause' })}
      onResume={() => send({ type: 'notifications.resume' })}
      onDismiss={(id) => send({ type: 'notifications.dismiss', id })}
    />
  )
}
