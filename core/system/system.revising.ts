import { type AnyActorRef, fromCallback } from 'xstate'
import { revising as words } from '../messages/pages/revising.ts'
import { createProposingClient } from '../proposing/index.ts'
import {
  type RevisingEmitted,
  type RevisingEvent,
  revisingMachine,
  toRevisingView,
} from '../revising/index.ts'
import {
  createRevisingActors,
  type RevisingDeps,
} from '../revising/revising.actors.ts'
import type { SessionEmitted } from '../session/index.ts'
import type { LateInput } from './late.types.ts'
import type { NoticeCode } from './notice.types.ts'
import type { LateWorld } from './system.world.ts'

/** What a fact of the session is to a new version. */
function ofSession(fact: SessionEmitted): RevisingEvent | null {
  switch (fact.type) {
    case 'session.ended':
      return { type: 'session.lost', why: 'proposing.signedOut' }
    case 'session.mismatched':
      return { type: 'session.lost', why: 'proposing.accountMismatch' }
    case 'session.opened':
    case 'session.resumed':
      return { type: 'session.back' }
    default:
      return null
  }
}

/** The sentences between a new version and the other machines. */
const links: RevisingDeps['links'] = fromCallback(({ sendBack, system }) => {
  const actor = (id: string) => system.get(id) as AnyActorRef
  const listeners = [
    // Without its author's session nothing is signed.
    actor('session').on('*', (fact) => {
      const event = ofSession(fact as never)
      if (event) sendBack(event)
    }),
    // It is said on whatever page the person is.
    actor('revising').on('*', (fact) => {
      const { title, type } = fact as RevisingEmitted
      const code: NoticeCode = type
      const { toast } = words
      const body = toast.body(title)
      const notice = { code, title: toast.title, body, tone: 'success' }
      actor('notifications').send({ type: 'notifications.show', notice })
    }),
  ]
  return () => {
    for (const { unsubscribe } of listeners) unsubscribe()
  }
})

/** Builds the way of a new version from the world; the wallet's code comes to sign. */
export function createPart(world: LateWorld, { chainId }: LateInput) {
  const { loadWallet, storage, onReturn } = world
  const actors = createRevisingActors({
    ...createProposingClient(world),
    signer: {
      readAccount: async () => (await loadWallet()).signer.readAccount(),
      signTypedData: async (typed, account) =>
        (await loadWallet()).signer.signTypedData(typed, account),
    },
    storage,
    chainId,
    links,
    onReturn,
  })
  return {
    logic: revisingMachine.provide({ actors }),
    toView: toRevisingView,
  }
}
