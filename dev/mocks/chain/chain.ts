import type { Addresses } from '../../world/deploy.ts'
import type {
  CallOfContract,
  ChainState,
  Hex,
  MockTransaction,
  Outcome,
} from './chain.types.ts'
import { callNft } from './nft.ts'
import { admit, countSent, plainGas, readSigned } from './submit.ts'
import { callToken } from './token.ts'
import { callVault } from './vault.ts'

export interface ChainOptions {
  id: number
  addresses: Addresses
  /** Who put the contracts there, and may pause the vault. */
  admin: Hex
  clock: { now(): number }
  /** Asked at each use: another tab may have written a newer one. */
  state: () => ChainState
  /**
   * Seconds between blocks, told by the clock; `'auto'` mines each transaction
   * at once.
   */
  blockTime: number | 'auto'
}

/** What a call of a contract takes at least, of a token's transfer at most. */
const callGas = 65_000n
export const gasPrice = 1_000_000_000n

const isDue = (state: ChainState, { from, nonce }: MockTransaction) =>
  nonce === countSent(state, from, state.head)

/** The chain in memory: a head, balances, and transactions that move them. */
export function createChain(options: ChainOptions) {
  const { id, addresses, admin, clock, state, blockTime } = options
  const contracts = {
    [addresses.token.toLowerCase()]: callToken,
    [addresses.nft.toLowerCase()]: callNft,
    [addresses.swap.toLowerCase()]: callVault(addresses, admin),
  }
  let isHeld = false

  function call(to: string | null, given: CallOfContract): Outcome {
    const contract = to ? contracts[to.toLowerCase()] : undefined
    if (!contract) return { ok: true, result: '0x' }
    return contract(state(), given)
  }

  function execute(transaction: MockTransaction) {
    const { from, to, input: data, value } = transaction
    const { cro } = state()
    const gas = data === '0x' ? plainGas : callGas
    const spent = gas > transaction.gas ? transaction.gas : gas
    cro[from] = (cro[from] ?? 0n) - spent * gasPrice
    const outcome = call(to, { from, data })
    transaction.succeeded = outcome.ok && gas <= transaction.gas
    if (!outcome.ok || !transaction.succeeded) return
    outcome.apply?.()
    if (outcome.swapped) transaction.swapped = outcome.swapped
    cro[from] = (cro[from] ?? 0n) - value
    if (to) cro[to] = (cro[to] ?? 0n) + value
  }

  function mine(time = Math.floor(clock.now() / 1_000)) {
    const now = state()
    now.head += 1
    now.time = Math.max(now.time, time)
    if (blockTime === 'auto') now.times[now.head] = now.time
    const known = now.transactions.filter(({ block }) => block !== null)
    // A gap in the nonces: it waits for the one before it.
    const take = () =>
      now.transactions.find((each) => each.block === null && isDue(now, each))
    for (let next = take(); next; next = take()) {
      next.block = now.head
      execute(next)
      known.push(next)
    }
    // As they are in blocks, and not as they came.
    const waiting = now.transactions.filter(({ block }) => block === null)
    now.transactions = [...known, ...waiting]
  }

  /** Mines what is due by the clock, the waiting ones in the first block. */
  function catchUp() {
    if (blockTime === 'auto' || isHeld) return
    const now = state()
    const due = Math.floor((clock.now() / 1_000 - now.time) / blockTime)
    if (due < 1) return
    const { time } = now
    mine(time + blockTime)
    now.head += due - 1
    now.time = time + due * blockTime
  }

  return {
    id,
    call,
    catchUp,
    mine,
    state,
    isContract: (address: string) => address.toLowerCase() in contracts,
    countSent: (address: string, upTo: number | 'pending') =>
      countSent(state(), address, upTo),
    /** Time of a block, as near as it is known, in seconds. */
    timeOf(block: number) {
      const { genesis, times, ...newest } = state()
      const { head, time } = block > genesis.head ? newest : genesis
      const pace = blockTime === 'auto' ? 1 : blockTime
      return times[block] ?? time - (head - block) * pace
    },
    /** Takes a signed transaction and returns its hash. */
    async submit(raw: Hex): Promise<Hex> {
      const transaction = await readSigned(id, raw)
      admit(state(), transaction)
      // What waits for another is in no block, and makes none.
      const isNext = isDue(state(), transaction)
      if (blockTime === 'auto' && !isHeld && isNext) mine()
      return transaction.hash
    },
    /** Holds blocks back, to see what waiting looks like. */
    hold: () => {
      isHeld = true
    },
    release: () => {
      isHeld = false
      if (blockTime === 'auto') mine()
    },
  }
}

export type Chain = ReturnType<typeof createChain>
