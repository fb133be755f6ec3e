import type { BountyDetail, Submission } from '@narwhal-club/core/contract'
import { expect, test } from 'vitest'
import { actsOf, actsOfWork, isChangeable } from './mayOf.ts'

const author = `0x${'aa'.repeat(20)}`
const hunter = `0x${'bb'.repeat(20)}`
const now = Date.UTC(2026, 10, 23, 12)
const at = (days: number) => new Date(now + days * 86_400_000).toISOString()
const club = {
  id: 'main',
  status: 'active',
  rules: { minProposeVp: 50 },
} as Parameters<typeof actsOf>[1]

const bounty = (more: Partial<BountyDetail> = {}): BountyDetail => ({
  id: 'b0000000-0000-4000-8000-000000000001',
  number: 1,
  club: { id: 'main', name: 'Narwhal Club' },
  author,
  title: 'Draw the winter banner',
  category: 'art',
  skills: [],
  reward: { asset: 'CRO', amount: '450' },
  winnersMax: 2,
  minVp: 0,
  visibility: 'public',
  status: 'open',
  badges: [],
  submitBy: at(1),
  decideBy: at(2),
  payBy: at(3),
  publishedAt: at(-1),
  version: 1,
  counts: { submissions: 1, winners: 0, paid: 0, comments: 0 },
  description: '',
  updatedAt: at(-1),
  mine: { isModerator: false, disputed: false },
  ...more,
})
const work = (more: Partial<Submission> = {}): Submission => ({
  id: 'b0000000-0000-4000-8000-000000000011',
  bounty: bounty().id,
  author: hunter,
  status: 'submitted',
  version: 1,
  at: at(-1),
  ...more,
})
const award = {
  at: at(-1),
  by: author,
  payBy: at(3),
  disputeUntil: at(2),
  winners: [],
}
const ofWork = (
  about: BountyDetail,
  each: Submission,
  address: string | null,
) => actsOfWork(about, each, { club, address, now })

test('default: who reads hands in, who wrote it looks after it', () => {
  expect(actsOf(bounty(), club, hunter)).toEqual(['submit'])
  expect(actsOf(bounty(), club, author)).toEqual(['close', 'extend'])
  expect(actsOf(bounty({ status: 'in_review' }), club, author)).toContain(
    'award',
  )
})

test('default: nothing is offered to who is not known', () => {
  expect(actsOf(bounty(), club, null)).toEqual([])
  expect(actsOf(bounty({ mine: undefined }), club, hunter)).toEqual([])
  expect(ofWork(bounty(), work(), null)).toEqual([])
})

test('behavior: its author changes what they have signed, while it is open', () => {
  const message = {} as NonNullable<BountyDetail['signed']>['message']
  const hash = `0x${'d1'.repeat(32)}`
  const signed = { contentHash: hash, digest: hash, message, signature: '0x' }
  const own = bounty({ signed })
  expect(isChangeable(own, club, author)).toBe(true)
  expect(isChangeable(bounty(), club, author)).toBe(false)
  expect(isChangeable(own, club, hunter)).toBe(false)
  expect(isChangeable(own, club, null)).toBe(false)
  expect(isChangeable({ ...own, status: 'in_review' }, club, author)).toBe(
    false,
  )
  const paused = { ...club, status: 'paused' } as typeof club
  expect(isChangeable(own, paused, author)).toBe(false)
})

test('behavior: one piece of work each', () => {
  const mine = { isModerator: false, disputed: false, submission: work().id }
  expect(actsOf(bounty({ mine }), club, hunter)).toEqual([])
  expect(ofWork(bounty({ mine }), work(), hunter)).toEqual(['edit', 'withdraw'])
})

test('behavior: a decision is disputed while there is time, and once', () => {
  const decided = bounty({ status: 'awarded', award })
  expect(ofWork(decided, work(), hunter)).toContain('dispute')
  expect(ofWork(decided, work(), author)).not.toContain('dispute')
  const late = bounty({ status: 'awarded', award: { ...award, at: at(-4) } })
  expect(ofWork(late, work(), hunter)).not.toContain('dispute')
  const mine = { isModerator: false, disputed: true }
  expect(
    ofWork(bounty({ status: 'awarded', award, mine }), work(), hunter),
  ).not.toContain('dispute')
})

test('behavior: a payment is named for a share that is due', () => {
  const decided = bounty({ status: 'awarded', award })
  expect(ofWork(decided, work({ status: 'winner' }), hunter)).toContain(
    'report',
  )
  const payout = { hash: `0x${'d1'.repeat(32)}`, state: 'verified' } as const
  expect(
    ofWork(decided, work({ status: 'winner', payout }), hunter),
  ).not.toContain('report')
})
