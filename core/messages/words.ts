import { brand } from '../brand.ts'

/** Words that more than one screen uses. */
export const words = {
  /** Three dots, not an ellipsis (R2.2). */
  loading: 'Loading...',
  connectWallet: 'Connect wallet',
  signIn: 'Sign in',
  signOut: 'Sign out',
  disconnect: 'Disconnect',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  close: 'Close',
  retry: 'Retry',
  notAvailable: 'N/A',
  whale: 'WHALE',
  /** Beside a whale's badge (R1.3). */
  whaleTooltip: `Whale status: Over 50 ${brand.product} NFTs and 1 trillion $${brand.product} tokens!`,
  /** The sentence that the sign-in message carries (R9.2). */
  signInStatement: `Sign in to ${brand.appName}`,
}
