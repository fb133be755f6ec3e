/** Words of the page, loaded with it. */
export const diagnostics = {
  logs: {
    title: 'Logs',
    lead: 'What this browser has logged since the page was opened.',
    empty: 'Nothing logged yet.',
    time: 'Time',
    level: 'Level',
    text: 'Text',
  },
  schema: {
    title: 'Schema check',
    lead: 'Calls every public read endpoint and holds the answer against the shared contract.',
    endpoint: 'Endpoint',
    result: 'Result',
    timing: 'Time',
    right: 'As agreed',
    wrong: 'Differs',
    /** Where an answer differs, and how. */
    differs: (place: string, how: string) => (place ? `${place}: ${how}` : how),
    refused: (status: number) => `Refused with ${status}`,
    running: 'Asking',
    silent: 'No answer',
  },
  wallets: {
    degen: 'Degen API',
    ebisu: 'Ebisu API',
    lead: 'Calls the marketplace wallets service through our server.',
    soon: 'The service is asked from here once the chain index is in. It is never a source of truth.',
  },
} as const
