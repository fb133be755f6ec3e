import { elevate } from '../../../server/api/administration/elevate.ts'
import type { SignInPorts } from '../../../server/api/auth/auth.ports.ts'
import { signIn } from '../../../server/api/auth/signIn.ts'
import { memberOf } from '../../../server/http/authenticate.ts'
import { recoverInJs } from '../../../server/signatures/recoverAddress.ts'
import { createVerifySignature } from '../../../server/signatures/verifySignature.ts'
import type { MockNonce, MockWorld } from '../world.types.ts'
import { authPorts, visitOf } from './authPorts.ts'
import type { MockCall } from './call.ts'
import { countHit } from './limit.ts'
import { memorySessions } from './memorySessions.ts'

/** The node's part and the wallet's, and its share of the limits. */
const signInPorts = (world: MockWorld): SignInPorts<MockNonce> => ({
  ...authPorts(world),
  // No contract of the mock chain is a wallet: none has ever signed.
  verify: createVerifySignature(recoverInJs, async () =>
    world.scenario.node === 'up' ? 'no' : 'unknown',
  ),
  countSignIn: async (address) => countHit(world, 'verify', address),
})

interface Signed {
  message: string
  signature: string
}

const attemptOf = (call: MockCall, { message, signature }: Signed) => ({
  message,
  signature: signature as `0x${string}`,
  origin: call.visitor.origin(call.request) ?? '',
})

/** Signs in as the server does. */
export const signInHere = (call: MockCall, signed: Signed) =>
  signIn(signInPorts(call.world), visitOf(call), attemptOf(call, signed))

/** Takes an administrator's signature as the server does. */
export const elevateHere = (call: MockCall, signed: Signed) => {
  const { prove } = memorySessions(call.world)
  const ports = { ...signInPorts(call.world), prove }
  return elevate(ports, visitOf(call), memberOf(call), attemptOf(call, signed))
}
