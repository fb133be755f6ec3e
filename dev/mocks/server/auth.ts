import { lifetimes } from '../../../server/api/auth/lifetimes.ts'
import type { Step } from './call.ts'
import {
  createNonce,
  createToken,
  isToken,
  readCookie,
  writeCookie,
} from './cookies.ts'
import { countHit } from './limit.ts'
import { userAt } from './readings.ts'
import { memberOf } from './steps.ts'
import { endSessions, keepNonce, openSession } from './tables.ts'

export const issueNonce: Step = (call) => {
  const { world, source } = call
  const known = readCookie(call, 'pre')
  const browser = known && isToken(known) ? known : createToken()
  const nonce = createNonce()
  const expiresAt = world.clock.now() + lifetimes.nonce
  keepNonce(world, { nonce, browser, source, expiresAt })
  writeCookie(call, 'pre', browser, lifetimes.browser)
  call.answer = { nonce }
}

export const verify: Step = async (call) => {
  const { world, request, visitor, body } = call
  // The parser of messages is large: it comes with the first sign-in.
  const { proveSigner } = await import('./signIn.ts')
  const address = await proveSigner(world, {
    message: String(body?.message),
    signature: body?.signature as `0x${string}`,
    origin: visitor.origin(request) ?? '',
    browser: readCookie(call, 'pre'),
  })
  countHit(world, 'verify', address)
  const token = createToken()
  openSession(world, token, address, readCookie(call, 'session'))
  writeCookie(call, 'session', token, lifetimes.absolute)
  call.answer = userAt(world, address)
}

export const tellUser: Step = (call) => {
  call.answer = userAt(call.world, memberOf(call).address)
}

export const logout: Step = (call) => {
  const { session } = call
  endSessions(call.world, ({ token }) => token === session?.token)
  writeCookie(call, 'session', '', 0)
  call.answer = { ok: true }
}

export const logoutEverywhere: Step = (call) => {
  const { address } = memberOf(call)
  endSessions(call.world, (each) => each.address === address)
  writeCookie(call, 'session', '', 0)
  call.answer = { ok: true }
}
