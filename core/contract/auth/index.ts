import { define } from '../kit/endpoint.ts'
import { authEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const authApi = define(authEndpoints, {
  nonce: { answer: s.NonceResponse },
  verify: { body: s.VerifyRequest, answer: s.User },
  me: { answer: s.User },
  logout: { answer: s.LogoutResponse },
  logoutEverywhere: { answer: s.LogoutResponse },
})
