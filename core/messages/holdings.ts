/** Said of what somebody holds, and where it is old or not known. */
export const holdings = {
  title: 'Your holdings',
  stale: (block: string) =>
    `The chain does not answer just now. Last known at block ${block}.`,
  staleNoBlock: 'The chain does not answer just now. Last known numbers.',
  unavailable: 'The chain does not answer just now, so this is not known.',
} as const
