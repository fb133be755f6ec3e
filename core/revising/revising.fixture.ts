import type { BountyDraftContent, DraftContent } from '../contract/index.ts'
import { signingDomain } from '../rules/governance/index.ts'
import { revisingFailure } from './index.ts'
import type {
  PublishedBounty,
  PublishedProposal,
  RevisingFailed,
  RevisingFailureCode,
  Revision,
} from './revising.types.ts'

const bytes = (pair: string) => `0x${pair.repeat(32)}` as const
export const author = `0x${'ab'.repeat(20)}` as const
export const proposalId = '00000000-0000-4000-8000-000000000004'
export const bountyId = '00000000-0000-4000-8000-000000000005'
export const contentHash = bytes('c0')

export const content: DraftContent = {
  title: 'Fund the winter relay',
  body: 'The winter relay needs a budget of 4,800 CRO.',
  summary: '',
  discussionUrl: '',
  labels: [],
  earliestStart: '2026-11-24T12:00:00.000Z',
  duration: 259_200,
}
export const change = { body: 'The winter relay needs a budget of 3,900 CRO.' }

export const published: PublishedProposal = {
  purpose: 'proposal',
  id: proposalId,
  draft: { author, content },
  club: { id: 'main', name: 'Narwhal Club', nft: `0x${'2f'.repeat(20)}` },
  before: { version: 1, digest: bytes('d1') },
  rules: { labels: [], minPeriod: 259_200 },
  publishedAt: Date.UTC(2026, 10, 22, 12),
}
/** The same with a version that came meanwhile. */
export const moved: PublishedProposal = {
  ...published,
  draft: { author, content: { ...content, summary: 'A budget.' } },
  before: { version: 2, digest: bytes('d2') },
}

export const bountyContent = {
  title: 'Draw the winter banner',
  description: 'A banner of 1500 by 500 pixels, as an SVG, with a narwhal.',
  category: 'art',
  skills: ['svg'],
  reward: { asset: 'CRO', amount: '450.5' },
  winnersMax: 2,
  submitBy: '2026-11-27T12:00:00.000Z',
  decideBy: '2026-12-01T12:00:00.000Z',
  payBy: '2026-12-04T12:00:00.000Z',
  minVp: 0,
  visibility: 'public',
} satisfies BountyDraftContent
export const bountyChange = {
  description: 'A banner of 3000 by 1000 pixels, as an SVG, with a narwhal.',
}
export const publishedBounty: PublishedBounty = {
  purpose: 'bounty',
  id: bountyId,
  draft: { author, content: bountyContent },
  club: published.club,
  before: published.before,
  publishedAt: published.publishedAt,
}

export const revision: Revision = {
  title: content.title,
  version: 2,
  sentence:
    'Change “Fund the winter relay” in Narwhal Club to version 2: voting opens not before 2026-11-24 12:00 UTC, for 3 days.',
  contentHash,
  newHosts: ['plans.example'],
  duplicates: [],
}

export const signed = {
  message: {
    summary: revision.sentence,
    author,
    club: 'main',
    contentHash,
    earliestStart: Date.UTC(2026, 10, 24, 12) / 1_000,
    duration: 259_200,
    version: 2,
    replaces: published.before.digest,
    timestamp: Date.UTC(2026, 10, 22, 12) / 1_000,
  },
  signature: `0x${'11'.repeat(65)}` as const,
  domain: signingDomain(`0x${'2f'.repeat(20)}`),
}

export const failing = (code: RevisingFailureCode): RevisingFailed => ({
  kind: 'failure',
  failure: revisingFailure(code),
})
