import { RangeRefusedError } from '../../chain/errors.ts'
import { NodeAwayError } from '../../errors.ts'
import type { Logger } from '../../log.ts'
import type { ChainLog } from '../chainLog.ts'
import { type Contracts, type Events, eventsOf } from '../events.ts'
import type { FeeRules } from '../fees.ts'
import type { BlockRef } from '../index.repository.ts'
import type { ChainSource, Header } from '../source.ts'
import type { Blooms } from './blooms.ts'
import type { EventId, ProofRepository } from './proof.repository.ts'

export interface VerifierParts {
  source: ChainSource
  blooms: Blooms
  rows: ProofRepository
  contracts: Contracts
  fees?: FeeRules | undefined
  /** The block before the first that is read. */
  start: BlockRef
  log: Logger
  /** Milliseconds, only ever forward. */
  now: () => number
}

/** Blocks in one step: the header of each is read. */
const most = 300
/** New blocks are read a second time when there are so many, or it is time. */
const patience = { blocks: 30, ms: 15_000 }

const eventIdsOf = ({ nft, token, swaps }: Events): Set<EventId> =>
  new Set([
    ...nft.map(({ block, logIndex }): EventId => `nft ${block} ${logIndex}`),
    ...token.map(
      ({ block, logIndex }): EventId => `token ${block} ${logIndex}`,
    ),
    ...swaps.map(({ block, logIndex }): EventId => `swap ${block} ${logIndex}`),
  ])

const blockOf = (id: EventId) => Number(id.split(' ')[1])

/**
 * Reads the chain a second time behind the index, with the header of each block:
 * what a node left out the first time, or what a block's bloom says and no node
 * told, is put in. Never is anything taken out because it was not told again.
 */
export function createVerifier(parts: VerifierParts) {
  const { source, blooms, rows, contracts, fees, start, log, now } = parts
  const { nft, token, swap } = contracts
  const addresses = [nft, token, ...(swap ? [swap] : [])]
  let size = most
  let readAt = Number.NEGATIVE_INFINITY
  let isThorough = false

  async function headersOf(from: number, to: number) {
    const numbers = Array.from({ length: to - from + 1 }, (_, at) => from + at)
    const headers = await source.headers(numbers)
    if (headers.size < numbers.length)
      throw new NodeAwayError('it is behind: not all blocks are there')
    return headers
  }

  /**
   * Mends one block, if more of it can be found than the index has.
   *
   * @returns how many transfers were put in.
   */
  async function mend(
    header: Header,
    told: readonly ChainLog[] = [],
  ): Promise<number> {
    const { number, hash, time } = header
    const found = await source.logsOfBlock(header, addresses)
    const logs = found.length < told.length ? told : found
    const events = eventsOf(logs, contracts, fees)
    const count = eventIdsOf(events).size
    const known = (await rows.eventIdsIn(number, number)).size
    if (count <= known) return 0
    await rows.mend({ number, hash, time }, events, count - known)
    log.warn(
      { event: 'index_mended', block: number, count: count - known },
      'a node had left transfers out',
    )
    return count - known
  }

  async function read(from: number, to: number) {
    const told = await source.logs({ fromBlock: from, toBlock: to, addresses })
    const headers = await headersOf(from, to)
    const isTorn = told.some(
      ({ blockNumber, blockHash }) =>
        headers.get(blockNumber)?.hash !== blockHash,
    )
    if (isTorn) throw new NodeAwayError('the chain goes another way')
    const logs = await blooms.complete(headers.values(), told)
    const known = await rows.eventIdsIn(from, to)
    const here = eventIdsOf(eventsOf(logs, contracts, fees))
    const doubtful = [...here].filter((id) => isThorough || !known.has(id))
    for (const number of new Set(doubtful.map(blockOf))) {
      const own = logs.filter(({ blockNumber }) => blockNumber === number)
      await mend(headers.get(number) as Header, own)
    }
  }

  return {
    mend,
    /** Reads one block's header. @throws NodeAwayError */
    headerOf: async (number: number) =>
      (await headersOf(number, number)).get(number) as Header,

    /**
     * Begins anew; thoroughly: each block that has anything is asked for by
     * itself, with the receipts of its transactions.
     */
    async restart(thoroughly: boolean) {
      isThorough = thoroughly
      await rows.setVerified(start.number)
      log.warn({ event: 'index_reread', thoroughly }, 'index reread')
    },

    /**
     * Takes one step.
     *
     * @returns whether all that is in the index has been read twice.
     * @throws what the source and the database throw.
     */
    async take(): Promise<boolean> {
      const cursor = await rows.cursor()
      if (!cursor || cursor.hash === '') return false
      const from = (cursor.verified ?? start.number) + 1
      const left = cursor.number - from + 1
      if (left <= 0) return true
      if (left < patience.blocks && now() - readAt < patience.ms) return true
      const to = from + Math.min(left, size) - 1
      try {
        await read(from, to)
        size = Math.min(most, size * 2)
      } catch (error) {
        if (error instanceof RangeRefusedError) size = Math.max(1, size >> 1)
        throw error
      }
      await rows.setVerified(to)
      readAt = now()
      if (to < cursor.number) return false
      isThorough = false
      return true
    },
  }
}

export type Verifier = ReturnType<typeof createVerifier>
