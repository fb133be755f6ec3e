import type { Payment } from '../../../server/api/analytics/history.ts'
import { addressesOf } from '../../world/deploy.ts'
import { seedFixture } from '../../world/seed/fixture.ts'
import { seedHistory } from '../../world/seed/history.ts'
import { createRandom } from '../../world/seed/random.ts'
import { createTimeline } from '../../world/seed/timeline.ts'
import type { MockWorld } from '../world.types.ts'
import { minedSince } from './laterLogs.ts'
import type { Past } from './memoryHistory.ts'
import { createRecorder } from './recorder.ts'

/** Lets the seed of the local worlds live through the past, and writes it down. */
export async function recordPast(world: MockWorld): Promise<Past> {
  const { accounts, state, chain, blockTimes } = world
  const { past: kind, time } = state.chain.genesis
  const admin = accounts.admin.address
  const recorder = createRecorder(
    addressesOf(admin),
    admin.toLowerCase(),
    (block) => blockTimes[block] ?? chain.timeOf(block),
  )
  if (kind === 'fixture')
    await seedFixture(recorder.rpc, accounts, recorder.deploy)
  else {
    const { times } = createTimeline(time, createRandom(25))
    await seedHistory(recorder.rpc, accounts, times, recorder.deploy)
  }
  return recorder.past()
}

/** Adds what the page itself has moved since. */
export function withLater(
  past: Past,
  { state, chain, config }: MockWorld,
): Past {
  const last = past.blocks.at(-1)?.block ?? 0
  const { head, transactions, moves } = state.chain
  const later = minedSince(transactions, last, config.contracts)
  const moved = later.flatMap(({ token }) => token)
  const places = new Map<number, number[]>()
  for (const { block, nft } of later)
    places.set(block, [
      ...(places.get(block) ?? []),
      ...nft.map(({ logIndex }) => logIndex),
    ])
  const nft = moves.map(({ id, ...move }) => ({
    ...move,
    logIndex: places.get(move.block)?.shift() ?? 0,
    id: BigInt(id),
  }))
  const numbers = [
    ...new Set([...[...moved, ...nft].map(({ block }) => block), head]),
  ]
  const fee = BigInt(config.fees.swap)
  const tokenFee = BigInt(config.fees.proposal)
  const treasury = config.adminWallet
  return {
    ...past,
    blocks: [
      ...past.blocks,
      ...numbers
        .filter((block) => block > last)
        .sort((one, other) => one - other)
        .map((block) => ({ block, time: chain.timeOf(block) })),
    ],
    uses: {
      ...state.fees,
      proposals: state.proposals.list.map(({ row }) => row),
    },
    votes: {
      clubs: state.clubs.rows.map(({ id }) => id),
      proposals: state.proposals.list,
      // What is not signed yet was cast before all that is.
      ballots: [...state.votes.told, ...state.votes.ballots],
    },
    nft: [...past.nft, ...nft],
    token: [...past.token, ...moved],
    payments: [
      ...past.payments,
      ...later.flatMap((each): Payment[] => {
        const { block, place, transaction, token } = each
        const { hash, from, to, value, succeeded } = transaction
        const paid = { block, hash, time: chain.timeOf(block) }
        if (succeeded && to === treasury && value === fee)
          return [{ ...paid, place, from, amount: fee, asset: 'CRO' }]
        // Moved by another, it is the owner who has paid.
        return token
          .filter((move) => move.to === treasury && move.value === tokenFee)
          .map((move) => ({
            ...{ ...paid, place: move.logIndex, from: move.from },
            ...{ amount: tokenFee, asset: 'TOKEN' as const },
          }))
      }),
    ],
  }
}
