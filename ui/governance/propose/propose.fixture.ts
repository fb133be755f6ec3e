import type { FeeIntent } from '@narwhal-club/core/contract'
import type { Review } from '@narwhal-club/core/proposing'

const bytes = (pair: string, length: number) =>
  `0x${pair.repeat(length)}` as const

export const review: Review = {
  title: 'Fund the winter relay',
  club: { id: 'main', name: 'Narwhal Club' },
  sentence:
    'Propose “Fund the winter relay” in Narwhal Club: voting opens as soon as it is published, for 3 days.',
  contentHash: bytes('c0', 32),
  fee: 333_333_333n * 10n ** 18n,
  pays: 'tokens',
  newHosts: [],
}

export const feeIntent = (more: Partial<FeeIntent> = {}): FeeIntent => ({
  id: '00000000-0000-4000-8000-000000000003',
  purpose: 'proposal',
  refId: '00000000-0000-4000-8000-000000000001',
  contentHash: bytes('c0', 32),
  payer: bytes('ab', 20),
  token: bytes('2f', 20),
  to: bytes('cd', 20),
  amount: String(review.fee),
  state: 'open',
  createdBlock: 100,
  createdAt: '2026-11-22T12:00:00.000Z',
  expiresAt: '2026-11-23T12:00:00.000Z',
  exempt: false,
  byCredit: false,
  ...more,
})
