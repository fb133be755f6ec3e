/** Words of the pictures that a chat shows of a page. */
export const pictures = {
  club: 'Club',
  proposal: (club: string, number: number) => `${club} · Proposal #${number}`,
  holders: (count: string) => `${count} holders`,
  active: (count: string) => `${count} open to vote`,
  votes: (yes: string, no: string) => `${yes} yes · ${no} no`,
  closes: (date: string) => `closes ${date}`,
  opens: (date: string) => `opens ${date}`,
  closed: (date: string) => `closed ${date}`,
  status: {
    pending: 'Coming up',
    active: 'Active',
    closed: 'Closed',
    paused: 'Paused',
    archived: 'Archived',
  },
  outcome: {
    passed: 'Passed',
    rejected: 'Rejected',
    tied: 'Tied',
    no_quorum: 'No quorum',
    no_votes: 'No votes',
    cancelled: 'Cancelled',
  },
} as const
