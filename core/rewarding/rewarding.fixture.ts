import type { PaymentFailureCode } from '../payment/index.ts'
import { paymentFailure } from '../payment/index.ts'
import { rewardingFailure, walletFailure } from './rewarding.failure.ts'
import { nextOf } from './rewarding.next.ts'
import type {
  LookOutcome,
  OwnFailureCode,
  Share,
  Standing,
} from './rewarding.types.ts'

export const author = `0x${'ab'.repeat(20)}` as const
export const other = `0x${'ef'.repeat(20)}` as const
export const hash = `0x${'d1'.repeat(32)}` as const

const uuid = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`
export const bountyId = uuid(1)
export const otherBountyId = uuid(2)
export const first = uuid(3)
export const second = uuid(4)

export const share = (more: Partial<Share> = {}): Share => ({
  submission: first,
  winner: `0x${'1a'.repeat(20)}`,
  amount: 300n * 10n ** 18n,
  state: 'due',
  ...more,
})
const both = (one: Partial<Share>, two: Partial<Share>): Share[] => [
  share(one),
  share({
    submission: second,
    winner: `0x${'2b'.repeat(20)}`,
    amount: 150n * 10n ** 18n,
    ...two,
  }),
]

/** An award of two shares that stand so. */
export const standing = (
  one: Partial<Share> = {},
  two: Partial<Share> = {},
  more: Partial<Standing['bounty']> = {},
): Standing => ({
  bounty: {
    id: bountyId,
    title: 'Draw the winter banner',
    club: 'main',
    author,
    status: 'awarded',
    asset: 'CRO',
    payBy: '2026-12-01T12:00:00.000Z',
    ...more,
  },
  shares: both(one, two),
})

export const found = (...args: Parameters<typeof standing>): LookOutcome => {
  const at = standing(...args)
  return { kind: 'found', standing: at, next: nextOf(at) }
}
export const failing = (code: OwnFailureCode) => ({
  kind: 'failure',
  failure: rewardingFailure(code),
})
export const refusing = (code: PaymentFailureCode) => ({
  kind: 'failure',
  failure: walletFailure(paymentFailure(code)),
})
