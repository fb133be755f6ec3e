const club = (clubId: string) => `/clubs/${encodeURIComponent(clubId)}`

/** Every route of the app (R2), once. */
export const paths = {
  home: '/',
  clubs: '/clubs',
  spaces: '/spaces',
  myProposals: '/my-proposals',
  club,
  /** In the address of its club, as any other path is a 404 (R2.13). */
  proposal: (clubId: string, id: string) =>
    `${club(clubId)}?tab=proposals&p=${id}`,
  bounty: (clubId: string, id: string) =>
    `${club(clubId)}?tab=bounties&b=${id}`,
  idea: (clubId: string, id: string) => `${club(clubId)}?idea=${id}`,
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
