import { brand } from '../../brand.ts'
import { chain } from '../../constants.ts'

const { product, member } = brand
const { symbol } = chain.nativeCurrency
const nothing = 'Nothing was sent.'
const kept = 'What was done so far stays done.'

/** What a swap says on its way, loaded with its machine. */
export const swapping = {
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
      advice: 'It is tried again by itself.',
    },
    signedOut: {
      message: 'You are not signed in any more.',
      advice: `${kept} Sign in again and it goes on from here.`,
    },
    accountMismatch: {
      message: 'Your wallet shows another account than the one signed in.',
      advice: `${kept} Switch back in your wallet and it goes on from here.`,
    },
    gone: {
      message: 'The server knows no such swap of yours.',
      advice: 'It belongs to another account, or was never begun.',
    },
    refused: {
      message: 'This cannot be swapped now.',
      advice: 'Look at what it says, then try again or choose anew.',
    },
    wouldFail: {
      message: 'The swap was tried without sending it, and would fail.',
      advice: 'Nothing more was paid. Choose anew, or try again later.',
    },
    feeFaulty: {
      message: 'The payment that was named does not pay the fee of this swap.',
      advice: 'Give this swap up. What you paid is a credit if it was a fee.',
    },
    unexpected: {
      message: 'Something went wrong.',
      advice: `${kept} Try again, or reload the page.`,
    },
  },
  /** Where a payment's own text is not true of every step. */
  stepMessage: {
    reverted: 'The transaction failed on the chain.',
    accountChanged: 'Your wallet shows another account.',
    wrongChain: `Your wallet is not on ${chain.name}.`,
    elsewhere: 'This step is open in another tab.',
  },
  /** What to do after a step that came to nothing. */
  stepAdvice: {
    rejected: `${nothing} Go on with this step when you are ready.`,
    insufficientFunds: `${nothing} Add some ${symbol}, then go on.`,
    nonceUsed: 'Look into your wallet, then go on.',
    replacementUnderpriced: 'Look into your wallet, then go on.',
    unsupported: 'Use another wallet. Your swap is kept.',
    noWallet: 'Connect the wallet that you are signed in with, then go on.',
    reverted: 'It moved nothing but its gas. Go on to try this step again.',
    cancelled: 'Go on to try this step again.',
    receiptMissing:
      'It may still arrive. Go on to look again; it is not sent twice.',
    dropped:
      'Go on to send it again. If your wallet still shows it as waiting, cancel it there first.',
    accountChanged: 'Switch back to the account of this swap, then go on.',
    wrongChain: `Switch it to ${chain.name}, then go on.`,
    elsewhere: 'Answer it there, or close that tab and go on here.',
    other: 'Go on to try this step again. Nothing is sent twice.',
  },
  toast: {
    swapped: {
      title: 'Swap Complete',
      deposit: (nfts: number, tokens: string) =>
        `${nfts} ${nfts === 1 ? member.one : member.many} became ${tokens} $${product}.`,
      redeem: (nfts: number, tokens: string) =>
        `${tokens} $${product} became ${nfts} ${nfts === 1 ? member.one : member.many}.`,
    },
    approved: {
      title: 'Approved, Not Swapped Yet',
      body: 'The next steps are still to come.',
    },
    credited: {
      title: 'Fee Kept as Credit',
      body: 'This swap was not made. What you paid pays for the next one.',
    },
  },
} as const
