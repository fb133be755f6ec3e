import { brand } from '../../brand.ts'

const kept = 'Your reason is kept.'

/** Words of an administrator's act, loaded with it. */
export const administering = {
  /** What the wallet shows; signed with the rest, so it is never changed. */
  statement: `Act as an administrator of ${brand.appName} for ten minutes`,
  reason: 'Reason',
  reasonHint: 'It is written into the audit log, which is never changed.',
  cancel: 'Cancel',
  back: 'Back',
  close: 'Close',
  again: 'Ask the wallet again',
  connect: 'Connect a wallet',
  switchChain: 'Switch network',
  error: {
    short: (least: number) => `Say why in ${least} characters or more.`,
    long: (most: number) => `At most ${most} characters.`,
  },
  state: {
    acting: 'The server is doing it.',
    signing: 'Sign in your wallet: it costs nothing.',
    signingText: (statement: string) =>
      `This needs a signature of the last ten minutes. The wallet shows “${statement}”; more acts within ten minutes need no other.`,
    proving: 'The signature is being checked.',
    accountMismatch: 'Your wallet shows another account',
    accountMismatchText: (shows: string, by: string) =>
      `It shows ${shows}; you are signed in as ${by}. Choose that account in your wallet, then ask again.`,
    wrongChain: 'Your wallet is on another network',
    wrongChainText: (chain: string) => `Switch it to ${chain}, then ask again.`,
    noWallet: 'No wallet is connected',
    noWalletText:
      'The signature comes from the wallet that you signed in with. Connect it, then ask again.',
    loading: 'Just a moment.',
  },
  failure: {
    unreachable: {
      message: 'The server could not be reached.',
      advice: `${kept} Try again: what was done already is not done twice.`,
    },
    serverFailed: {
      message: 'The server could not answer just now.',
      advice: `${kept} Try again: what was done already is not done twice.`,
    },
    rateLimited: {
      message: 'Too much was asked within a minute.',
      advice: `${kept} Wait a moment, then try again.`,
    },
    signedOut: {
      message: 'You are not signed in any more.',
      advice: 'Sign in again. Nothing was done.',
    },
    notAdmin: {
      message: 'You are not an administrator any more.',
      advice: 'Nothing was done.',
    },
    rejected: {
      message: 'You rejected the signature.',
      advice: `${kept} Nothing was done.`,
    },
    notSigned: {
      message: 'The wallet did not sign.',
      advice: `${kept} Open the wallet and try again.`,
    },
    signatureRefused: {
      message: 'The signature was refused.',
      advice: `${kept} Try again: the wallet is asked for another one.`,
    },
    notChecked: {
      message: 'The signature cannot be checked just now.',
      advice: `${kept} Try again in a moment.`,
    },
    refused: {
      message: 'The server did not accept this.',
      advice: `${kept} Change what it names, then try again.`,
    },
    unexpected: {
      message: 'Something went wrong.',
      advice: `${kept} Try again, or reload the page.`,
    },
  },
} as const
