import type { User } from '@narwhal-club/core/contract'
import type { ChainReader } from '../../chain/chainReader.ts'
import type { Clock } from '../../clock.ts'
import { NodeAwayError } from '../../errors.ts'
import type { HolderBook } from '../../indexer/holderBook.ts'
import type { Standing } from '../../indexer/standing.ts'
import { createKeep } from '../../keep/keep.ts'
import {
  type HoldingsReading,
  presentUnknown,
  presentUser,
} from './presentUser.ts'

const freshFor = 5_000
const most = 10_000

/**
 * What a member holds. The index knows, as of its block. Where it is behind, or
 * has not heard of the chain lately, the chain itself is asked and the reading
 * remembered: bounded, the least recently used leave first. While the node is
 * away too, the last that is known stands and says that it is stale; where
 * nothing is known there is no number at all.
 */
export function createHoldings(
  chain: ChainReader,
  book: Pick<HolderBook, 'standing' | 'nftCount'>,
  clock: Clock,
) {
  const readings = createKeep<HoldingsReading>({
    entries: most,
    ttl: freshFor,
    now: clock.now,
  })

  const users = createKeep<User>({ entries: most })

  /** The same value as long as it says the same: it is written once. */
  function present(
    address: `0x${string}`,
    reading: HoldingsReading,
    status: 'fresh' | 'stale',
  ): User {
    const known = users.last(address)
    const before = known?.holdings
    if (
      known?.nftCount === reading.nftCount &&
      before?.status === status &&
      before.block === reading.block &&
      before.at === reading.readAt
    )
      return known
    const user = presentUser(address, reading, status)
    users.set(address, user)
    return user
  }

  async function read(address: `0x${string}`): Promise<HoldingsReading> {
    const holdings = await chain.holdingsOf(address)
    return { ...holdings, readAt: new Date(clock.now()).toISOString() }
  }

  async function readUser(address: `0x${string}`): Promise<User> {
    try {
      const reading = await readings.fetch(address, () => read(address))
      return present(address, reading, 'fresh')
    } catch (error) {
      if (!(error instanceof NodeAwayError)) throw error
      return lastKnown(address)
    }
  }

  function indexed(
    address: string,
    standing: Standing | null,
  ): HoldingsReading | null {
    if (!standing) return null
    const { block, seenAt: readAt } = standing
    return { nftCount: book.nftCount(address), block, readAt }
  }

  function lastKnown(address: `0x${string}`): User {
    const last = readings.last(address) ?? indexed(address, book.standing())
    return last ? present(address, last, 'stale') : presentUnknown(address)
  }

  return {
    /** Describes the signed-in user (R3.1) as well as can be known now. */
    userAt(address: `0x${string}`): User | Promise<User> {
      const standing = book.standing()
      const now = standing?.status === 'fresh' && indexed(address, standing)
      if (now) return present(address, now, 'fresh')
      const known = readings.get(address)
      return known ? present(address, known, 'fresh') : readUser(address)
    },
    /** Describes them as they were, for who cannot wait for the chain. */
    lastKnown,
  }
}

export type Holdings = ReturnType<typeof createHoldings>
