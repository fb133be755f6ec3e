const kept = 'Your words are kept in this browser.'

/** What a new version says on its way. */
export const revising = {
  proposal: {
    title: 'Change your proposal',
    lead: 'Until voting begins you can change its words, and have voting begin later or last longer. Readers see each version and what it changed.',
    leave: 'Back to the proposal',
    hint: {
      earliestStart: 'It can be later than readers were told, not sooner.',
      duration: 'It can be longer than readers were told, not shorter.',
    },
    fault: {
      sooner:
        'Readers were told when voting begins: it can be later, not sooner.',
      shorter:
        'Voting cannot be open for a shorter time than readers were told.',
      tooFar: 'Voting can begin 30 days after it was published at the latest.',
    },
    after:
      'Signing is free, and no fee is due again. Who may vote stays as it was.',
    tooLate: {
      message: 'It is too late to change this proposal.',
      advice:
        'Voting has begun, or it was cancelled. Say it in the discussion.',
    },
  },
  bounty: {
    title: 'Change your bounty',
    lead: 'Until it closes you can say it better, pay more and give more time. Hunters are told, and everyone sees what each version changed.',
    leave: 'Back to the bounty',
    hint: {
      reward: 'All winners together. It can only rise.',
      submitBy: 'Later only.',
      decideBy: 'Later only, 14 days at most.',
      payBy: 'Later only, 7 days at most.',
    },
    fixed: 'What stays',
    fixedWhy: 'Hunters rely on this: it cannot be changed any more.',
    after:
      'Signing is free, and no fee is due again. Who works for it is told.',
    tooLate: {
      message: 'It is too late to change this bounty.',
      advice:
        'It takes no more work, or it was never signed. Say it in the discussion.',
    },
  },
  tab: (title: string) => `Change “${title}”`,
  signIn: 'Sign in as its author to go on. What you wrote here is kept.',
  reading: 'Reading what is published.',
  now: (version: string) => `Version ${version} is published.`,
  kept: 'Kept in this browser until you publish it.',
  review: 'Review the new version',
  discard: 'Back to the published words',
  reviewing: {
    title: (version: string) => `Read this before you sign version ${version}`,
    exact: 'Your wallet will show exactly this sentence:',
    newHosts: (hosts: string) =>
      `No proposal has linked to ${hosts} before. Readers will be told.`,
    duplicates: 'It is much like what was proposed before:',
    signing:
      'Compare the sentence in your wallet. If one word differs, reject it.',
    posting: 'Handing what you signed to the server.',
    sign: 'Sign',
    back: 'Back to the words',
  },
  moved: {
    title: (version: string) => `Version ${version} came meanwhile`,
    body: 'It was published elsewhere, with your signature. What you wrote here is on an older one.',
    mine: 'Go on with these words',
    theirs: 'Take the published words',
  },
  published: {
    title: (version: string) => `Version ${version} is published`,
    body: 'Readers see it now, and what it changed.',
    open: 'See what changed',
  },
  stopped: 'This cannot be changed now',
  offline: 'It goes on by itself',
  retry: 'Try again',
  failure: {
    unchanged: {
      message: 'These are the published words.',
      advice: 'Change something, then review it.',
    },
    again: `${kept} Try again in a moment.`,
    signIn: `${kept} Sign in again, then go on from here.`,
    account: `${kept} Switch your wallet back to the author, then go on.`,
  },
  toast: {
    title: 'New Version Published',
    body: (title: string) => `“${title}” reads as you changed it now.`,
  },
} as const
