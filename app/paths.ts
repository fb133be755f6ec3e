/** Every route of the app (R2), once. */
export const paths = {
  home: '/',
  clubs: '/clubs',
  spaces: '/spaces',
  myProposals: '/my-proposals',
  club: (clubId: string) => `/clubs/${encodeURIComponent(clubId)}`,
  about: '/about',
  team: '/team',
  analytics: '/analytics',
  nftAnalysis: '/nft-analysis',
  shill: '/x-shill-generator',
  swap: '/swap',
  admin: '/admin',
  logs: '/test/logs',
  schema: '/test-schema',
  degen: '/test-degen-api',
  ebisu: '/ebisu-api-test',
} as const
