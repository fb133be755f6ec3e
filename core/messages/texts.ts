/** The texts of the calls, word for word: R5.2, R5.7, R8.2 and R8.4. */
export const texts = {
  network:
    'Network error: Could not connect to the server. Please check your internet connection.',
  timeout:
    'Request timeout: The server took too long to respond. Please try again.',
  invalidResponse: 'The server sent an answer that could not be read.',
  nonceFailed: (status: number) => `Failed to get nonce: ${status}`,
  nonceMissing: 'Server did not return a valid nonce',
  verifyFailed: (status: number) => `Verification failed: ${status}`,
  signInFailed: 'An error occurred while signing in.',
  walletConnection:
    'Wallet connection issue. Please refresh the page and try connecting again.',
  adminWalletFailed: 'Failed to get admin wallet address',
  adminWalletInvalid: 'Invalid admin wallet address received from server',
}
