import type { AsOf, CsvName } from '@narwhal-club/core/contract'
import { once } from '../../../core/once.ts'
import { answers } from '../../../server/api/analytics/answers/answers.ts'
import type { MomentName } from '../../../server/api/analytics/answers/types.ts'
import { presentAsOf } from '../../../server/api/analytics/asOf.ts'
import { csvNameOf } from '../../../server/api/analytics/csvName.ts'
import {
  asTable,
  csvTables,
  nextLink,
} from '../../../server/api/analytics/csvTables.ts'
import { excludedOf, leftOutBy } from '../../../server/api/analytics/leftOut.ts'
import { toCsv } from '../../../server/http/csv.ts'
import { askedBlock } from '../../../server/http/cursor.ts'
import { Refusal, refuseFor } from '../server/call.ts'
import { presentIndex } from '../server/readings.ts'
import type { MockWorld } from '../world.types.ts'
import { describeNft } from './art.ts'
import { createMemoryHistory, type Past } from './memoryHistory.ts'
import { recordPast, withLater } from './past.ts'

interface Asked {
  block?: number
  cursor?: string
  exclude?: 'contracts' | 'none'
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
    /** @throws Refusal or RefusalError as the server would answer. */
    async answer(name: MomentName, ask: object): Promise<object> {
      const standing = stand()
      const { exclude, ...rest } = ask as Asked
      const block = askedBlock(rest) ?? standing.block
      if (block > standing.block) throw new Refusal('block_not_indexed')
      const past: Past = withLater(await record(), world)
      const excluded = exclude
        ? leftOutBy(excludedOf(world.config.contracts.swap), exclude)
        : []
      const time =
        past.blocks.find((each) => each.block === block)?.time ??
        world.chain.timeOf(block)
      const moment = { block, time }
      const history = createMemoryHistory(
        past,
        moment,
        excluded.map(({ address }) => address),
      )
      const answer = answers[name] as (
        past: typeof history,
        ask: object,
      ) => Promise<object>
      const asOf = presentAsOf(standing, moment, excluded)
      return { ...(await answer(history, ask)), asOf }
    },
    async describe(ids: readonly string[]) {
      const { nft } = await record()
      const minted = new Set(nft.map(({ id }) => id))
      const wanted = [...new Set(ids.map(BigInt))]
      return wanted.filter((id) => minted.has(id)).map(describeNft)
    },
    nameTable: (name: CsvName, answer: unknown) =>
      csvNameOf(name, (answer as { asOf: AsOf }).asOf),
    asTable,
    nextLink,
    writeTable: (name: CsvName, answer: unknown) =>
      toCsv((csvTables[name] as (answer: unknown) => never)(answer)),
  }
}

export type MockAnalytics = ReturnType<typeof createMockAnalytics>
