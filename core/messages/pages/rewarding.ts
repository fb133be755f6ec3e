import { brand } from '../../brand.ts'
import { chain } from '../../constants.ts'

const { symbol } = chain.nativeCurrency
const nothing = 'Nothing was sent.'

/** What paying winners says on its way, loaded with its machine. */
export const rewarding = {
  failure: {
    unreachable: {
      message: 'The server could not be reached.',
      advice: 'It goes on by itself when the connection is back.',
    },
    serverFailed: {
      message: 'The server could not answer just now.',
      advice: 'It is tried again by itself.',
    },
    rateLimited: {
      message: 'Too much was asked within a minute.',
      advice: 'It goes on by itself in a moment.',
    },
    chainAway: {
      message: `${chain.name} could not be asked.`,
      advice: `${nothing} Try again in a moment.`,
    },
    signedOut: {
      message: 'You are not signed in any more.',
      advice: 'What was sent is kept. Sign in again and it goes on from here.',
    },
    accountMismatch: {
      message: 'Your wallet shows another account than the one signed in.',
      advice: 'Switch back in your wallet and it goes on from here.',
    },
    gone: {
      message: 'The server knows no such bounty.',
      advice: 'Look at the list of bounties.',
    },
    insufficientTokens: {
      message: `Your wallet has less $${brand.product} than this share.`,
      advice: `${nothing} Add tokens, then pay.`,
    },
    insufficientCoins: {
      message: `Your wallet has not enough ${symbol} for this, gas included.`,
      advice: `${nothing} Add some ${symbol}, then pay.`,
    },
    wouldFail: {
      message: 'The payout was tried without sending it, and would fail.',
      advice: `${nothing} Look whether the winner can receive it.`,
    },
    refused: {
      message: 'This cannot be paid now.',
      advice: 'Look at what it says, then try again.',
    },
    unexpected: {
      message: 'Something went wrong.',
      advice: 'What was sent is kept. Try again, or reload the page.',
    },
  },
  /** Where a payment's own text is not true of a payout. */
  stepMessage: {
    reverted: 'The transaction failed on the chain.',
    accountChanged: 'Your wallet shows another account.',
    wrongChain: `Your wallet is not on ${chain.name}.`,
    elsewhere: 'This payout is open in another tab.',
  },
  /** What to do after a payout that came to nothing. */
  stepAdvice: {
    rejected: `${nothing} Pay when you are ready.`,
    insufficientFunds: `${nothing} Add some ${symbol}, then pay.`,
    nonceUsed: 'Look into your wallet, then pay.',
    replacementUnderpriced: 'Look into your wallet, then pay.',
    noWallet: 'Connect the wallet that opened the bounty, then pay.',
    reverted: 'It moved nothing but its gas. Pay again when you are ready.',
    cancelled: 'Pay again when you are ready.',
    receiptMissing:
      'It may still arrive. Pay again to look; it is not sent twice.',
    accountChanged: 'Switch back to the author of the bounty, then pay.',
    wrongChain: `Switch it to ${chain.name}, then pay.`,
    elsewhere: 'Answer it there, or close that tab and pay here.',
    other: 'Try again. Nothing is sent twice.',
  },
  toast: {
    settled: {
      title: 'Reward Paid',
      body: (title: string) => `Every winner of “${title}” is paid.`,
    },
  },
} as const
