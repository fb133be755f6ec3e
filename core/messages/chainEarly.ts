/** Of `chain`, what has to be said before the wallet's code is there. */
export const chainEarly = {
  walletNotLoaded:
    'The wallet part of this page did not load. Check your connection and try again.',
  notLoaded:
    'A part of this page did not load. Check your connection and try again.',
  balance: {
    failed: 'Failed to fetch token balance',
    timeout: 'Balance check timed out',
  },
}
