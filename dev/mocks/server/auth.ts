import type { authApi } from '@narwhal-club/core/contract'
import {
  giveNonce,
  signOut,
  signOutEverywhere,
} from '../../../server/api/auth/auth.commands.ts'
import { memberOf } from '../../../server/http/authenticate.ts'
import { authPorts, visitOf } from './authPorts.ts'
import type { MockHandlers } from './call.ts'
import { userAt } from './readings.ts'

export const authHandlers: MockHandlers<typeof authApi> = {
  nonce: (call) => giveNonce(authPorts(call.world), visitOf(call)),

  async verify(call, { body }) {
    // The parser of messages is large: it comes with the first sign-in.
    const { signInHere } = await import('./signIn.ts')
    return userAt(call.world, await signInHere(call, body))
  },

  me: (call) => userAt(call.world, memberOf(call).address),

  logout: (call) => signOut(authPorts(call.world), visitOf(call), call.session),

  logoutEverywhere: (call) =>
    signOutEverywhere(authPorts(call.world), visitOf(call), memberOf(call)),
}
