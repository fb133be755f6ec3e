import { type AnyActorRef, fromCallback } from 'xstate'
import { rewarding as words } from '../messages/pages/rewarding.ts'
import type { PaymentWallet } from '../payment/index.ts'
import {
  createRewardingClient,
  type RewardingEmitted,
  type RewardingEvent,
  rewardingMachine,
  toRewardingView,
} from '../rewarding/index.ts'
import {
  createRewardingActors,
  type RewardingDeps,
} from '../rewarding/rewarding.actors.ts'
import type { RewardingLinksCommand } from '../rewarding/rewarding.types.ts'
import type { SessionEmitted } from '../session/index.ts'
import type { LateInput } from './late.types.ts'
import type { NoticeCode } from './notice.types.ts'
import type { LateWorld } from './system.world.ts'

/** What a fact of the session is to a payout. */
function ofSession(fact: SessionEmitted): RewardingEvent | null {
  switch (fact.type) {
    case 'session.ended':
      return { type: 'session.lost', why: 'rewarding.signedOut' }
    case 'session.mismatched':
      return { type: 'session.lost', why: 'rewarding.accountMismatch' }
    case 'session.opened':
    case 'session.resumed':
      return { type: 'session.back' }
    default:
      return null
  }
}

/** The sentences between payouts and the other machines. */
const links: RewardingDeps['links'] = fromCallback<RewardingLinksCommand>(
  ({ receive, sendBack, system }) => {
    const actor = (id: string) => system.get(id) as AnyActorRef
    const listeners = [
      // Without the session of the author nothing goes on.
      actor('session').on('*', (fact) => {
        const event = ofSession(fact as never)
        if (event) sendBack(event)
      }),
      actor('rewarding').on('*', (fact) => {
        const told = fact as RewardingEmitted
        // Tokens have moved: the balance is another.
        if (told.type === 'rewarding.confirmed' && told.asset === 'TOKEN')
          actor('balance').send({ type: 'balance.refetch' })
        if (told.type !== 'rewarding.settled' || !told.isNew) return
        const { title, body } = words.toast.settled
        const notice = {
          code: told.type satisfies NoticeCode,
          title,
          body: body(told.bounty.title),
          tone: 'success' as const,
        }
        actor('notifications').send({ type: 'notifications.show', notice })
      }),
    ]
    receive(() => actor('session').send({ type: 'session.check' }))
    return () => {
      for (const { unsubscribe } of listeners) unsubscribe()
    }
  },
)

/** Builds the payouts from the world; the wallet's code comes to ask. */
export function createPart(world: LateWorld, { chainId }: LateInput) {
  const { loadWallet, storage, rpc, token, onReturn, clock, tabs } = world
  const wallet: PaymentWallet = {
    readAccount: async () => (await loadWallet()).sender.readAccount(),
    sendTransaction: async (transaction) =>
      (await loadWallet()).sender.sendTransaction(transaction),
  }
  const actors = createRewardingActors({
    ask: createRewardingClient(world),
    ...{ wallet, storage, rpc, token, chainId, links, onReturn, clock, tabs },
  })
  return {
    logic: rewardingMachine.provide({ actors }),
    toView: toRewardingView,
  }
}
