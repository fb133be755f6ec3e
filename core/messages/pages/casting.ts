import { chain } from '../../constants.ts'

const kept = 'Your choice and your reason are kept.'
const again = `${kept} Click once more when you are ready.`
const minutes = (number: number) => `${number} minute${number === 1 ? '' : 's'}`
const signed = 'You have signed it; you need not sign again.'

/** What a vote says on its way. */
export const casting = {
  failure: {
    unreachable: {
      message: 'The server could not be reached.',
      advice: `${signed} It is sent again by itself.`,
    },
    serverFailed: {
      message: 'The server could not answer just now.',
      advice: `${signed} It is sent again by itself.`,
    },
    rateLimited: {
      message: 'Too much was asked within a minute.',
      advice: 'It goes on by itself in a moment.',
    },
    cannotVerify: {
      message: `${chain.name} could not be asked about your wallet’s signature.`,
      advice: `${signed} It is sent again by itself.`,
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
      message: 'This proposal is not on the server.',
      advice: 'Look at the list of proposals.',
    },
    noWallet: {
      message: 'No wallet is connected.',
      advice: `${kept} Connect the wallet that you are signed in with.`,
    },
    rejected: {
      message: 'You rejected the request in your wallet.',
      advice: `Nothing was sent. ${again}`,
    },
    accountChanged: {
      message: 'Your wallet shows another account.',
      advice: `Nothing was sent. ${kept} Switch back, then vote.`,
    },
    wrongChain: {
      message: `Your wallet is not on ${chain.name}.`,
      advice: `Nothing was sent. ${kept} Switch it to ${chain.name}, then vote.`,
    },
    unsupported: {
      message: 'Your wallet could not sign this.',
      advice: `Nothing was sent. ${kept} Look at the wallet, or use another one.`,
    },
    promptOpen: {
      message: 'Your wallet still asks about another vote.',
      advice: `${kept} Answer it in your wallet first.`,
    },
    same: {
      message: 'This is the vote that counts already.',
      advice: 'Nothing was sent. Choose otherwise, or change the reason.',
    },
    reasonTooLong: {
      message: 'The reason is too long.',
      advice: 'Write at most 1,000 characters.',
    },
    ballotLimit: {
      message: 'This vote was changed 100 times.',
      advice: 'It stays as it is now.',
    },
    noPower: {
      message: 'This wallet has no voting power here.',
      advice: 'Nothing was counted.',
    },
    stale: {
      message: 'You have voted elsewhere since.',
      advice: `Look at the vote that counts now. ${again}`,
    },
    superseded: {
      message: 'You have changed this vote elsewhere since.',
      advice: `Look at the vote that counts now. ${again}`,
    },
    reworded: {
      message: 'The words were changed since you read them.',
      advice: `Nothing was counted. ${kept} Read the new words, then vote.`,
    },
    notOpen: {
      message: 'Voting has not begun yet.',
      advice: `Nothing was counted. ${kept}`,
    },
    closed: {
      message: 'Voting is over.',
      advice: 'This vote came after the end and was not counted.',
    },
    cancelled: {
      message: 'This proposal was cancelled.',
      advice: 'Nothing was counted.',
    },
    paused: {
      message: 'This club is paused.',
      advice: `Nothing was counted. ${kept} Vote when the club goes on.`,
    },
    clock: {
      message: 'The time that was signed is not the server’s.',
      advice: `The server’s time is used now. ${again}`,
    },
    expired: {
      message: 'Your signature became too old before it could be sent.',
      advice: `Nothing was counted. ${again}`,
    },
    badSignature: {
      message: 'The signature is not by your wallet’s account.',
      advice: `Nothing was counted. ${kept} Look at the wallet, then vote.`,
    },
    refused: {
      message: 'The server did not accept this vote.',
      advice: `Nothing was counted. ${kept}`,
    },
    notLoaded: {
      message: 'A part of this page did not load.',
      advice: 'Try again when you are online.',
    },
    unexpected: {
      message: 'Something went wrong.',
      advice: `${kept} Try again, or reload the page.`,
    },
  },
  /** What to do where the vote could not be looked up: nothing was signed. */
  reading: {
    unreachable: 'Your vote is looked up again by itself.',
    serverFailed: 'Your vote is looked up again by itself.',
  },
  /** By how much this machine's clock is wrong. */
  clock: {
    behind: (off: number) =>
      `Your device’s clock is ${minutes(off)} behind the server’s.`,
    ahead: (off: number) =>
      `Your device’s clock is ${minutes(off)} ahead of the server’s.`,
  },
  toast: {
    counted: {
      title: 'Vote Counted',
      body: (title: string) => `Your vote on “${title}” counts.`,
    },
    uncounted: {
      title: 'Vote Not Counted',
      body: (title: string, why: string) => `“${title}”: ${why}`,
    },
  },
} as const
