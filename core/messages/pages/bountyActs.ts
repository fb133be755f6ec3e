import { plural } from '../plural.ts'

/** What people do about a bounty: each act, its form, and what became of it. */
export const bountyActs = {
  /** What can be done, by the kind of the act. */
  act: {
    title: 'What you can do',
    signIn: 'Sign in to hand in work.',
    submit: 'Hand in work',
    edit: 'Change your work',
    withdraw: 'Take it back',
    dispute: 'Dispute the decision',
    review: 'Review',
    award: 'Award the reward',
    close: 'Close it now',
    extend: 'Give more time',
    change: 'Change the bounty',
    cancel: 'Cancel the bounty',
    report: 'Name a payment',
  },
  /** What the form of an act says before it is sent. */
  say: {
    submit: 'Your work can be changed until the bounty closes.',
    edit: 'A new version takes the place of the one before; both can be read.',
    withdraw: 'Your work is not judged any more, and frees your place.',
    dispute:
      'The club votes on it for three days. Yes: the work is paid. No: it is not. Each bounty is disputed once.',
    review: 'What you say in public can be read by everyone.',
    award:
      'The shares must be the whole reward. You pay each winner afterwards.',
    close: 'No more work is taken. You then decide.',
    extend: 'Dates can only be later.',
    cancel: 'Everyone can read why.',
    report:
      'A payment that was made elsewhere is read from the chain, and counts where it pays this share.',
  },
  field: {
    text: 'Your work',
    textHint: 'Markdown: what you made, where it is, how it fits.',
    links: 'Links',
    linksHint: 'One a line, at most five; each begins with https://.',
    disputeText: 'Why the decision is wrong',
    status: 'What you make of it',
    publicReason: 'Why, in public',
    publicReasonHint: 'Needed where the work is turned down.',
    note: 'Note for those who decide',
    reason: 'Why, in public',
    share: (who: string) => `Share of ${who}`,
    winners: 'Winners',
    gone: 'Work that was taken back or turned down',
    goneHint: 'It cannot win any more: untick it.',
    unknown: 'The work has not loaded yet.',
    failed: 'The work did not load',
    even: 'Split evenly',
    hash: 'Transaction',
    hashHint: 'Its hash, or its page in an explorer.',
  },
  send: 'Send',
  sending: 'On its way.',
  waiting: 'It is sent again by itself.',
  next: (act: string) => `“${act}” opens once what is on its way is done.`,
  retry: 'Try again',
  cancel: 'Not now',
  done: {
    submit: 'Handed in. You can change it until the bounty closes.',
    edit: 'Your new version is there.',
    withdraw: 'It is taken back.',
    review: 'Your review is there.',
    award: 'Awarded. Pay the winners below.',
    close: 'It is closed. Decide when you are ready.',
    extend: 'The new dates hold.',
    cancel: 'It is cancelled.',
    report: 'It is read from the chain in a moment.',
    dispute: 'The club votes on it now.',
    disputeMissing: (missing: string) =>
      `Noted. ${plural(missing, 'more holder')} must say so, too.`,
    ok: 'Done',
  },
} as const
