import { fromCallback, fromPromise } from 'xstate'
import type { Hash } from '../hex.ts'
import { platformClock } from '../ports/clock.ts'
import type { ReturnPort } from '../ports/tabs.ts'
import { checkShare, lookAt, type RewardingDesk } from './rewarding.check.ts'
import { ofWallet, walletFailure } from './rewarding.failure.ts'
import { createRewardingMemory } from './rewarding.memory.ts'
import {
  createRewardingSender,
  type RewardingSenderDeps,
} from './rewarding.sender.ts'
import type {
  CheckOutcome,
  FollowOutcome,
  LookOutcome,
  RewardingActors,
  RewardingMemoryCommand,
  SendOutcome,
  ToPay,
} from './rewarding.types.ts'

export interface RewardingDeps extends Omit<RewardingSenderDeps, 'clock'> {
  /** The session, which `system` knows. */
  links: RewardingActors['links']
  /** @default the page never goes away */
  onReturn?: ReturnPort | undefined
  /** @default the platform's */
  clock?: RewardingSenderDeps['clock'] | undefined
}

/** Builds the machine's actors over the server, the node and the wallet. */
export function createRewardingActors(deps: RewardingDeps): RewardingActors {
  const { storage, links, onReturn, clock = platformClock } = deps
  const sender = createRewardingSender({ ...deps, clock })
  const desk: RewardingDesk = { ...deps, sender }
  const memory = createRewardingMemory(storage)

  return {
    look: fromPromise<LookOutcome, { bounty: string }>(
      ({ input: { bounty }, signal }) => lookAt(desk, bounty, signal),
    ),

    check: fromPromise<CheckOutcome, ToPay>(({ input, signal }) =>
      checkShare(desk, input, signal),
    ),

    send: fromPromise<SendOutcome, ToPay & { gas: bigint }>(
      async ({ input: { standing, submission, gas }, signal }) => {
        const share = standing.shares.find(
          (each) => each.submission === submission,
        )
        if (!share) throw new TypeError('No share of this award')
        const sent = await sender
          .send(standing, share, gas, signal)
          .catch(ofWallet)
        if ('kind' in sent) return sent
        return sent.ok
          ? { kind: 'sent', hash: sent.value }
          : { kind: 'failure', failure: walletFailure(sent.failure) }
      },
    ),

    follow: fromPromise<FollowOutcome, { submission: string; hash: Hash }>(
      async ({ input: { submission: id, hash }, signal }) => {
        const fate = await sender.follow({ id, hash }, signal)
        return fate.ok
          ? { kind: 'confirmed', hash: fate.value }
          : { kind: 'failure', failure: walletFailure(fate.failure) }
      },
    ),

    report: sender.report,
    links,

    memory: fromCallback<RewardingMemoryCommand>(({ receive }) => {
      receive(({ type, bounty }) =>
        type === 'memory.keep' ? memory.keep(bounty) : memory.drop(bounty),
      )
    }),

    watchReturn: fromCallback(({ sendBack }) =>
      onReturn?.(() => sendBack({ type: 'connection.back' })),
    ),
  }
}
