import { chainEarly } from './chainEarly.ts'
import { texts } from './texts.ts'

/** The texts of the wallet, the network, the balance and the payments. */
export const chain = {
  wallet: {
    rejected: 'You rejected the request in your wallet.',
    requestPending:
      'A request is already open in your wallet. Answer it there, then try again.',
    locked: 'Your wallet is locked. Unlock it, then try again.',
    notFound: 'Please install MetaMask or another compatible wallet.',
    notLoaded: chainEarly.walletNotLoaded,
    unsupported: 'Your wallet does not support this operation.',
    chainUnknown: 'Your wallet does not know this network yet.',
    wrongChain: 'Your wallet is on another network.',
    accountChanged: 'Your wallet shows another account. Nothing was signed.',
    timeout: 'The wallet did not answer in time. Please try again.',
    disconnected: 'The wallet disconnected from this page.',
    unexpected: 'Something went wrong in the wallet. Please try again.',
    /** The name of a wallet that does not tell its own. */
    browserWallet: 'Browser wallet',
  },
  payment: {
    adminWalletInvalid: texts.adminWalletInvalid,
    noWallet: 'No wallet connected',
    adminWalletMismatch:
      'The address for this fee is not the club’s wallet. Nothing was sent.',
    rejected: 'You rejected the request in your wallet.',
    insufficientFunds:
      'Insufficient funds to pay for this transaction, gas included.',
    nonceUsed:
      "This transaction's nonce was already used. Reset or refresh your wallet and try again.",
    replacementUnderpriced:
      'The replacement fee is too low. Raise the gas price and try again.',
    unsupported: 'Your wallet does not support this operation.',
    reverted: 'The transaction failed on the chain. The fee was not paid.',
    cancelled: 'The transaction was cancelled in your wallet.',
    receiptMissing: 'Transaction receipt not available',
    dropped: 'No node of the chain knows this transaction any more.',
    accountChanged:
      'Your wallet shows another account. The payment was stopped.',
    wrongChain: 'Your wallet is on another network. The payment was stopped.',
    elsewhere: 'This fee is being paid in another tab.',
    notLoaded: chainEarly.notLoaded,
    unexpected: 'Unknown error',
  },
  paymentBusy: {
    with: (label: string) =>
      `Busy with “${label}”. Finish that fee in your wallet first, then try again.`,
    withAnother:
      'Another fee is waiting for your wallet. Finish it first, then try again.',
  },
  balance: chainEarly.balance,
}
