import type { Draft, FeeIntent, ProposalCheck } from '../contract/index.ts'
import { signingDomain } from '../rules/governance/index.ts'
import { proposingFailure } from './proposing.failure.ts'
import type {
  ProposalSubject,
  ProposingFailureCode,
  Review,
  Signed,
} from './proposing.types.ts'

export const author = `0x${'ab'.repeat(20)}` as const
const treasury = `0x${'cd'.repeat(20)}` as const
const nft = `0x${'2f'.repeat(20)}` as const
export const contentHash = `0x${'c0'.repeat(32)}` as const
export const at = '2026-11-22T12:00:00.000Z'

const uuid = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`
export const draftId = uuid(1)
export const otherDraftId = uuid(2)
export const intentId = uuid(3)
export const proposalId = uuid(4)

export const draft: Draft = {
  id: draftId,
  club: 'main',
  author,
  title: 'Fund the winter relay',
  state: 'writing',
  shared: false,
  adoptions: 0,
  createdAt: at,
  updatedAt: at,
  version: 3,
  content: {
    title: 'Fund the winter relay',
    body: 'The winter relay needs a budget of 4,800 CRO.',
    summary: '',
    discussionUrl: '',
    labels: [],
    earliestStart: null,
    duration: 259_200,
  },
}

export const subject: ProposalSubject = {
  purpose: 'proposal',
  draft,
  club: { id: 'main', name: 'Narwhal Club', nft },
}

export const check: ProposalCheck = {
  faults: [],
  duplicates: [],
  newHosts: ['plans.example'],
  contentHash,
}

export const duplicates: ProposalCheck['duplicates'] = [
  {
    id: proposalId,
    number: 7,
    title: 'Fund the autumn relay',
    similarity: 0.94,
    why: 'alike',
  },
]

export const review: Review = {
  title: draft.title,
  club: { id: 'main', name: 'Narwhal Club' },
  sentence:
    'Propose “Fund the winter relay” in Narwhal Club: voting opens as soon as it is published, for 3 days.',
  contentHash,
  fee: 333_333_333n * 10n ** 18n,
  pays: 'tokens',
  newHosts: ['plans.example'],
}

export const signed: Signed = {
  message: {
    summary: review.sentence,
    author,
    club: 'main',
    contentHash,
    earliestStart: 1_795_348_800,
    duration: 259_200,
    version: 1,
    replaces: `0x${'00'.repeat(32)}`,
    timestamp: 1_795_348_800,
  },
  signature: `0x${'11'.repeat(65)}`,
  domain: signingDomain(nft),
}

export const intent = (more: Partial<FeeIntent> = {}): FeeIntent => ({
  id: intentId,
  purpose: 'proposal',
  refId: draftId,
  contentHash,
  payer: author,
  token: nft,
  to: treasury,
  amount: String(review.fee),
  state: 'open',
  createdBlock: 100,
  createdAt: at,
  expiresAt: '2026-11-23T12:00:00.000Z',
  exempt: false,
  byCredit: false,
  ...more,
})

export const published = {
  id: proposalId,
  club: 'main',
  title: draft.title,
  number: 12,
}

export const failing = (code: ProposingFailureCode) => ({
  kind: 'failure',
  failure: proposingFailure(code),
})
