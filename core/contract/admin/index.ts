import { define } from '../kit/define.ts'
import { adminEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const adminApi = define(adminEndpoints, {
  adminCheck: { body: s.AdminCheckRequest, answer: s.AdminCheckResponse },
  primaryWallet: { answer: s.AdminWalletResponse },
  walletAddress: { answer: s.AdminWalletResponse },
})
