import type { SignInPorts } from '../../../server/api/auth/auth.ports.ts'
import { signIn } from '../../../server/api/auth/signIn.ts'
import { NodeAwayError } from '../../../server/errors.ts'
import { recoverInJs } from '../../../server/signatures/recoverAddress.ts'
import type { MockNonce, MockWorld } from '../world.types.ts'
import { authPorts, visitOf } from './authPorts.ts'
import type { MockCall } from './call.ts'
import { countHit } from './limit.ts'

/** The node's part and the wallet's, and its share of the limits. */
const signInPorts = (world: MockWorld): SignInPorts<MockNonce> => ({
  ...authPorts(world),
  recover: recoverInJs,
  chain: {
    async hasCode(address) {
      if (world.scenario.node !== 'up') throw new NodeAwayError('node away')
      return world.chain.isContract(address)
    },
  },
  countSignIn: async (address) => countHit(world, 'verify', address),
})

/** Signs in as the server does. */
export const signInHere = (
  call: MockCall,
  { message, signature }: { message: string; signature: string },
) =>
  signIn(signInPorts(call.world), visitOf(call), {
    message,
    signature: signature as `0x${string}`,
    origin: call.visitor.origin(call.request) ?? '',
  })
