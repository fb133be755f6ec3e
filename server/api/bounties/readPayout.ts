import type { PayoutFacts } from '@narwhal-club/core/bounties'
import * as z from 'zod/mini'
import { UnbelievableAnswerError } from '../../chain/errors.ts'
import { address, amount, quantity, toHex, word } from '../../chain/judged.ts'
import type { Node, Nodes } from '../../chain/nodes.ts'
import type { Rpc } from '../../chain/rpc.ts'
import { type Asker, createTurns, isBusy } from '../../keep/turns.ts'
import { receiptIn } from '../fees/readReceipts.ts'

type Hex = `0x${string}`
type Seen = PayoutFacts | 'unknown'

const limits = { timeout: 2_500, bytes: 2_000_000 }
/** Transactions that are read at once, of one source fewer. */
const turnsOfAll = {
  open: 4,
  waiting: 40,
  each: { open: 1, waiting: 2 },
  reason: 'too many payouts',
}
/** As many nodes say the same, where there are so many. */
const witnesses = 2

const RawTransaction = z.object({
  hash: word,
  from: address,
  to: z.nullable(address),
  value: amount,
})
const RawBlock = z.object({ hash: word, timestamp: quantity })
const RawPlace = z.object({ blockHash: word })

/** What one node says of a transaction, and in which block it has it. */
async function ask(rpc: Rpc, hash: Hex, token: Hex): Promise<Told> {
  const [head, transaction, answer] = await rpc.post(
    [
      { method: 'eth_blockNumber', params: [] },
      { method: 'eth_getTransactionByHash', params: [hash] },
      { method: 'eth_getTransactionReceipt', params: [hash] },
    ],
    limits,
  )
  if (transaction === null) return { seen: 'unknown', block: null }
  const newest = quantity.safeParse(head)
  const raw = RawTransaction.safeParse(transaction)
  if (!newest.success || raw.data?.hash !== hash)
    throw new UnbelievableAnswerError('a transaction is no transaction')
  const { from, to, value } = raw.data
  const receipt = receiptIn(answer, hash, newest.data, { token, to: token })
  if (!receipt)
    return { seen: { hash, mined: null, from, to, value }, block: null }
  const place = RawPlace.safeParse(answer)
  const [block] = await rpc.post(
    [
      {
        method: 'eth_getBlockByNumber',
        params: [toHex(receipt.block), false],
      },
    ],
    limits,
  )
  const at = RawBlock.safeParse(block)
  if (!place.success || !at.success)
    throw new UnbelievableAnswerError('a block is no block')
  // Undone between the two questions: it is in no block that is known of.
  if (at.data.hash !== place.data.blockHash)
    return { seen: { hash, mined: null, from, to, value }, block: null }
  const mined = {
    isReverted: receipt.status === 'reverted',
    block: receipt.block,
    at: at.data.timestamp * 1_000,
    confirmations: Math.max(0, newest.data - receipt.block + 1),
    transfers: receipt.logs,
  }
  return { seen: { hash, mined, from, to, value }, block: at.data.hash }
}

interface Told {
  seen: Seen
  block: Hex | null
}

/** Whether two nodes say the same of a transaction, but for how deep it is. */
function isSame(one: Told, other: Told): boolean {
  const factsOf = ({ seen, block }: Told) => {
    if (seen === 'unknown') return seen
    const { from, to, value, mined } = seen
    return JSON.stringify(
      [from, to, value, block, mined && { ...mined, confirmations: 0 }],
      (_, each) => (typeof each === 'bigint' ? String(each) : each),
    )
  }
  return factsOf(one) === factsOf(other)
}

/** The one that is behind says how deep it is. */
function withLeastDepth(one: Seen, other: Seen): Seen {
  if (one === 'unknown' || other === 'unknown') return 'unknown'
  if (!one.mined || !other.mined) return one
  const confirmations = Math.min(
    one.mined.confirmations,
    other.mined.confirmations,
  )
  return { ...one, mined: { ...one.mined, confirmations } }
}

/**
 * Reads transactions that are said to have paid a reward, with two nodes where
 * two are awake: what they do not say alike is in no block yet. Null: nothing is
 * known just now.
 */
export function createPayoutReader(
  nodes: Pick<Nodes, 'inOrder' | 'isAwake' | 'askOne'>,
  token: Hex,
) {
  const turns = createTurns(turnsOfAll)

  const askOne = (node: Node, hash: Hex) =>
    nodes.askOne(node, (rpc) => ask(rpc, hash, token)).catch(() => null)

  async function read(hash: Hex): Promise<Seen | null> {
    const known = nodes.inOrder()
    const awake = known.filter(nodes.isAwake)
    const all = (awake.length > 0 ? awake : known).slice(0, witnesses)
    const answers = (
      await Promise.all(all.map((node) => askOne(node, hash)))
    ).filter((answer) => answer !== null)
    const [first, second = first] = answers
    // One that fails now rests, and is not asked the next time.
    if (!first || !second || answers.length < all.length) return null
    if (isSame(first, second)) return withLeastDepth(first.seen, second.seen)
    const told = [first, second].find(({ seen }) => seen !== 'unknown')
    if (!told || told.seen === 'unknown') return 'unknown'
    return { ...told.seen, mined: null, isSplit: true }
  }

  return async (hash: Hex, asker: Asker): Promise<Seen | null> => {
    try {
      return await turns.take(asker, () => read(hash))
    } catch (error) {
      // The job looks again.
      if (isBusy(error)) return null
      throw error
    }
  }
}
