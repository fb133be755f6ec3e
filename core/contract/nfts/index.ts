import { define } from '../kit/define.ts'
import { nftsEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const nftsApi = define(nftsEndpoints, {
  nfts: { query: s.NftsQuery, answer: s.Nfts, example: { ids: '187' } },
})
