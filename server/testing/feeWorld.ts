import { openFees } from '../api/fees/openFees.ts'
import { createInboxRepository } from '../api/inbox/inbox.repository.ts'
import { createInform } from '../api/inbox/news.ts'
import { createNodes } from '../chain/nodes.ts'
import type { Rpc, RpcRequest } from '../chain/rpc.ts'
import type { Database } from '../db/database.ts'
import { transferTopic } from '../indexer/chainLog.ts'
import type { FeePayment } from '../indexer/fees.ts'
import {
  createIndexRepository,
  type IndexedBlock,
} from '../indexer/index.repository.ts'
import { createLogger } from '../log.ts'
import { stillClock } from './clock.ts'
import { feePurposesOf } from './feePurposes.ts'
import { noChain, testEnv } from './testEnv.ts'

type Hex = `0x${string}`

export const treasury: Hex = `0x${'fe'.repeat(20)}`
export const token: Hex = `0x${'70'.repeat(20)}`
export const otherToken: Hex = `0x${'71'.repeat(20)}`
const word = (value: bigint | number): Hex =>
  `0x${BigInt(value).toString(16).padStart(64, '0')}`
export const personOf = (number: number): Hex =>
  `0x${(0xa0_00_00 + number).toString(16).padStart(40, '0')}`

/** A transaction with one transfer in it. */
export interface Sent {
  hash: Hex
  from: Hex
  to: Hex
  token: Hex
  value: bigint
  status: '0x0' | '0x1'
}
interface Block extends IndexedBlock {
  sent: Sent[]
}

/** Seconds between blocks. */
const blockTime = 6

/**
 * A chain of payments with the index that reads it, and fees over both: what
 * stands between is the product's own.
 */
export async function openFeeWorld(db: Database) {
  const clock = stillClock()
  const env = testEnv(noChain)
  const log = createLogger(env)
  const index = createIndexRepository(db, 'fees')
  const start = { number: -1, hash: '' }
  await index.cursor(start)
  const blocks: Block[] = []
  let hashes = 1
  let tip = 0
  let isAway = false
  const purposes = feePurposesOf()
  const inbox = createInboxRepository(db)

  const head = () => blocks.at(-1) ?? { ...start, time: 0 }
  const heard = () => ({ head: Math.max(0, head().number), at: clock.now() })
  const paymentsIn = ({ number, sent }: Block): FeePayment[] =>
    sent.flatMap(({ hash, from, to, token: of, value, status }, place) =>
      to === treasury && of === token && status === '0x1' && value > 0n
        ? [{ block: number, asset: 'TOKEN', place, hash, from, amount: value }]
        : [],
    )

  function answer({ method, params }: RpcRequest): unknown {
    if (method === 'eth_blockNumber') return `0x${head().number.toString(16)}`
    const [hash] = params
    for (const { number, sent } of blocks)
      for (const [place, each] of sent.entries())
        if (each.hash === hash)
          return {
            transactionHash: hash,
            status: each.status,
            blockNumber: `0x${number.toString(16)}`,
            logs:
              each.status === '0x0'
                ? []
                : [
                    {
                      address: each.token,
                      topics: [
                        transferTopic,
                        word(BigInt(each.from)),
                        word(BigInt(each.to)),
                      ],
                      data: word(each.value),
                      logIndex: `0x${place.toString(16)}`,
                    },
                  ],
          }
    return null
  }
  const rpc = {
    post: async (requests: RpcRequest[]) => requests.map(answer),
  } as unknown as Rpc
  const away = createNodes(['http://127.0.0.1:9'], log)
  const nodes = {
    ask: <T>(what: (rpc: Rpc) => Promise<T>) =>
      isAway ? away.ask(what) : what(rpc),
  }

  const open = () =>
    openFees(
      { TOKEN_CONTRACT: token, ADMIN_WALLET: treasury },
      {
        db,
        nodes,
        clock,
        log,
        purposes: purposes.ports,
        inform: createInform(inbox, { publish: async () => {} }),
      },
    )

  return {
    clock,
    blocks,
    inbox,
    purposes,
    open,
    head,
    /** The highest block that there ever was. */
    tip: () => tip,
    close: () => away.close(),
    cut: (value: boolean) => {
      isAway = value
    },
    newHash: (): Hex => word(hashes++),
    /** Mines a block of these, and the index takes it in. */
    async mine(sent: Sent[] = [], after = blockTime) {
      const last = head()
      clock.move(after * 1_000)
      const number = last.number + 1
      const time = Math.floor(clock.now() / 1_000)
      const block = { number, hash: word(10_000_000 + hashes++), time, sent }
      blocks.push(block)
      tip = Math.max(tip, number)
      await index.advance({
        from: { number: last.number, hash: last.hash },
        to: { number, hash: block.hash },
        heard: heard(),
        blocks: [{ number, hash: block.hash, time }],
        nft: [],
        token: [],
        swaps: [],
        payments: paymentsIn(block),
      })
    },
    /** Takes blocks back. @returns what was in them. */
    async rollBack(depth: number): Promise<Sent[]> {
      const from = head()
      const gone = blocks.splice(blocks.length - depth)
      await index.rollBack(from, head(), heard())
      return gone.flatMap(({ sent }) => sent)
    },
    /** All payments on the chain, with their blocks. */
    payments: () => blocks.flatMap(paymentsIn),
  }
}

export type FeeWorld = Awaited<ReturnType<typeof openFeeWorld>>
