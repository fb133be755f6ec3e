import type { LoginView } from '@narwhal-club/core/login'
import { toasts } from '@narwhal-club/core/messages'
import { panels } from '@narwhal-club/core/messages/panels'
import type { UnconnectedView } from '../WalletPanel/WalletPanel.tsx'

/** What the dialog's bar and its announcement say of a state. */
export interface Headline {
  title: string
  announce: string
  /** The list of wallets is one step back. */
  canGoBack: boolean
}

const { connect, signIn } = panels

function walletAnnouncement(view: UnconnectedView): string {
  switch (view.status) {
    case 'disconnected':
    case 'choosing':
      return connect.why
    case 'noWallet':
      return `${toasts.noWalletFound.title}. ${toasts.noWalletFound.body}`
    case 'connecting':
      return view.slow
        ? connect.connecting.slow
        : `${connect.connecting.title(view.option.name)}. ${connect.connecting.body}`
    case 'requestOpen':
      return connect.requestOpen.title
    case 'locked':
      return connect.locked.title(view.option.name)
    case 'rejected':
      return connect.rejected.title
    case 'failed':
      return `${toasts.connectionError.title}. ${view.failure.message}`
    case 'wrongChain':
      return connect.wrongChain.title
    case 'switchingChain':
      return connect.switching.title
    case 'addingChain':
      return connect.adding.title(view.option.name)
    case 'discovering':
    case 'reconnecting':
    case 'disconnecting':
      return connect[view.status].title
  }
}

function loginAnnouncement(view: LoginView): string {
  switch (view.status) {
    case 'idle':
      return signIn.prove
    case 'messageReady':
      return signIn.exact
    case 'signing':
      return signIn.signing.body
    case 'succeeded':
      return toasts.signedIn.title
    case 'rejected':
      return toasts.signInCancelled.title
    case 'failed':
      return `${view.failure.message} ${view.failure.advice}`
    case 'accountMismatch':
      return signIn.mismatch.title
    case 'requestingNonce':
    case 'verifying':
    case 'recovering':
      return signIn[view.status].title
  }
}

const backFrom: UnconnectedView['status'][] = [
  'connecting',
  'requestOpen',
  'locked',
  'rejected',
  'failed',
]

/** Names the state of the wallet part. */
export function walletHeadline(view: UnconnectedView): Headline {
  return {
    title: connect.title,
    announce: walletAnnouncement(view),
    canGoBack: backFrom.includes(view.status),
  }
}

/** Names the state of the sign-in part. */
export function loginHeadline(view: LoginView): Headline {
  return {
    title: signIn.title,
    announce: loginAnnouncement(view),
    canGoBack: false,
  }
}
