import { RefusalError } from '../../errors.ts'
import type { Standing } from '../../indexer/standing.ts'
import { createFlights } from '../../keep/flights.ts'
import { createGate } from '../../keep/gate.ts'
import { createKeep } from '../../keep/keep.ts'
import { answers } from './answers/answers.ts'
import type {
  AskedBy,
  Excluding,
  FullAnswer,
  MomentName,
} from './answers/types.ts'
import { presentAsOf } from './asOf.ts'
import { type AskTime, createBlockTimes } from './blockTimes.ts'
import {
  HistoryMovedError,
  type HistoryRepository,
  type Tip,
} from './history.repository.ts'
import type { Moment } from './history.ts'
import { type Excluded, leftOutBy } from './leftOut.ts'
import { askedBlock } from './momentCursor.ts'

export interface AnalyticsOptions {
  history: HistoryRepository
  /** Where the index stands; null while that is not known. */
  standing(): Standing | null
  excluded: Excluded
  /** Asks the chain when a block was. */
  timeOf: AskTime
}

interface Kept {
  moment: Moment
  answer: object
  tag: string
  at: number
}

const longest = 60_000
const mostKept = 32_000_000
const dear = { open: 3, waiting: 30 }
const tries = 3

/** The answers about a moment: each is worked out once, and kept while it holds. */
export function createAnalytics(options: AnalyticsOptions) {
  const { history, standing, excluded } = options
  const kept = createKeep<Kept>({
    weight: mostKept,
    weigh: ({ answer }) => JSON.stringify(answer).length,
  })
  const flights = createFlights<Kept>()
  const pass = createGate(dear.open, dear.waiting)
  const timeOf = createBlockTimes(history, options.timeOf)

  async function workOut<Name extends MomentName>(
    name: Name,
    ask: AskedBy<Name>,
    leftOut: Excluded,
    { tip, moment }: { tip: Tip; moment: Moment },
  ): Promise<object> {
    const addresses = leftOut.map(({ address }) => address)
    return history.read(tip, moment, addresses, (past) =>
      answers[name](past, ask),
    )
  }

  /** Finds the moment that is meant. */
  async function momentOf(block: number | undefined, tip: Tip) {
    if (block === undefined || block === tip.block)
      return { block: tip.block, time: tip.time, isGuess: false }
    if (block > tip.block) throw new RefusalError('block_not_indexed')
    return { block, ...(await timeOf(block, tip.reorgs)) }
  }

  async function find<Name extends MomentName>(
    name: Name,
    ask: AskedBy<Name>,
    leftOut: Excluded,
  ): Promise<Kept> {
    const tip = await history.tip()
    if (!tip) throw behind()
    const block = askedBlock(ask)
    if (block !== undefined && block > tip.block)
      throw new RefusalError('block_not_indexed')
    const key = keyOf(name, ask)
    // What is up to a block does not change but by a reorg.
    const tag =
      block === undefined ? `${tip.reorgs}/${tip.version}` : `${tip.reorgs}`
    const known = kept.get(key)
    if (known?.tag === tag && holds(known, block, tip)) return known
    const exactly = `${key} ${tag} ${block ?? tip.block}`
    return flights.share(exactly, async () => {
      const moment = await momentOf(block, tip)
      return pass(async () => {
        const answer = await workOut(name, ask, leftOut, { tip, moment })
        const { block: at, time, isGuess } = moment
        const made = {
          ...{ moment: { block: at, time }, answer, tag },
          at: performance.now(),
        }
        // What stands on a guess is worked out again: a node may know better.
        if (!isGuess) kept.set(key, made)
        return made
      })
    })
  }

  return {
    /**
     * Answers a question about a moment.
     *
     * @throws RefusalError when there is no such moment, or not yet.
     */
    async ask<Name extends MomentName>(
      name: Name,
      ask: AskedBy<Name>,
    ): Promise<FullAnswer<Name>> {
      const stand = standing()
      if (!stand) throw behind()
      const { exclude } = ask as Excluding
      const leftOut = exclude ? leftOutBy(excluded, exclude) : []
      for (let attempt = 1; ; attempt += 1) {
        try {
          const { moment, answer } = await find(name, ask, leftOut)
          const asOf = presentAsOf(stand, moment, leftOut)
          return { ...answer, asOf } as FullAnswer<Name>
        } catch (error) {
          if (!(error instanceof HistoryMovedError)) throw error
          if (attempt === tries) throw behind()
        }
      }
    },
  }
}

const behind = () => new RefusalError('index_behind', { retryAfter: 1 })

/** The same question, however it was put. */
const keyOf = (name: string, ask: object) =>
  `${name} ${JSON.stringify(Object.entries(ask).sort())}`

/** The newest moment stands for a minute, by its own clock and by the chain's. */
const holds = (known: Kept, block: number | undefined, tip: Tip) =>
  block !== undefined ||
  (performance.now() - known.at < longest &&
    (tip.time - known.moment.time) * 1_000 < longest)

export type Analytics = ReturnType<typeof createAnalytics>
