import { words } from '@narwhal-club/core/messages'
import type { SignInPorts, Visit } from './auth.ports.ts'
import { lifetimes } from './lifetimes.ts'
import { proveSigner, type SignedMessage } from './proveSigner.ts'
import { signInPath } from './signIn.policy.ts'

/**
 * Signs a browser in: the session that it presents ends, a new one begins.
 *
 * @returns the address, lower case.
 * @throws RefusalError
 */
export async function signIn<Spent>(
  ports: SignInPorts<Spent>,
  visit: Visit,
  attempt: SignedMessage,
): Promise<`0x${string}`> {
  const address = await proveSigner(ports, visit, attempt, {
    statement: words.signInStatement,
    path: signInPath,
    code: 'sign_in_refused',
  })
  // By wallet only once it is proven: or anyone could use up another's.
  await ports.countSignIn(address)
  const token = ports.secrets.createToken()
  await ports.sessions.open(token, address, visit.readCookie('session'))
  visit.writeCookie('session', token, lifetimes.absolute)
  visit.note('signed_in', address)
  return address
}
