import { chain as network } from '@narwhal-club/core/constants'
import { words } from '@narwhal-club/core/messages'
import { hashMessage } from 'viem'
import { RefusalError } from '../../errors.ts'
import type { SignInPorts, Visit } from './auth.ports.ts'
import { lifetimes } from './lifetimes.ts'
import { parseSignInMessage } from './parseSignInMessage.ts'
import { brokenTerm, signInPath } from './signIn.policy.ts'

type Hex = `0x${string}`

interface SignInAttempt {
  message: string
  signature: Hex
  /** Checked before to be one of the configured origins. */
  origin: string
}

/** Seconds after which nodes may be back. */
const secondsToWait = 2

const refuse = (reason: string) =>
  new RefusalError('sign_in_refused', { reason })

/** The line by which a text names its nonce; the rest of it may be wrong. */
const nonceLine = /^Nonce: ([a-zA-Z0-9]{8,128})$/m

/**
 * Signs a browser in: the session that it presents ends, a new one begins.
 *
 * @returns the address, lower case.
 * @throws RefusalError
 */
export async function signIn<Spent>(
  ports: SignInPorts<Spent>,
  visit: Visit,
  attempt: SignInAttempt,
): Promise<Hex> {
  const address = await proveSigner(ports, visit, attempt)
  // By wallet only once it is proven: or anyone could use up another's.
  await ports.countSignIn(address)
  const token = ports.secrets.createToken()
  await ports.sessions.open(token, address, visit.readCookie('session'))
  visit.writeCookie('session', token, lifetimes.absolute)
  visit.note('signed_in', address)
  return address
}

/**
 * Proves who signs in. The nonce goes first: an attempt that names a live nonce
 * of this browser has used it up, even when the rest is wrong, and of many
 * attempts at once the database lets one through. The signature comes last: no
 * node is asked about a message that would not sign in anyway.
 *
 * @returns the address, lower case.
 * @throws RefusalError with one text for every reason; the log has the reason.
 */
async function proveSigner<Spent>(
  ports: SignInPorts<Spent>,
  visit: Visit,
  { message, signature, origin }: SignInAttempt,
): Promise<Hex> {
  const { nonces } = ports
  const browser = visit.readCookie('pre')
  const { hashToken } = ports.secrets
  const now = ports.clock.now()
  const nonce = nonceLine.exec(message)?.[1]
  const spent =
    nonce && browser
      ? await nonces.spend(hashToken(nonce), hashToken(browser), new Date(now))
      : null
  const parsed = parseSignInMessage(message)
  if (!parsed.ok) throw refuse(parsed.reason)
  if (!spent || parsed.fields.nonce !== nonce) throw refuse('nonce')
  const terms = {
    origin,
    statement: words.signInStatement,
    path: signInPath,
    chainId: network.id,
    now,
  }
  const broken = brokenTerm(parsed.fields, terms)
  if (broken) throw refuse(broken)
  const address = parsed.fields.address.toLowerCase() as Hex
  const claim = { address, digest: hashMessage(message), signature }
  try {
    const said = await ports.verify(claim, visit)
    if (said.verdict === 'no') throw refuse(said.reason)
    if (said.verdict === 'unknown') throw cannotVerify()
    return address
  } catch (error) {
    if (!isJudged(error)) await nonces.restore(spent)
    throw error
  }
}

const cannotVerify = () =>
  new RefusalError('cannot_verify_now', {
    reason: 'not_asked',
    retryAfter: secondsToWait,
  })

/**
 * Tells whether a signature was found bad. Whatever else kept it from being
 * judged (no node answers, the client has gone), the nonce is put back as it
 * was, so that the next attempt meets it. This does not soften the rule that a
 * nonce is spent once: it was out of the table all the while, no second attempt
 * could hold it, and no attempt that was put back signed in.
 */
const isJudged = (error: unknown) =>
  error instanceof RefusalError && error.code === 'sign_in_refused'
