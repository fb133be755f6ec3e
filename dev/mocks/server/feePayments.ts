import { decodeFunctionData } from 'viem'
import type {
  PaymentRow,
  Receipt,
} from '../../../server/api/fees/fees.ports.ts'
import { clubTokenAbi } from '../../contracts/generated/ClubToken.gen.ts'
import type { MockTransaction } from '../chain/chain.types.ts'
import type { MockWorld } from '../world.types.ts'

type Hex = `0x${string}`
const lower = (text: string) => text.toLowerCase() as Hex

/** The transfer that a call of the token makes, if it makes one. */
function transferIn({ from, input }: MockTransaction) {
  try {
    const { functionName, args } = decodeFunctionData({
      abi: clubTokenAbi,
      data: input,
    })
    if (functionName === 'transfer')
      return { from, to: lower(args[0]), value: args[1] }
    if (functionName === 'transferFrom')
      return { from: lower(args[0]), to: lower(args[1]), value: args[2] }
  } catch {
    // Another call.
  }
  return undefined
}

/** All transfers of the token, in the order of the chain. */
function transfersOf({ state, config, chain }: MockWorld) {
  const places = new Map<number, number>()
  return state.chain.transactions.flatMap((transaction) => {
    const { hash, block, to, succeeded } = transaction
    const isToken = to === config.contracts.token
    const transfer = succeeded && isToken && transferIn(transaction)
    if (!transfer || block === null) return []
    const logIndex = places.get(block) ?? 0
    places.set(block, logIndex + 1)
    return [
      { ...transfer, hash, logIndex, block, at: chain.timeOf(block) * 1_000 },
    ]
  })
}

/** What reached the treasury, as the server's index has it. */
export const paymentsOf = (world: MockWorld): PaymentRow[] =>
  transfersOf(world)
    .filter(({ to, value }) => to === world.config.adminWallet && value > 0n)
    .map(({ to: _, ...row }) => row)

/** What a node tells of a transaction. */
export function receiptOf(world: MockWorld, hash: Hex): Receipt | null {
  const { state, config } = world
  const found = state.chain.transactions.find((each) => each.hash === hash)
  if (!found || found.block === null) return null
  const token = config.contracts.token as Hex
  return {
    status: found.succeeded ? 'succeeded' : 'reverted',
    block: found.block,
    head: state.chain.head,
    logs: transfersOf(world)
      .filter((log) => log.hash === hash)
      .map(({ at: _, ...log }) => ({ ...log, token })),
  }
}
