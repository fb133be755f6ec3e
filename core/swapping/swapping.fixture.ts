import type { SwapConfig, SwapIntent, SwapQuote } from '../contract/index.ts'
import { swapLimits } from '../rules/swap/index.ts'
import { swappingFailure } from './swapping.failure.ts'
import { type ReviewFacts, reviewOf } from './swapping.review.ts'
import type {
  LookOutcome,
  Next,
  OwnFailureCode,
  Quoted,
  Standing,
} from './swapping.types.ts'

const bytes = (pair: string) => `0x${pair.repeat(32)}` as const
const addressOf = (pair: string) => `0x${pair.repeat(20)}` as const

export const account = addressOf('ab')
export const other = addressOf('ef')
export const vault = addressOf('5a')
export const nft = addressOf('2f')
export const token = addressOf('70')
export const treasury = addressOf('ad')
export const intentId = 'a5000000-0000-4000-8000-000000000001'
export const otherIntentId = 'a5000000-0000-4000-8000-000000000002'
export const hash = bytes('cd')
export const noon = Date.UTC(2026, 10, 22, 12)
const iso = (ms: number) => new Date(ms).toISOString()

export const rate = { ratio: 50, unit: 10n ** 27n }
export const perNft = 50n * 10n ** 27n
export const cro = 10n ** 18n

export const config: SwapConfig = {
  vault,
  nft,
  token,
  ratio: rate.ratio,
  unit: String(rate.unit),
  tokensPerNft: String(perNft),
  fee: { amount: String(cro), to: treasury, gas: 21_000, exempt: treasury },
  limits: {
    ids: swapLimits.ids,
    quoteSeconds: 60,
    creditDays: 30,
    confirmations: swapLimits.confirmations,
  },
  source: { status: 'fresh' },
}

export const choice = { mode: 'deposit' as const, ids: ['7', '12'] }

export const quote = (
  terms: Partial<SwapQuote['terms']> = {},
  more: Partial<SwapQuote> = {},
): SwapQuote => ({
  terms: {
    id: intentId,
    account,
    ...choice,
    tokens: String(2n * perNft),
    minOut: String(2n * perNft),
    vault,
    fee: String(cro),
    feeTo: treasury,
    block: 100,
    issuedAt: iso(noon),
    expiresAt: iso(noon + swapLimits.quoteFor),
    ...terms,
  },
  signature: bytes('51'),
  byCredit: false,
  listings: 'known',
  ...more,
})

const grants = { isGranted: false, isGrantedAll: false, isLeft: false }

export const quoted = (more: Partial<ReviewFacts> = {}): Quoted => {
  const facts: ReviewFacts = {
    quote: quote(),
    grants,
    estimates: {},
    coins: { have: 10n * cro, gasPrice: 10n ** 9n },
    nfts: 5,
    trial: 'passed',
    ...more,
  }
  const review = reviewOf(facts, true)
  return { review, quote: facts.quote, facts, freshFor: swapLimits.quoteFor }
}

export const intent = (more: Partial<SwapIntent> = {}): SwapIntent => ({
  id: intentId,
  account,
  ...choice,
  tokens: String(2n * perNft),
  minOut: String(2n * perNft),
  vault,
  state: 'open',
  fee: { amount: String(cro), to: treasury, state: 'due', byCredit: false },
  steps: {},
  createdBlock: 100,
  createdAt: iso(noon),
  expiresAt: iso(noon + swapLimits.intentFor),
  ...more,
})

export const swapped = intent({
  state: 'swapped',
  fee: { ...intent().fee, state: 'paid', hash },
  swapped: {
    hash,
    block: 104,
    at: iso(noon + 20_000),
    ids: choice.ids,
    tokens: String(2n * perNft),
  },
})

export const standing = (more: Partial<Standing> = {}): Standing => ({
  intent: intent(),
  grants,
  sent: {},
  ...more,
})

export const found = (
  next: Next,
  more: Partial<Standing> = {},
): LookOutcome => ({ kind: 'found', standing: standing(more), next })

export const failing = (code: OwnFailureCode, refusal?: string) => ({
  kind: 'failure' as const,
  failure: { ...swappingFailure(code), ...(refusal && { refusal }) },
})
