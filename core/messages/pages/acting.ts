const kept = 'Your words are kept.'

/** What is said while something is done about a bounty. */
export const acting = {
  error: {
    missing: 'This is needed.',
    too_short: (least: number) => `Write at least ${least} characters.`,
    too_long: (most: number) => `Write at most ${most} characters.`,
    too_many: (most: number) => `At most ${most} links.`,
    repeated: 'The same is there twice.',
    format: 'Enter whole addresses that begin with https://.',
    reason: 'Say in public why, in 3 to 500 characters.',
    nothing: 'Each winner gets something.',
    winners: (most: number) => `At most ${most} win.`,
    left: (amount: string) => `${amount} of the reward is left: split it all.`,
    over: (amount: string) =>
      `${amount} more than the reward: split it exactly.`,
    date: 'Choose a date and a time.',
    hash: 'Enter the hash of the transaction, or its page in an explorer.',
  },
  failure: {
    unreachable: {
      message: 'The server could not be reached.',
      advice: `${kept} It is sent again by itself.`,
    },
    serverFailed: {
      message: 'The server could not answer just now.',
      advice: `${kept} It is sent again by itself.`,
    },
    rateLimited: {
      message: 'Too much was asked within a minute.',
      advice: `${kept} It is sent again by itself in a moment.`,
    },
    signedOut: {
      message: 'You are not signed in any more.',
      advice: `${kept} Sign in again and it goes on. If the page was loaded anew, open it again and send it.`,
    },
    gone: {
      message: 'The server knows nothing of this any more.',
      advice: 'It was taken back, or never was.',
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
  /** In the place of a refusal's advice where only time has to pass. */
  later: `${kept} It can be sent again as it is.`,
} as const
