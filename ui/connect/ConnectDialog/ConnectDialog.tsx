import type { LoginView } from '@narwhal-club/core/login'
import { panels } from '@narwhal-club/core/messages/panels'
import type { WalletView } from '@narwhal-club/core/wallet'
import { Dialog } from '../../kit/Dialog/Dialog.tsx'
import {
  SignInPanel,
  type SignInPanelProps,
} from '../SignInPanel/SignInPanel.tsx'
import {
  WalletPanel,
  type WalletPanelProps,
} from '../WalletPanel/WalletPanel.tsx'
import { loginHeadline, walletHeadline } from './headline.ts'

export interface ConnectDialogProps {
  wallet: WalletView
  /** Shown once the wallet is connected. */
  login: LoginView
  /** Host, address and device of this page, and the wallet's callbacks. */
  onWallet: Omit<WalletPanelProps, 'view' | 'onClose'>
  onLogin: Omit<SignInPanelProps, 'view' | 'walletName' | 'onDisconnect'>
  /** Escape, the overlay, the close button: the wallet's own window never. */
  onClose: () => void
}

/** The one dialog that leads from no wallet to signed in. */
export function ConnectDialog(props: ConnectDialogProps) {
  const { wallet, login, onWallet, onLogin, onClose } = props
  const isConnected = wallet.status === 'connected'
  const { title, announce, canGoBack } = isConnected
    ? loginHeadline(login)
    : walletHeadline(wallet)
  return (
    <Dialog
      label={title}
      title={title}
      announce={announce}
      back={
        canGoBack
          ? { label: panels.connect.back, onBack: onWallet.onBack }
          : undefined
      }
      onClose={onClose}
    >
      {isConnected ? (
        <SignInPanel
          {...onLogin}
          view={login}
          walletName={wallet.option.name}
          onDisconnect={onWallet.onDisconnect}
        />
      ) : (
        <WalletPanel {...onWallet} view={wallet} onClose={onClose} />
      )}
    </Dialog>
  )
}
