import type { SessionView } from '@narwhal-club/core/session'
import type { WalletView } from '@narwhal-club/core/wallet'

/** What the header's button is about. */
export type AccountState =
  | { kind: 'visitor' }
  /** Something is under way; pressing shows it. */
  | { kind: 'busy'; what: 'connecting' | 'reconnecting' }
  | { kind: 'leaving'; what: 'disconnecting' | 'signingOut'; address: string }
  | { kind: 'wrongNetwork'; address: string }
  | { kind: 'connected'; address: string }
  | { kind: 'otherAccount'; address: string; session: string }
  | { kind: 'signedIn'; address: string; wrongNetwork: boolean }

const isOffChain = ({ status }: WalletView) =>
  status === 'wrongChain' ||
  status === 'switchingChain' ||
  status === 'addingChain'

function signedInState(
  session: SessionView & { status: 'signedIn' },
  wallet: WalletView,
): AccountState {
  return {
    kind: 'signedIn',
    address: session.session.userAddress ?? session.user.address,
    wrongNetwork: isOffChain(wallet),
  }
}

/** Reads off wallet and session what the header's button says (R2.16). */
export function accountState(
  wallet: WalletView,
  session: SessionView,
): AccountState {
  if (session.status === 'signingOut')
    return {
      kind: 'leaving',
      what: 'signingOut',
      address: session.session.userAddress ?? session.user.address,
    }
  if (wallet.status === 'disconnecting')
    return {
      kind: 'leaving',
      what: 'disconnecting',
      address: wallet.address,
    }
  if (session.status === 'accountMismatch')
    return {
      kind: 'otherAccount',
      address: session.walletShows,
      session: session.session.userAddress ?? session.user.address,
    }
  if (session.status === 'signedIn') return signedInState(session, wallet)
  if (wallet.phase === 'connected' && 'address' in wallet)
    return isOffChain(wallet)
      ? { kind: 'wrongNetwork', address: wallet.address }
      : { kind: 'connected', address: wallet.address }
  return wallet.phase === 'connecting' || wallet.phase === 'reconnecting'
    ? { kind: 'busy', what: wallet.phase }
    : { kind: 'visitor' }
}
