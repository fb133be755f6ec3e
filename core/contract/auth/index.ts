import { define } from '../kit/define.ts'
import { authEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const authApi = define(authEndpoints, {
  nonce: { answer: s.NonceResponse, refusals: ['too_many_nonces'] },
  verify: {
    body: s.VerifyRequest,
    answer: s.User,
    refusals: ['sign_in_refused', 'cannot_verify_now'],
  },
  me: { answer: s.User },
  logout: { answer: s.LogoutResponse },
  logoutEverywhere: { answer: s.LogoutResponse },
})
