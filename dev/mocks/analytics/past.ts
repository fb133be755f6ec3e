import { decodeFunctionData } from 'viem'
import type { Payment } from '../../../server/api/analytics/history.ts'
import { clubTokenAbi } from '../../contracts/generated/ClubToken.gen.ts'
import { addressesOf } from '../../world/deploy.ts'
import { seedFixture } from '../../world/seed/fixture.ts'
import { seedHistory } from '../../world/seed/history.ts'
import { createRandom } from '../../world/seed/random.ts'
import { createTimeline } from '../../world/seed/timeline.ts'
import type { MockTransaction } from '../chain/chain.types.ts'
import type { MockWorld } from '../world.types.ts'
import type { Past, PastToken } from './memoryHistory.ts'
import { createRecorder } from './recorder.ts'

type Hex = `0x${string}`

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
  const later = transactions.filter(
    ({ block, succeeded }) => succeeded && block !== null && block > last,
  )
  const moved = later.flatMap((each) =>
    transferIn(each, config.contracts.token),
  )
  const nft = moves.map(({ id, ...move }) => ({
    ...move,
    logIndex: 0,
    id: BigInt(id),
  }))
  const numbers = [
    ...new Set([...[...moved, ...nft].map(({ block }) => block), head]),
  ]
  const fee = BigInt(config.fees.swap)
  const tokenFee = BigInt(config.fees.proposal)
  const treasury = config.adminWallet
  const paid = (place: number, each: MockTransaction, amount: bigint) => {
    const block = each.block ?? 0
    const { hash, from } = each
    return { block, place, hash, from, amount, time: chain.timeOf(block) }
  }
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
        if (each.to === treasury && each.value === fee)
          return [{ ...paid(0, each, fee), asset: 'CRO' }]
        const [transfer] = transferIn(each, config.contracts.token)
        return transfer?.to === treasury && transfer.value === tokenFee
          ? [{ ...paid(0, each, tokenFee), asset: 'TOKEN' }]
          : []
      }),
    ],
  }
}

/** The transfer that a transaction of the page made, if it made one. */
function transferIn(
  { to, from, input, block }: MockTransaction,
  token: string,
): PastToken[] {
  if (to !== token || block === null) return []
  const { functionName, args } = decodeFunctionData({
    abi: clubTokenAbi,
    data: input,
  })
  const moved = { block, logIndex: 0 }
  if (functionName === 'transfer')
    return [{ ...moved, from, to: lower(args[0]), value: args[1] }]
  if (functionName === 'transferFrom')
    return [
      { ...moved, from: lower(args[0]), to: lower(args[1]), value: args[2] },
    ]
  return []
}

const lower = (address: string) => address.toLowerCase() as Hex
