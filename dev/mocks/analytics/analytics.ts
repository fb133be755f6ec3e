import { once } from '../../../core/once.ts'
import { answers } from '../../../server/api/analytics/answers/answers.ts'
import type {
  AskedBy,
  Excluding,
  FullAnswer,
  MomentName,
} from '../../../server/api/analytics/answers/types.ts'
import { presentAsOf } from '../../../server/api/analytics/asOf.ts'
import {
  alsoLeftOut,
  excludedOf,
  leftOutBy,
} from '../../../server/api/analytics/leftOut.ts'
import { askedBlock } from '../../../server/api/analytics/momentCursor.ts'
import { RefusalError } from '../../../server/errors.ts'
import { refuseFor } from '../server/call.ts'
import { presentIndex } from '../server/readings.ts'
import type { MockWorld } from '../world.types.ts'
import { describeNft } from './art.ts'
import { createMemoryHistory, type Past } from './memoryHistory.ts'
import { recordPast, withLater } from './past.ts'

interface Asked extends Excluding {
  block?: number
  cursor?: string
}

/** The area's answers out of a past that is kept in memory. */
export function createMockAnalytics(world: MockWorld) {
  const record = once(() => recordPast(world))

  function stand() {
    const { status, block = 0, head = block } = presentIndex(world)
    if (status === 'absent') throw refuseFor('index_behind', 1)
    return { status, block, head }
  }

  return {
    /** @throws RefusalError as the server would answer. */
    async answer<Name extends MomentName>(
      name: Name,
      ask: AskedBy<Name>,
      leftOut: readonly string[] = [],
    ): Promise<FullAnswer<Name>> {
      const standing = stand()
      const { exclude, ...rest } = ask as Asked
      const block = askedBlock(rest) ?? standing.block
      if (block > standing.block) throw new RefusalError('block_not_indexed')
      const past: Past = withLater(await record(), world)
      const usual = excludedOf(world.config.contracts.swap)
      const excluded = alsoLeftOut(
        exclude ? leftOutBy(usual, exclude) : [],
        leftOut,
      )
      const time =
        past.blocks.find((each) => each.block === block)?.time ??
        world.chain.timeOf(block)
      const moment = { block, time }
      const history = createMemoryHistory(
        past,
        moment,
        excluded.map(({ address }) => address),
      )
      const asOf = presentAsOf(standing, moment, excluded)
      const answer = await answers[name](history, ask)
      return { ...answer, asOf } as FullAnswer<Name>
    },
    /** The NFTs of everyone who counts, now. */
    async holders(): Promise<ReadonlyMap<string, number>> {
      const past = withLater(await record(), world)
      const moment = { block: world.state.chain.head, time: 0 }
      const leftOut = excludedOf(world.config.contracts.swap)
      const addresses = leftOut.map(({ address }) => address)
      return await createMemoryHistory(past, moment, addresses).nftHolders()
    },
    /** All that the collection's tokens did, and when each block was. */
    async collection() {
      const { nft, blocks } = withLater(await record(), world)
      const times = new Map(blocks.map(({ block, time }) => [block, time]))
      const timeOf = (block: number) =>
        times.get(block) ?? world.blockTimes[block] ?? world.chain.timeOf(block)
      return { transfers: nft, timeOf }
    },
    async describe(ids: readonly string[]) {
      const { nft } = await record()
      const minted = new Set(nft.map(({ id }) => id))
      const wanted = [...new Set(ids.map(BigInt))]
      return wanted.filter((id) => minted.has(id)).map(describeNft)
    },
  }
}

export type MockAnalytics = ReturnType<typeof createMockAnalytics>
