/**
 * Votes in a running club from Node, without any framework. The machine reads
 * the proposal and what its voter has; one event leads to the wallet; the answer
 * has the ballot, its receipt and the new count.
 */
import {
  type CastingLinksCommand,
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

export interface VoteOptions {
  /** The chain that the wallet is on. @default ours */
  walletChain?: number
  /** Milliseconds until a step is given up. @default a minute */
  patience?: number
}

/**
 * Signs in, votes, and returns what the server says of the vote.
 *
 * @throws where it came to stand otherwise, with the failure's code.
 */
export async function vote(
  origin: string,
  account: PrivateKeyAccount,
  { proposal, version, choice, reason }: Vote,
  { walletChain = chainId, patience = 60_000 }: VoteOptions = {},
) {
  const { address } = account
  const cookies = withCookies()
  await signIn(origin, account, cookies)
  const actors = createCastingActors({
    ...createCastingClient({ fetch: cookies, baseUrl: origin, origin }),
    signer: {
      readAccount: async () => ({ address, chainId: walletChain }),
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
    // Session and wallet are told of by hand, below; what is asked of them must
    // be answered. This wallet is a key, which is never taken to another chain.
    links: fromCallback<CastingLinksCommand>(({ receive, sendBack }) =>
      receive(({ type }) => {
        if (type === 'wallet.switch') sendBack({ type: 'chain.refused' })
      }),
    ),
  })
  const machine = castingMachine.provide({ actors })
  const casting = createActor(machine, { input: { chainId } }).start()
  casting.send({ type: 'session.changed', address })
  casting.send({ type: 'account.changed', address })
  casting.send({ type: 'chain.changed', chainId: walletChain })

  const until = async <Status extends CastingView['status']>(
    status: Status,
    passing: readonly CastingView['status'][],
  ) => {
    // `offline` and `waiting` go on by themselves, for as long as it takes.
    await waitFor(
      casting,
      (now) => !passing.includes(toCastingView(now).status),
      { timeout: patience },
    ).catch(() => undefined)
    const view = toCastingView(casting.getSnapshot())
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
