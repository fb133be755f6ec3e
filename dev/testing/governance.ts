import type { ClubDetail, ProposalDetail } from '@narwhal-club/core/contract'

const at = '2026-11-22T12:00:00.000Z'
const bytes = `0x${'c0'.repeat(32)}`

/** A club as the API tells of it. */
export const clubDetail = (nft: string): ClubDetail => ({
  id: 'main',
  name: 'Narwhal Club',
  tagline: '',
  status: 'active',
  createdAt: at,
  counts: {
    followers: 0,
    proposals: { pending: 0, active: 0, closed: 0 },
    bounties: 0,
  },
  source: { status: 'fresh' },
  description: '',
  links: [],
  nftContract: nft,
  tokenContract: nft,
  chainId: 25,
  moderators: [],
  rules: {
    version: 1,
    at,
    minProposeVp: 50,
    minPeriod: 259_200,
    quorumVp: 0,
    proposerHoldHours: 0,
    exclusions: [],
    labels: [],
  },
})

/** A proposal as the API tells of it. */
export const proposalDetail = (
  known: Pick<ProposalDetail, 'id' | 'title' | 'author'>,
): ProposalDetail => ({
  ...known,
  number: 12,
  kind: 'proposal',
  club: { id: 'main', name: 'Narwhal Club' },
  summary: '',
  labels: [],
  status: 'active',
  start: at,
  end: at,
  publishedAt: at,
  version: 1,
  counts: {
    yesPower: 0,
    noPower: 0,
    yesVoters: 0,
    noVoters: 0,
    ballots: 0,
    comments: 0,
  },
  quorum: 0,
  eligibleVoters: 1,
  eligiblePower: 60,
  reported: false,
  body: '',
  discussionUrl: null,
  options: ['Yes', 'No'],
  updatedAt: at,
  rulesVersion: 1,
  snapshot: { block: 1, blockHash: bytes, root: bytes, excluded: [] },
  reports: 0,
  newHosts: [],
})
