import { decodeFunctionData } from 'viem'
import { clubNftAbi } from '../../contracts/generated/ClubNft.gen.ts'
import { clubTokenAbi } from '../../contracts/generated/ClubToken.gen.ts'
import type { Hex, MockTransaction } from '../chain/chain.types.ts'
import type { PastNft, PastToken } from './memoryHistory.ts'

interface Contracts {
  token: string
  nft: string
  swap: string
}
type Moved =
  | { of: 'nft'; from: Hex; to: Hex; id: bigint }
  | { of: 'token'; from: Hex; to: Hex; value: bigint }
/** What a log tells; null where it is of something else. */
type Log = Moved | null

const lower = (address: string) => address.toLowerCase() as Hex

/** The logs of a transaction, in the order in which the contracts write them. */
function logsOf(
  { to, from, input, swapped }: MockTransaction,
  { token, nft, swap }: Contracts,
): Log[] {
  if (swapped) {
    const { mode, account, ids, tokens: value } = swapped
    const vault = lower(swap)
    const [giver, taker] =
      mode === 'deposit' ? [account, vault] : [vault, account]
    const given = ids.map(
      (id): Log => ({ of: 'nft', from: giver, to: taker, id: BigInt(id) }),
    )
    const paid: Log = { of: 'token', from: taker, to: giver, value }
    return mode === 'deposit' ? [...given, paid, null] : [paid, null, ...given]
  }
  if (to === lower(token)) {
    const call = decodeFunctionData({ abi: clubTokenAbi, data: input })
    const { functionName, args } = call
    if (functionName === 'transfer')
      return [{ of: 'token', from, to: lower(args[0]), value: args[1] }]
    if (functionName === 'transferFrom') {
      const [owner, taker, value] = args
      return [{ of: 'token', from: lower(owner), to: lower(taker), value }]
    }
    return [null]
  }
  if (to === lower(nft)) {
    const call = decodeFunctionData({ abi: clubNftAbi, data: input })
    if (call.functionName !== 'transferFrom') return [null]
    const [owner, taker, id] = call.args
    return [{ of: 'nft', from: lower(owner), to: lower(taker), id }]
  }
  return to === lower(swap) ? [null] : []
}

/** A transaction that a block has, and what it did there. */
export interface Mined {
  transaction: MockTransaction
  block: number
  /** Which of its block it is. */
  place: number
  nft: PastNft[]
  token: PastToken[]
}

/** What the page has sent since a block, as it was mined. */
export function minedSince(
  transactions: readonly MockTransaction[],
  last: number,
  contracts: Contracts,
): Mined[] {
  const mined: Mined[] = []
  const known = transactions.flatMap((transaction) => {
    const { block } = transaction
    return block === null || block <= last ? [] : [{ transaction, block }]
  })
  let [of, place, logIndex] = [last, 0, 0]
  for (const { transaction, block } of known) {
    if (block !== of) [of, place, logIndex] = [block, 0, 0]
    const each: Mined = { transaction, block, place, nft: [], token: [] }
    for (const log of transaction.succeeded
      ? logsOf(transaction, contracts)
      : []) {
      if (log?.of === 'nft') each.nft.push({ block, logIndex, ...log })
      if (log?.of === 'token') each.token.push({ block, logIndex, ...log })
      logIndex += 1
    }
    mined.push(each)
    place += 1
  }
  return mined
}
