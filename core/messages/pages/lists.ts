/** Words of every list, loaded with the first one. */
export const lists = {
  loading: 'Loading the list',
  more: 'Load more',
  /** How many of all are shown. */
  shown: (shown: string, total: string) => `${shown} of ${total} shown`,
  failed: 'This list did not load',
} as const
