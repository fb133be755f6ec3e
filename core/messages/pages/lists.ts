/** Words of every list, loaded with the first one. */
export const lists = {
  loading: 'Loading the list',
  more: 'Load more',
  notMore: 'More could not be loaded. Try again.',
  /** How many of all are shown. */
  shown: (shown: string, total: string) => `${shown} of ${total} shown`,
  failed: 'This list did not load',
  /** Which moment numbers are of, and what to think of those that are not fresh. */
  asOf: {
    at: (block: string, when: string) => `As of block ${block}, ${when}`,
    behind: (blocks: string) =>
      `The index is catching up: ${blocks} blocks behind the chain. Newer transfers are not counted yet.`,
    stale:
      'The chain does not answer just now. These are the last known numbers.',
    doubtful:
      'Some of these numbers do not agree with the chain. They are being checked and put right.',
  },
} as const
