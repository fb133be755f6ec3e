import type { authApi } from '@narwhal-club/core/contract'
import { lifetimes } from '../../../server/api/auth/lifetimes.ts'
import type { MockHandlers } from './call.ts'
import {
  createNonce,
  createToken,
  isToken,
  readCookie,
  writeCookie,
} from './cookies.ts'
import { memberOf } from './gates.ts'
import { countHit } from './limit.ts'
import { userAt } from './readings.ts'
import { endSessions, keepNonce, openSession } from './tables.ts'

export const authHandlers: MockHandlers<typeof authApi> = {
  nonce(call) {
    const { world, source } = call
    const known = readCookie(call, 'pre')
    const browser = known && isToken(known) ? known : createToken()
    const nonce = createNonce()
    const expiresAt = world.clock.now() + lifetimes.nonce
    keepNonce(world, { nonce, browser, source, expiresAt })
    writeCookie(call, 'pre', browser, lifetimes.browser)
    return { nonce }
  },

  async verify(call, { body }) {
    const { world, request, visitor } = call
    // The parser of messages is large: it comes with the first sign-in.
    const { proveSigner } = await import('./signIn.ts')
    const address = await proveSigner(world, {
      message: body.message,
      signature: body.signature as `0x${string}`,
      origin: visitor.origin(request) ?? '',
      browser: readCookie(call, 'pre'),
    })
    countHit(world, 'verify', address)
    const token = createToken()
    openSession(world, token, address, readCookie(call, 'session'))
    writeCookie(call, 'session', token, lifetimes.absolute)
    return userAt(world, address)
  },

  me: (call) => userAt(call.world, memberOf(call).address),

  logout(call) {
    const { session } = call
    endSessions(call.world, ({ token }) => token === session?.token)
    writeCookie(call, 'session', '', 0)
    return { ok: true }
  },

  logoutEverywhere(call) {
    const { address } = memberOf(call)
    endSessions(call.world, (each) => each.address === address)
    writeCookie(call, 'session', '', 0)
    return { ok: true }
  },
}
