import { type AnyActorRef, fromCallback } from 'xstate'
import {
  type AdministeringDeps,
  createAdministeringActors,
} from '../administering/administering.actors.ts'
import {
  administeringMachine,
  toAdministeringView,
} from '../administering/index.ts'
import { createTransport } from '../http/index.ts'
import type { SessionEmitted } from '../session/index.ts'
import type { LateInput } from './late.types.ts'
import type { LateWorld } from './system.world.ts'

/** The sentences between administrators' acts and the other machines. */
const links: AdministeringDeps['links'] = fromCallback<{
  type: 'session.doubt'
}>(({ receive, sendBack, system }) => {
  const session = system.get('session') as AnyActorRef
  const heard = session.on('*', (fact) => {
    // Nothing is done for whoever comes next.
    if ((fact as SessionEmitted).type === 'session.ended')
      sendBack({ type: 'session.lost' })
  })
  receive(() => session.send({ type: 'session.check' }))
  return () => heard.unsubscribe()
})

/** Builds administrators' acts from the world; the wallet's code comes to sign. */
export function createPart(world: LateWorld, { chainId }: LateInput) {
  const { api, origin, loadWallet } = world
  const actors = createAdministeringActors({
    transport: createTransport(world),
    signer: {
      readAccount: async () => (await loadWallet()).signer.readAccount(),
      sign: async (message, address) =>
        (await loadWallet()).signer.sign(message, address),
    },
    ...{ api, origin, chainId, links },
  })
  return {
    logic: administeringMachine.provide({ actors }),
    toView: toAdministeringView,
  }
}
