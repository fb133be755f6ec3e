import type { AuthPorts, Visit } from './auth.ports.ts'
import { lifetimes } from './lifetimes.ts'
import { isToken } from './secrets.ts'
import type { Session } from './sessions.ts'

const done = { ok: true } as const

/**
 * Gives a browser a nonce. It is bound to the browser's pre-session cookie,
 * which a second tab's nonce renews and leaves as it is.
 */
export async function giveNonce<Spent>(
  { clock, secrets, nonces }: AuthPorts<Spent>,
  visit: Visit,
) {
  const known = visit.readCookie('pre')
  const browser = known && isToken(known) ? known : secrets.createToken()
  const nonce = secrets.createNonce()
  const now = clock.now()
  const row = {
    nonceHash: secrets.hashToken(nonce),
    browserHash: secrets.hashToken(browser),
    sourceHash: visit.source,
    expiresAt: new Date(now + lifetimes.nonce),
  }
  await nonces.insert(row, new Date(now))
  visit.writeCookie('pre', browser, lifetimes.browser)
  return { nonce }
}

/** Ends the caller's session; without one there is nothing to end. */
export async function signOut<Spent>(
  { sessions }: AuthPorts<Spent>,
  visit: Visit,
  session: Session | null,
) {
  if (session) {
    await sessions.end(session.tokenHash)
    visit.note('signed_out', session.address)
  }
  visit.writeCookie('session', '', 0)
  return done
}

/** Ends every session of the caller's address. */
export async function signOutEverywhere<Spent>(
  { sessions }: AuthPorts<Spent>,
  visit: Visit,
  { address }: Session,
) {
  await sessions.endAll(address)
  visit.writeCookie('session', '', 0)
  visit.note('signed_out_everywhere', address)
  return done
}
