import { textsEarly } from './textsEarly.ts'

/** The texts of the calls, word for word (R5.2, R5.7, R8.2, R8.4). */
export const texts = {
  ...textsEarly,
  nonceFailed: (status: number) => `Failed to get nonce: ${status}`,
  nonceMissing: 'Server did not return a valid nonce',
  verifyFailed: (status: number) => `Verification failed: ${status}`,
  adminWalletFailed: 'Failed to get admin wallet address',
  adminWalletInvalid: 'Invalid admin wallet address received from server',
}
