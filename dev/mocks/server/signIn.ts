import { parseSignInMessage } from '../../../server/api/auth/parseSignInMessage.ts'
import { recoverSigner } from '../../../server/api/auth/recoverSigner.ts'
import { brokenTerm } from '../../../server/api/auth/signIn.policy.ts'
import { recoverInJs } from '../../../server/signatures/recoverAddress.ts'
import type { MockNonce, MockWorld } from '../world.types.ts'
import { Refusal } from './call.ts'
import { restoreNonce, spendNonce } from './tables.ts'

type Hex = `0x${string}`

export interface SignInAttempt {
  message: string
  signature: Hex
  origin: string
  browser: string | undefined
}

const nonceLine = /^Nonce: ([a-zA-Z0-9]{8,128})$/m
const refused = () => new Refusal('sign_in_refused')

/**
 * Proves who signs in, by the server's own parser, terms and recovery of the
 * signer: only the tables and the node are of the mock.
 *
 * @returns the address, lower case.
 */
export async function proveSigner(
  world: MockWorld,
  { message, signature, origin, browser }: SignInAttempt,
): Promise<Hex> {
  const nonce = nonceLine.exec(message)?.[1]
  const spent = nonce && browser ? spendNonce(world, nonce, browser) : null
  const parsed = parseSignInMessage(message)
  if (!parsed.ok || !spent || parsed.fields.nonce !== nonce) throw refused()
  const { statement, path } = world.config.signIn
  const broken = brokenTerm(parsed.fields, {
    origin,
    statement,
    path,
    chainId: world.config.chain.id,
    now: world.clock.now(),
  })
  if (broken) throw refused()
  const address = parsed.fields.address.toLowerCase() as Hex
  const signer = recoverSigner(recoverInJs, message, signature)
  if (signer.ok && signer.address === address) return address
  throw refusalOf(world, address, spent, signer.ok)
}

/** It may be a contract wallet's: that only a node can tell. */
function refusalOf(
  world: MockWorld,
  address: Hex,
  spent: MockNonce,
  isWellFormed: boolean,
): Refusal {
  if (world.scenario.node === 'up')
    return world.chain.isContract(address)
      ? new Refusal('contract_wallet_unsupported')
      : refused()
  if (!isWellFormed) return refused()
  restoreNonce(world, spent)
  return new Refusal('cannot_check_now')
}
