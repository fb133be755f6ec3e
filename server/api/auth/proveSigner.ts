import { chain as network } from '@narwhal-club/core/constants'
import type { HttpCode } from '@narwhal-club/core/contract'
import { hashMessage } from 'viem'
import { RefusalError } from '../../errors.ts'
import type { ProvingPorts, Visit } from './auth.ports.ts'
import { parseSignInMessage } from './parseSignInMessage.ts'
import { brokenTerm } from './signIn.policy.ts'

type Hex = `0x${string}`

export interface SignedMessage {
  message: string
  signature: Hex
  /** Checked before to be one of the configured origins. */
  origin: string
}

/** What a signed message is for: a message for one thing is none for another. */
export interface Purpose {
  /** The sentence that it must say, word for word. */
  statement: string
  /** Path of the page that asks for it: the URI may name it. */
  path: string
  /** The code that it is refused with. */
  code: HttpCode
  /** Who must have signed, lower case. @default whoever did */
  address?: Hex
}

/** Seconds after which nodes may be back. */
const secondsToWait = 2

/** The line by which a text names its nonce; the rest of it may be wrong. */
const nonceLine = /^Nonce: ([a-zA-Z0-9]{8,128})$/m

/**
 * Proves who signed an EIP-4361 message. The nonce goes first: an attempt that
 * names a live nonce of this browser has used it up, even when the rest is
 * wrong, and of many attempts at once the database lets one through. The
 * signature comes last: no node is asked about a message that would be refused
 * anyway.
 *
 * @returns the address, lower case.
 * @throws RefusalError with one text for every reason; the log has the reason.
 */
export async function proveSigner<Spent>(
  ports: ProvingPorts<Spent>,
  visit: Visit,
  { message, signature, origin }: SignedMessage,
  purpose: Purpose,
): Promise<Hex> {
  const refuse = (reason: string) => new RefusalError(purpose.code, { reason })
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
  const { statement, path } = purpose
  const terms = { origin, statement, path, chainId: network.id, now }
  const broken = brokenTerm(parsed.fields, terms)
  if (broken) throw refuse(broken)
  const address = parsed.fields.address.toLowerCase() as Hex
  if (purpose.address && address !== purpose.address) throw refuse('address')
  const claim = { address, digest: hashMessage(message), signature }
  try {
    const said = await ports.verify(claim, visit)
    if (said.verdict === 'no') throw refuse(said.reason)
    if (said.verdict === 'unknown') throw cannotVerify()
    return address
  } catch (error) {
    if (!isJudged(error, purpose)) await nonces.restore(spent)
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
 * could hold it, and no attempt that was put back proved anything.
 */
const isJudged = (error: unknown, { code }: Purpose) =>
  error instanceof RefusalError && error.code === code
