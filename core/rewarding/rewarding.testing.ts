import { createActor, fromCallback, waitFor } from 'xstate'
import {
  no,
  ok,
  scriptedProposals,
} from '../../dev/testing/scriptedProposals.ts'
import type { Chain } from '../../dev/world/chain.ts'
import type { BountyDetail } from '../contract/index.ts'
import type { Address, Hash } from '../hex.ts'
import type { PaymentWallet } from '../payment/index.ts'
import { type StoragePort, safeStorage } from '../ports/storage.ts'
import type { TabsPort } from '../ports/tabs.ts'
import { createRpc } from '../rpc/index.ts'
import { judgePayout, type RewardAsset } from '../rules/bounties/index.ts'
import { quick } from '../swapping/swapping.testing.ts'
import {
  createRewardingClient,
  type RewardingEmitted,
  type RewardingView,
  rewardingMachine,
  toRewardingView,
} from './index.ts'
import { createRewardingActors } from './rewarding.actors.ts'
import { bountyId, first, second } from './rewarding.fixture.ts'

export const shares = { [first]: 3n * 10n ** 18n, [second]: 10n ** 18n }

interface Log {
  address: Address
  topics: string[]
  data: string
  logIndex: string
}

const addressIn = (topic = '') => `0x${topic.slice(26)}` as Address
const transferTopic = /^0xddf252ad/

/** A bounty on a server that reads payouts from the chain by the rules. */
export function openBountyServer(
  chain: Chain,
  author: Address,
  winners: readonly [Address, Address],
  asset: RewardAsset,
) {
  const token = chain.addresses.token.toLowerCase() as Address
  const used = new Set<string>()
  const awardedAt = 0
  const at = new Date(awardedAt).toISOString()
  type Winner = NonNullable<BountyDetail['award']>['winners'][number]
  const rows: Winner[] = [first, second].map((submission, place) => ({
    submission,
    address: (winners[place] as string).toLowerCase() as Address,
    amount: String(shares[submission]),
  }))
  let status: BountyDetail['status'] = 'awarded'

  const detail = (): BountyDetail => ({
    id: bountyId,
    number: 4,
    club: { id: 'main', name: 'Narwhal Club' },
    author: author.toLowerCase(),
    title: 'Draw the winter banner',
    category: 'art',
    skills: [],
    reward: { asset, amount: String(4n * 10n ** 18n) },
    winnersMax: 2,
    minVp: 0,
    visibility: 'public',
    status,
    badges: [],
    submitBy: at,
    decideBy: at,
    payBy: at,
    publishedAt: at,
    version: 1,
    counts: { submissions: 2, winners: 2, paid: 0, comments: 0 },
    description: 'A banner, as an SVG.',
    updatedAt: at,
    award: {
      at,
      by: author.toLowerCase(),
      payBy: at,
      disputeUntil: at,
      winners: rows,
    },
  })

  const read = async (hash: Hash, row: Winner) => {
    const tx = await chain.rpc.call<{
      from: Address
      to: Address
      value: string
    } | null>('eth_getTransactionByHash', [hash])
    if (!tx) return null
    const receipt = await chain.rpc.call<{
      status: string
      blockNumber: string
      logs: Log[]
    } | null>('eth_getTransactionReceipt', [hash])
    const transfers = (receipt?.logs ?? [])
      .filter(({ topics }) => transferTopic.test(topics[0] ?? ''))
      .map(({ address, topics, data, logIndex }) => ({
        logIndex: Number(logIndex),
        token: address.toLowerCase() as Address,
        from: addressIn(topics[1]),
        to: addressIn(topics[2]),
        value: BigInt(data),
      }))
    const mined = receipt && {
      isReverted: receipt.status !== '0x1',
      block: Number(receipt.blockNumber),
      at: awardedAt,
      confirmations: 2,
      transfers,
    }
    const to = tx.to.toLowerCase() as Address
    const from = tx.from.toLowerCase() as Address
    return judgePayout(
      { hash, mined, from, to, value: BigInt(tx.value) },
      {
        ...{ asset, token, used, awardedAt },
        payers: new Set([author.toLowerCase() as Address]),
        winner: row.address as Address,
        treasury: null,
        share: BigInt(row.amount),
      },
    )
  }

  const server = scriptedProposals({
    'GET bounties/:id': () => ok(detail()),
  })
  let isSilent = false
  /** Named payouts, looked at anew with each question. */
  const named = new Map<string, Hash>()
  const settle = async () => {
    for (const [submission, hash] of named) {
      const row = rows.find((each) => each.submission === submission) as Winner
      const verdict = await read(hash, row)
      if (!verdict || verdict.state === 'refused') continue
      if (verdict.state !== 'sent') used.add(verdict.key)
      const state = verdict.state === 'verified' ? 'verified' : verdict.state
      row.payout = { hash, state }
      if (state === 'verified') named.delete(submission)
    }
  }
  const fetch: typeof server.fetch = async (url, init) => {
    const path = String(url)
    const submission = /submissions\/([^/]+)\/payout/.exec(path)?.[1]
    if (!submission) {
      await settle()
      return server.fetch(url, init)
    }
    if (isSilent) throw new TypeError('fetch failed')
    const { hash } = JSON.parse(String(init.body)) as { hash: Hash }
    const row = rows.find((each) => each.submission === submission) as Winner
    const verdict = await read(hash, row)
    const name = 'POST submissions/:id/payout'
    if (!verdict) server.answers[name] = no(409, 'payout_unseen')
    else if (verdict.state === 'refused')
      server.answers[name] = no(409, verdict.code)
    else {
      named.set(submission, hash)
      await settle()
      server.answers[name] = ok({
        id: submission,
        bounty: bountyId,
        author: row.address,
        status: 'winner',
        version: 1,
        at,
      })
    }
    return server.fetch(url, init)
  }
  return {
    fetch,
    calls: server.calls,
    rows,
    silence: (is: boolean) => {
      isSilent = is
    },
    moveTo: (to: BountyDetail['status']) => {
      status = to
    },
  }
}

export interface PayoutPageOptions {
  chain: Chain
  fetch: Parameters<typeof createRewardingClient>[0]['fetch']
  wallet: PaymentWallet
  storage?: StoragePort
  tabs?: TabsPort
}

/** A page with the real machine, actors and chain. */
export function openPayoutPage(options: PayoutPageOptions) {
  const { chain, fetch: asked, wallet, tabs } = options
  const { storage = safeStorage() } = options
  const actors = createRewardingActors({
    ask: createRewardingClient({ fetch: asked, clock: quick }),
    rpc: createRpc({ url: chain.rpcUrl, fetch }),
    token: chain.addresses.token,
    ...{ wallet, storage, tabs },
    chainId: 25,
    links: fromCallback(() => {}),
    clock: quick,
  })
  const actor = createActor(rewardingMachine.provide({ actors }), {
    input: { chainId: 25 },
    clock: quick,
  })
  const emitted: RewardingEmitted[] = []
  actor.on('*', (fact) => emitted.push(fact))
  actor.start()
  const view = () => toRewardingView(actor.getSnapshot())
  const until = async (isSo: (view: RewardingView) => boolean) => {
    await waitFor(actor, (each) => isSo(toRewardingView(each)), {
      timeout: 10_000,
    }).catch(() => {
      throw new Error(`Now ${JSON.stringify(view(), write)}`)
    })
    return view()
  }
  const reach = (status: RewardingView['status']) =>
    until((each) => each.status === status)
  /** At rest, waiting for the person. */
  const ready = async () => {
    await waitFor(actor, ({ value }) => value === 'ready', { timeout: 10_000 })
    return view() as Extract<RewardingView, { status: 'paying' }>
  }
  const open = async () => {
    actor.send({ type: 'rewarding.open', bounty: bountyId })
    return ready()
  }
  const pay = (submission: string) =>
    actor.send({ type: 'rewarding.pay', submission })
  return { actor, emitted, open, pay, reach, ready, storage, until, view }
}

const write = (_: string, value: unknown) =>
  typeof value === 'bigint' ? String(value) : value
