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
  /** Shown once the wallet is connected and the login has begun. */
  login: LoginView
  /** Host, address and device of this page, and the wallet's callbacks. */
  onWallet: Omit<WalletPanelProps, 'view' | 'onSignIn' | 'onClose'>
  onLogin: Omit<SignInPanelProps, 'view' | 'walletName'>
  /** Escape, the overlay, the close button: the wallet's own window never. */
  onClose: () => void
}

/** Tells whether the dialog is about the login rather than about the wallet. */
function isSigningIn(wallet: WalletView, login: LoginView): boolean {
  return wallet.status === 'connected' && login.status !== 'idle'
}

/** The one dialog that leads from no wallet to signed in. */
export function ConnectDialog(props: ConnectDialogProps) {
  const { wallet, login, onWallet, onLogin, onClose } = props
  const signing = isSigningIn(wallet, login)
  const { title, announce, canGoBack } = signing
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
      {signing ? (
        <SignInPanel
          {...onLogin}
          view={login}
          walletName={'option' in wallet ? wallet.option?.name : undefined}
        />
      ) : (
        <WalletPanel
          {...onWallet}
          view={wallet}
          onSignIn={onLogin.onStart}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
