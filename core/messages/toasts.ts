import { chainEarly } from './chainEarly.ts'
import { textsEarly as texts } from './textsEarly.ts'

/**
 * Title and body of every toast, in the words that are law (R5.1, R5.3, R8.2).
 * Where those are a bare title, the body says what happened and what to do.
 */
export const toasts = {
  walletNotConnected: {
    title: 'Wallet Not Connected',
    body: 'Please connect your wallet first.',
  },
  noWalletFound: {
    title: 'No Wallet Found',
    body: 'Please install MetaMask or another compatible wallet.',
  },
  walletConnected: {
    title: 'Wallet Connected',
    body: 'Please sign the message to authenticate.',
  },
  connectionError: {
    title: 'Connection Error',
    body: 'The wallet did not connect. Check that it is unlocked, then try again.',
  },
  walletDisconnected: {
    title: 'Wallet Disconnected',
    body: 'You have been signed out successfully.',
  },
  disconnectError: {
    title: 'Disconnect Error',
    body: 'Error disconnecting wallet. Please try again.',
  },
  signInCancelled: {
    title: 'Sign-In Cancelled',
    body: 'You cancelled the signature request. Please try again to sign in.',
  },
  signInFailed: { title: 'Sign-In Failed', body: texts.signInFailed },
  loginFailed: {
    title: 'Login Failed',
    body: 'The sign-in did not start. Please try again.',
  },
  signedIn: {
    title: 'Signed In Successfully',
    body: 'You are now signed in with your Cronos wallet.',
  },
  signedOut: {
    title: 'Signed Out',
    body: 'You are signed out, and your wallet is disconnected. Connect it to sign in again.',
  },
  /** Its body alone, under the title of the door that was taken. */
  signOutUnheard: {
    title: 'Signed Out',
    body: 'You are signed out here. The server was out of reach, and is told once it answers.',
  },
  signOutHeard: {
    title: 'Sign-Out Finished',
    body: 'The server has ended your session.',
  },
  signOutFailed: {
    title: 'Sign-Out Failed',
    body: 'The server could not end your session, so you are still signed in. Please try again.',
  },
  notLoaded: {
    title: 'Connection Error',
    body: chainEarly.notLoaded,
  },
  /** The body is what it is busy with, in words that come with the payments. */
  paymentBusy: { title: 'Payment Under Way' },
}
