import { define } from '../kit/define.ts'
import { swapEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

const params = s.SwapIntentParams
/** One of the administrator's, which every local world has. */
const example = { intent: 'a5000000-0000-4000-8000-000000000001' }

/** What a swap is held against, each time before money moves. */
const checks = [
  'session_mismatch',
  'swap_wrong_chain',
  'swap_paused',
  'swap_not_owner',
  'swap_id_escrowed',
  'swap_id_listed',
  'swap_not_in_vault',
  'swap_vault_short_tokens',
  'swap_tokens_short',
] as const

/** What a step's `fault` may say, in an answer that is no refusal. */
const stepFaults = [
  'fee_wrong_sender',
  'fee_wrong_recipient',
  'fee_reverted',
  'swap_fee_wrong_amount',
  'swap_reverted',
  'swap_replaced',
  'swap_wrong_sender',
  'swap_wrong_call',
] as const

export const swapApi = define(swapEndpoints, {
  swapConfig: { answer: s.SwapConfig },
  swapInventory: {
    query: s.SwapInventoryQuery,
    answer: s.SwapInventory,
    refusals: ['index_behind'],
  },
  swapTraits: {
    query: s.SwapTraitsQuery,
    answer: s.SwapTraits,
    refusals: ['index_behind'],
  },
  swapHistory: {
    query: s.SwapHistoryQuery,
    answer: s.SwapHistory,
    refusals: ['index_behind'],
  },
  swapQuote: {
    body: s.SwapQuoteBody,
    answer: s.SwapQuote,
    refusals: [
      ...checks,
      'swap_no_ids',
      'swap_too_many_ids',
      'swap_duplicate_ids',
      'swap_vault_short_nfts',
      'swap_coins_short',
      'index_behind',
    ],
  },
  mySwaps: { answer: s.MySwaps },
  createSwapIntent: {
    body: s.CreateSwapIntentBody,
    answer: s.SwapIntent,
    refusals: [
      'session_mismatch',
      'swap_quote_expired',
      'swap_quote_changed',
      'swap_under_way',
      'index_behind',
    ],
  },
  swapIntent: {
    params,
    answer: s.SwapIntent,
    example,
    refusals: ['swap_not_found'],
  },
  checkSwapIntent: {
    params,
    body: s.CheckSwapIntentBody,
    answer: s.SwapCheck,
    refusals: [
      ...checks,
      'swap_not_found',
      'swap_closed',
      'swap_not_approved',
      'swap_coins_short',
      'swap_fee_required',
      'fee_unconfirmed',
    ],
  },
  reportSwapStep: {
    params,
    body: s.ReportSwapStepBody,
    answer: s.SwapIntent,
    refusals: [
      'swap_not_found',
      'swap_closed',
      'bad_hash',
      'fee_used',
      'swap_fee_required',
      'fee_unconfirmed',
      ...stepFaults,
    ],
  },
  cancelSwapIntent: {
    params,
    answer: s.SwapIntent,
    refusals: ['swap_not_found', 'swap_closed', 'swap_under_way'],
  },
})
