/** Words of the page, loaded with it. */
export const admin = {
  title: 'Admin Dashboard',
  lead: 'Only the server decides who sees this page.',
  version: 'Version',
  uptime: 'Up since',
  sessions: 'Open sessions',
  members: 'Known members',
  nonces: 'Live nonces',
  index: 'Index of the chain',
  indexStatus: {
    absent: 'Not begun',
    fresh: 'At the head',
    behind: 'Catching up',
    doubtful: 'Does not agree with the chain; being put right',
    stale: 'No word of the chain',
  },
  indexBlock: 'Block',
  indexLag: 'Blocks missing',
} as const
