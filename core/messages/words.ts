import { brand } from '../brand.ts'

/** Words that more than one screen uses. */
export const words = {
  /** R2.2: three dots, not an ellipsis. */
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
  /** R1.3. */
  whaleTooltip: `Whale status: Over 50 ${brand.product} NFTs and 1 trillion $${brand.product} tokens!`,
  /** R9.2: the sentence that the sign-in message carries. */
  signInStatement: `Sign in to ${brand.appName}`,
}
