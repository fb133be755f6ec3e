/** Words of proposals and bounties, as administrators look at them. */
export const oversight = {
  csv: 'Download as CSV',
  proposals: {
    title: 'Proposals of all clubs',
    lead: 'They can be cancelled in public. Nobody changes their words, or a ballot.',
    search: {
      label: 'Search proposals',
      placeholder: 'Words of the title',
      action: 'Search',
      clear: 'Clear',
    },
    status: {
      label: 'Status',
      all: 'Everything',
      pending: 'Pending',
      active: 'Active',
      closed: 'Closed',
    },
    none: { title: 'None', children: 'No proposal is as you asked.' },
    by: (who: string) => `by ${who}`,
    ends: (when: string) => `ends ${when}`,
    ended: (when: string) => `ended ${when}`,
    votes: (count: number) => (count === 1 ? '1 ballot' : `${count} ballots`),
    cancel: 'Cancel',
    doing: {
      title: 'Cancel a proposal',
      text: (title: string) =>
        `“${title}” is closed now, for everyone, with your reason. Ballots stay as they were cast. It cannot be undone.`,
      /** The way out beside it is called Cancel, too. */
      confirm: 'Cancel the proposal',
      done: 'The proposal was cancelled.',
    },
  },
  bounties: {
    title: 'Bounties that wait',
    lead: 'For a payment, for a vote, or for a decision that their author did not make.',
    matters: {
      label: 'What they wait for',
      all: 'Everything',
      overdue: 'Overdue',
      disputed: 'Disputed',
      silent: 'Author silent',
    },
    none: { title: 'None', children: 'No bounty waits for anyone.' },
    since: (when: string) => `since ${when}`,
    owed: (amount: string, who: string) => `${amount} owed to ${who}`,
    vote: 'The club’s vote',
    outcome: {
      passed: 'The club wants it to be paid',
      rejected: 'The club does not want it to be paid',
      tied: 'Tied: the decision stands',
      no_quorum: 'Too few voted: the decision stands',
      no_votes: 'Nobody voted: the decision stands',
      cancelled: 'The vote was cancelled',
    },
    voting: 'The club votes on it',
    decideUntil: (when: string) => `can still be decided until ${when}`,
    act: {
      overdue: 'Name the payment',
      disputed: 'See the vote',
      silent: 'Mark the award',
    },
  },
} as const
