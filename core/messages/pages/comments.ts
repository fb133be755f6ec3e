/** Words of what is said below a proposal. */
export const comments = {
  title: 'Discussion',
  count: (count: number, text: string) =>
    `${text} ${count === 1 ? 'comment' : 'comments'}`,
  empty: {
    title: 'No one has said anything yet',
    body: 'Ask what is not clear, or say what you think of it.',
  },
  sort: {
    legend: 'Sort by',
    names: { top: 'Most liked', new: 'Newest' },
  },
  signIn: { body: 'Sign in with your wallet to take part.' },
  paused: 'This club is read-only at the moment: nothing new can be said.',
  stale: 'The connection is gone. This is what was said when it last answered.',
  form: {
    say: 'Your comment',
    reply: 'Your reply',
    edit: 'Change your comment',
    hint: 'Markdown is understood.',
    send: { say: 'Comment', reply: 'Reply', edit: 'Save' },
    cancel: 'Cancel',
  },
  power: (count: number) => (count === 1 ? '1 vote' : `${count} votes`),
  powerHint: 'Voting power at the block that is frozen for this proposal',
  voted: { yes: 'Voted yes', no: 'Voted no' },
  edited: 'edited',
  history: {
    title: 'What it said',
    now: 'now',
    close: 'Close',
    loading: 'Loading what it said',
  },
  deleted: {
    author: 'Its author deleted this comment.',
    moderator: 'A moderator deleted this comment.',
  },
  collapsed: 'Three holders have reported this comment. Show it all the same',
  act: {
    like: (count: number) => `Like, ${count} so far`,
    reply: 'Reply',
    edit: 'Edit',
    delete: 'Delete',
    report: 'Report',
    clear: 'Keep it: reports answered',
    reported: 'Reported',
  },
  sure: {
    ask: 'Delete this comment? This cannot be undone.',
    yes: 'Delete it',
    no: 'Keep it',
  },
  report: {
    legend: 'What is wrong with it?',
    names: {
      scam: 'A scam',
      spam: 'Spam',
      offensive: 'It offends',
      duplicate: 'Said before',
    },
    send: 'Report it',
  },
  replies: {
    label: 'Replies',
    more: (count: number) =>
      count === 1 ? 'Show 1 more reply' : `Show ${count} more replies`,
  },
  /** Said beside the page, where its own place is not on it. */
  failed: {
    sent: 'Not Sent',
    pressed: 'Nothing Was Changed',
    signIn: 'Your session has ended. Sign in, then press it again.',
    unknown: 'This did not reach the server. Try again.',
  },
  failure: {
    empty: 'Write something first.',
    no_reason: 'Choose what is wrong with it first.',
    bad_comment: 'Write between 1 and 2,000 characters.',
    link_blocked:
      'A link must not be published: use whole https addresses, not shortened ones.',
    rate_limited: 'That was a lot in one minute. Try again shortly.',
    not_signed_in:
      'You are not signed in any more. Sign in, then send it again.',
    club_paused: 'This club is read-only at the moment.',
    not_open: 'A comment can be changed for 15 minutes, and those are over.',
    comment_history_full:
      'This comment was changed as often as a comment can be.',
    comment_conflict:
      'You sent this before, and that comment was changed or deleted since. Look for it below; send this again to say it once more.',
    reply_too_deep:
      'A reply cannot be replied to: reply to the comment above it.',
    comment_not_found: 'This comment was deleted meanwhile.',
    insufficient_vp: 'Only holders can like and report.',
    fresh_signature_needed:
      'For another’s words your wallet signs first: sign for anything on the Admin Dashboard, then do this again within ten minutes.',
    unknown:
      'This did not reach the server. Your words are still here: try again.',
  },
  /** What is said could not be read. */
  unread: 'The server does not answer as it should. Please try again.',
} as const
