const kept = 'Your words are kept in this browser.'

/** What forms say: the state of a draft, its conflicts, and what is wrong. */
export const forms = {
  failure: {
    unreachable: {
      message: 'The server could not be reached.',
      advice: `${kept} They are saved as soon as the connection is back.`,
    },
    serverFailed: {
      message: 'The server could not save the draft just now.',
      advice: `${kept} Saving is tried again by itself.`,
    },
    rateLimited: {
      message: 'Drafts were saved too often within a minute.',
      advice: `${kept} Saving goes on by itself in a moment.`,
    },
    signedOut: {
      message: 'You are not signed in any more.',
      advice: `${kept} Sign in again, then save.`,
    },
    tooLarge: {
      message: 'The draft is too long to be saved.',
      advice: `${kept} Shorten it, and it is saved.`,
    },
    gone: {
      message: 'This draft is no longer on the server.',
      advice: `${kept} It was submitted or deleted elsewhere: copy what you need into a new one.`,
    },
    refused: {
      message: 'The server did not accept the draft.',
      advice: `${kept} Change what it names, then save again.`,
    },
    unexpected: {
      message: 'Something went wrong while the draft was saved.',
      advice: `${kept} Try again, or reload the page: they will be here.`,
    },
  },
  invalid: {
    missing: 'This is needed.',
    tooShort: (least: number, is: number) =>
      `Write at least ${least} characters; it has ${is}.`,
    tooLong: (most: number, is: number) =>
      `Write at most ${most} characters; it has ${is}.`,
    tooFew: (least: number) => `Choose at least ${least}.`,
    tooMany: (most: number) => `Choose at most ${most}.`,
    tooSmall: (least: number) => `Enter ${least} or more.`,
    tooBig: (most: number) => `Enter ${most} or less.`,
    format: 'This is not in a form that can be read.',
  },
}
