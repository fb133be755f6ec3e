import * as z from 'zod/mini'
import { define } from '../kit/define.ts'
import { marketEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const marketApi = define(marketEndpoints, {
  marketWallet: {
    params: s.MarketWalletParams,
    query: z.strictObject({}),
    answer: s.MarketWallet,
    example: { address: `0x${'1'.repeat(40)}` },
  },
})
