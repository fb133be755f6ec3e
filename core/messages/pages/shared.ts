/** Words that several pages use. */
export const shared = {
  factsStale:
    'The chain does not answer just now. These are the last known numbers.',
  factsUnavailable:
    'The chain does not answer just now, so nothing is shown instead of a guess.',
  factsOlder:
    'The server does not answer just now. This is the last that is known.',
  asOf: (block: string) => `As of block ${block}`,
  copyAddress: 'Copy address',
  openExplorer: 'Open in the explorer',
  openHolder: (short: string, address: string) => `${short}, holder ${address}`,
} as const
