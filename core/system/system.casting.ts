import { type AnyActorRef, fromCallback } from 'xstate'
import {
  type CastingDeps,
  createCastingActors,
} from '../casting/casting.actors.ts'
import {
  type CastingEmitted,
  type CastingLinksCommand,
  castingMachine,
  createCastingClient,
  toCastingView,
} from '../casting/index.ts'
import type { Address } from '../hex.ts'
import { casting as words } from '../messages/pages/casting.ts'
import type { Notice } from '../notifications/index.ts'
import { toSessionView } from '../session/index.ts'
import { toLateView } from './late.ts'
import type { LateInput } from './late.types.ts'
import type { NoticeCode, NoticeReason } from './notice.types.ts'
import { lateMachines } from './system.late.ts'
import type { LateWorld } from './system.world.ts'

/** Whose session it is; `undefined`: not known yet. */
function voterOf(session: AnyActorRef): Address | null | undefined {
  const view = toSessionView(session.getSnapshot())
  switch (view.status) {
    case 'checking':
      return undefined
    case 'signedIn':
    case 'accountMismatch':
      return view.session.userAddress
    default:
      return null
  }
}

/** The toast for what became of a vote; `null`: the page shows it. */
function noticeOf(fact: CastingEmitted): Notice | null {
  const { counted, uncounted } = words.toast
  const { vote, isOpen } = fact
  if (fact.type === 'casting.counted')
    return { ...counted, body: counted.body(vote.title), tone: 'success' }
  if (isOpen) return null
  const body = uncounted.body(vote.title, fact.failure.message)
  const reason: NoticeReason = fact.failure.code
  return { ...uncounted, body, reason, tone: 'warning' }
}

/** The sentences between votes and the other machines. */
const links: CastingDeps['links'] = fromCallback<CastingLinksCommand>(
  ({ receive, sendBack, system }) => {
    const actor = (id: string) => system.get(id) as AnyActorRef
    const session = actor('session')
    let known: Address | null | undefined
    const tellSession = () => {
      const address = voterOf(session)
      if (address === undefined || address === known) return
      known = address
      sendBack({ type: 'session.changed', address })
    }
    let isSwitching = false
    const watchSwitch = () => {
      if (!isSwitching) return
      const wallet = actor('wallet').getSnapshot()
      const view = toLateView(lateMachines.wallet, wallet)
      if (view.status === 'switchingChain' || view.status === 'addingChain')
        return
      isSwitching = false
      if (view.status === 'connected')
        sendBack({ type: 'chain.changed', chainId: view.chainId })
      else sendBack({ type: 'chain.refused' })
    }
    tellSession()
    const listeners = [
      // A vote is of whoever is signed in.
      session.subscribe(tellSession),
      actor('wallet').subscribe(watchSwitch),
      actor('casting').on('*', (fact) => {
        const said = noticeOf(fact as never)
        const notice = { ...said, code: fact.type as NoticeCode }
        if (said)
          actor('notifications').send({ type: 'notifications.show', notice })
      }),
    ]
    receive((command) => {
      if (command.type === 'session.doubt')
        return session.send({ type: 'session.check' })
      isSwitching = true
      actor('wallet').send({ type: 'wallet.switchChain' })
      // Where it does not switch at all.
      watchSwitch()
    })
    return () => {
      for (const { unsubscribe } of listeners) unsubscribe()
    }
  },
)

/** Builds the way of a vote from the world; the wallet's code comes to sign. */
export function createPart(world: LateWorld, { chainId }: LateInput) {
  const { loadWallet, storage, onReturn, clock } = world
  const actors = createCastingActors({
    ...createCastingClient(world),
    signer: {
      readAccount: async () => (await loadWallet()).signer.readAccount(),
      signTypedData: async (typed, account) =>
        (await loadWallet()).signer.signTypedData(typed, account),
    },
    storage,
    chainId,
    links,
    onReturn,
    clock,
  })
  return {
    logic: castingMachine.provide({ actors }),
    toView: toCastingView,
  }
}
