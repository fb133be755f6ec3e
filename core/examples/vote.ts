/**
 * Votes in a running club from Node, without any framework. The machine reads
 * the proposal and what its voter has; one event leads to the wallet; the answer
 * has the ballot, its receipt and the new count.
 */
import {
  type CastingView,
  castingMachine,
  createCastingClient,
  toCastingView,
  type VoteChoice,
} from '@narwhal-club/core/casting'
import { createCastingActors } from '@narwhal-club/core/casting/actors'
import { safeStorage } from '@narwhal-club/core/storage'
import type { PrivateKeyAccount } from 'viem'
import { createActor, fromCallback, waitFor } from 'xstate'
import { signIn, withCookies } from './vanilla.ts'

const chainId = 25

/** What is voted, on which version of which proposal. */
export interface Vote {
  proposal: string
  version: number
  choice: VoteChoice
  reason: string
}

/** Signs in, votes, and returns what the server says of the vote. */
export async function vote(
  origin: string,
  account: PrivateKeyAccount,
  { proposal, version, choice, reason }: Vote,
) {
  const { address } = account
  const cookies = withCookies()
  await signIn(origin, account, cookies)
  const actors = createCastingActors({
    ...createCastingClient({ fetch: cookies, baseUrl: origin, origin }),
    signer: {
      readAccount: async () => ({ address, chainId }),
      // A wallet shows these sentences, and asks. A key alone just signs.
      signTypedData: async ({ message, ...typed }) => {
        const timestamp = BigInt(message.timestamp)
        const value = await account.signTypedData({
          ...typed,
          message: { ...message, timestamp },
        })
        return { ok: true, value }
      },
    },
    // Votes that were not answered for are sent in a later run where this lasts.
    storage: safeStorage(),
    chainId,
    // Session and wallet are told of by hand, below.
    links: fromCallback(() => {}),
  })
  const machine = castingMachine.provide({ actors })
  const casting = createActor(machine, { input: { chainId } }).start()
  casting.send({ type: 'session.changed', address })
  casting.send({ type: 'account.changed', address })
  casting.send({ type: 'chain.changed', chainId })

  const until = async <Status extends CastingView['status']>(
    status: Status,
    passing: readonly CastingView['status'][],
  ) => {
    const snapshot = await waitFor(
      casting,
      (now) => !passing.includes(toCastingView(now).status),
    )
    const view = toCastingView(snapshot)
    if (view.status === status)
      return view as Extract<CastingView, { status: Status }>
    const failure = 'failure' in view ? view.failure?.code : undefined
    throw new Error(`Now ${view.status}, ${failure ?? 'without a failure'}`)
  }
  try {
    casting.send({ type: 'casting.open', proposal, version })
    const { sentences } = await until('ready', ['idle', 'reading', 'offline'])
    casting.send({ type: 'casting.cast', choice, reason })
    const { counted } = await until('counted', [
      'switchingChain',
      'signing',
      'sending',
      'waiting',
    ])
    return { sentence: sentences[choice], ...counted }
  } finally {
    casting.stop()
  }
}
