/** Words for who reports an idea, a bounty or work, loaded with it. */
export const reporting = {
  open: {
    idea: 'Report the idea',
    bounty: 'Report the bounty',
    submission: 'Report this work',
  },
  done: 'You have reported this. Moderators will look at it.',
  signIn: 'Sign in again to send it: what you wrote is kept.',
  failure: {
    choice: 'Choose what is wrong with it first.',
    text: 'Say it in 1,000 letters at most.',
    signedOut: 'Your session has ended. Sign in, then try again.',
    power: 'Only who has a vote in this club can report it.',
    powerUnknown:
      'What you hold cannot be read just now. Please try again shortly.',
    gone: 'It is not there any more.',
    taken: 'Moderators have taken it down already.',
    limited: 'You asked for a lot at once. Wait a moment, then try again.',
    network: 'Check your connection, then try again.',
    server: 'The server does not answer as it should. Please try again.',
  },
} as const
