/** Words of proposals as they are read, loaded with them. */
export const proposals = {
  status: { pending: 'Pending', active: 'Active', closed: 'Closed' },
  outcome: {
    passed: 'Closed, passed',
    rejected: 'Closed, rejected',
    tied: 'Closed, tied',
    no_quorum: 'Closed, no quorum',
    no_votes: 'Closed, no votes',
    cancelled: 'Closed, cancelled',
  },
  tally: {
    yes: 'Yes',
    no: 'No',
    notVoted: (count: string) => `${count} not voted`,
    quorum: (count: string) =>
      `Quorum: ${count} ${count === '1' ? 'vote' : 'votes'}`,
  },
} as const
