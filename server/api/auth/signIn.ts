import { chain as network } from '@narwhal-club/core/constants'
import { words } from '@narwhal-club/core/messages'
import { NodeAwayError, RefusalError } from '../../errors.ts'
import type { SignInPorts, Visit } from './auth.ports.ts'
import { lifetimes } from './lifetimes.ts'
import { parseSignInMessage } from './parseSignInMessage.ts'
import { recoverSigner } from './recoverSigner.ts'
import { brokenTerm, signInPath } from './signIn.policy.ts'

type Hex = `0x${string}`

interface SignInAttempt {
  message: string
  signature: Hex
  /** Checked before to be one of the configured origins. */
  origin: string
}

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
  const address = await proveSigner(ports, visit.readCookie('pre'), attempt)
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
 * attempts at once the database lets one through.
 *
 * @returns the address, lower case.
 * @throws RefusalError with one text for every reason; the log has the reason.
 */
async function proveSigner<Spent>(
  ports: SignInPorts<Spent>,
  browser: string | undefined,
  { message, signature, origin }: SignInAttempt,
): Promise<Hex> {
  const { nonces } = ports
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
  const signer = recoverSigner(ports.recover, message, signature)
  if (signer.ok && signer.address === address) return address
  throw await refusalOf(
    ports,
    address,
    signer.ok ? 'signer' : signer.reason,
    spent,
  )
}

/**
 * Chooses the refusal of a signature that the address's own key did not make.
 * It may be a contract wallet's: those get an answer of their own.
 *
 * Whether it is one only a node can tell. With the node away, a well-formed
 * signature cannot be judged just now (422), and the nonce is put back as it
 * was, so that the client's next attempt meets it. This does not soften the
 * rule that a nonce is spent once: it was out of the table all the while, no
 * second attempt could hold it, and no attempt that was put back signed in.
 */
async function refusalOf<Spent>(
  { chain, nonces }: SignInPorts<Spent>,
  address: Hex,
  reason: string,
  spent: Spent,
): Promise<RefusalError> {
  try {
    const isContract = await chain.hasCode(address)
    return isContract
      ? new RefusalError('contract_wallet_unsupported', { reason })
      : refuse(reason)
  } catch (error) {
    if (!(error instanceof NodeAwayError)) throw error
    if (reason !== 'signer') return refuse(reason)
    await nonces.restore(spent)
    return new RefusalError('cannot_check_now', { reason: 'node_away' })
  }
}
