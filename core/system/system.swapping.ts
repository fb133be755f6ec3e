import { type AnyActorRef, fromCallback } from 'xstate'
import { swapping as words } from '../messages/pages/swapping.ts'
import type { Notice } from '../notifications/index.ts'
import type { PaymentWallet } from '../payment/index.ts'
import { formatTokens } from '../rules/format/tokens.ts'
import type { SessionEmitted } from '../session/index.ts'
import {
  createSwappingClient,
  type SwappingEmitted,
  type SwappingEvent,
  type SwappingLinksCommand,
  swappingMachine,
  toSwappingView,
} from '../swapping/index.ts'
import {
  createSwappingActors,
  type SwappingDeps,
} from '../swapping/swapping.actors.ts'
import type { LateInput } from './late.types.ts'
import type { NoticeCode } from './notice.types.ts'
import type { LateWorld } from './system.world.ts'

/** What a fact of the session is to a swap. */
function ofSession(fact: SessionEmitted): SwappingEvent | null {
  switch (fact.type) {
    case 'session.ended':
      return { type: 'session.lost', why: 'swapping.signedOut' }
    case 'session.mismatched':
      return { type: 'session.lost', why: 'swapping.accountMismatch' }
    case 'session.opened':
    case 'session.resumed':
      return { type: 'session.back' }
    default:
      return null
  }
}

/** The toast for what became of a swap; `null`: the page shows it. */
function noticeOf(fact: SwappingEmitted): Notice | null {
  const { approved, credited, swapped } = words.toast
  switch (fact.type) {
    case 'swapping.stepped':
      return fact.step === 'approve' ? { ...approved, tone: 'neutral' } : null
    case 'swapping.swapped': {
      const { mode, swapped: made } = fact.intent
      if (!made) return null
      const body = swapped[mode](
        made.ids.length,
        formatTokens(BigInt(made.tokens)),
      )
      return { title: swapped.title, body, tone: 'success' }
    }
    case 'swapping.ended': {
      const { state } = fact.intent.fee
      const isPaid = state === 'paid' || state === 'confirming'
      return isPaid ? { ...credited, tone: 'warning' } : null
    }
    default:
      return null
  }
}

/** The sentences between a swap and the other machines. */
const links: SwappingDeps['links'] = fromCallback<SwappingLinksCommand>(
  ({ receive, sendBack, system }) => {
    const actor = (id: string) => system.get(id) as AnyActorRef
    const listeners = [
      // Without the session of its account nothing goes on.
      actor('session').on('*', (fact) => {
        const event = ofSession(fact as never)
        if (event) sendBack(event)
      }),
      actor('swapping').on('*', (fact) => {
        const told = fact as SwappingEmitted
        const said = noticeOf(told)
        const notice = { ...said, code: told.type as NoticeCode }
        if (said)
          actor('notifications').send({ type: 'notifications.show', notice })
        // Tokens and NFTs have moved: what the member holds is other.
        if (told.type === 'swapping.swapped') {
          actor('balance').send({ type: 'balance.refetch' })
          actor('session').send({ type: 'session.check' })
        }
      }),
    ]
    receive(() => actor('session').send({ type: 'session.check' }))
    return () => {
      for (const { unsubscribe } of listeners) unsubscribe()
    }
  },
)

/** Builds the way of a swap from the world; the wallet's code comes to ask. */
export function createPart(world: LateWorld, { chainId }: LateInput) {
  const { loadWallet, storage, rpc, onReturn, clock, tabs } = world
  const wallet: PaymentWallet = {
    readAccount: async () => (await loadWallet()).sender.readAccount(),
    sendTransaction: async (transaction) =>
      (await loadWallet()).sender.sendTransaction(transaction),
  }
  const actors = createSwappingActors({
    ...createSwappingClient(world),
    ...{ wallet, storage, rpc, chainId, links, onReturn, clock, tabs },
  })
  return { logic: swappingMachine.provide({ actors }), toView: toSwappingView }
}
