import type {
  PaymentRow,
  Receipt,
} from '../../../server/api/fees/fees.ports.ts'
import { minedSince } from '../analytics/laterLogs.ts'
import type { MockWorld } from '../world.types.ts'

type Hex = `0x${string}`

/** All that this world has sent and a block has, in the order of the chain. */
export const minedIn = ({ state, config }: MockWorld) =>
  minedSince(state.chain.transactions, 0, config.contracts)

/** All transfers of the token, in the order of the chain. */
const transfersOf = (world: MockWorld) =>
  minedIn(world).flatMap(({ transaction, block, token }) =>
    token.map(({ from, to, value, logIndex }) => ({
      ...{ from, to, value, logIndex, block, hash: transaction.hash },
      at: world.chain.timeOf(block) * 1_000,
    })),
  )

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
