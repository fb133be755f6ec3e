import type { AsOf, CsvName } from '@narwhal-club/core/contract'
import { RefusalError } from '../../errors.ts'
import type { Standing } from '../../indexer/standing.ts'
import { createFlights } from '../../keep/flights.ts'
import { createKeep } from '../../keep/keep.ts'
import { type Asker, createTurns, isBusy } from '../../keep/turns.ts'
import type { AskedBy, Excluding, MomentName } from './answers/types.ts'
import { wholeDays } from './answers/wholeDays.ts'
import { presentAsOf } from './asOf.ts'
import { type AskTime, createBlockTimes } from './blockTimes.ts'
import type { Desk, Prepared } from './desk/question.ts'
import { atOnce } from './desk/threadDatabase.ts'
import {
  HistoryMovedError,
  type HistoryRepository,
  type Tip,
} from './history.repository.ts'
import type { Moment } from './history.ts'
import { isLive } from './isLive.ts'
import { keepingUp } from './keepingUp.ts'
import { alsoLeftOut, type Excluded, leftOutBy } from './leftOut.ts'
import { askedBlock } from './momentCursor.ts'
import { answerUnknown } from './unknown.ts'

export interface AnalyticsOptions {
  history: Pick<HistoryRepository, 'tip' | 'around' | 'knows'>
  /** The same, for what is done unasked. */
  background: Pick<HistoryRepository, 'tip'>
  /** Works out what is not remembered. */
  desk: Desk
  /** Where the index stands; null while that is not known. */
  standing(): Standing | null
  excluded: Excluded
  /** Asks the chain when a block was. */
  timeOf: AskTime
}

interface Kept {
  moment: Moment
  prepared: Prepared
  tag: string
  at: number
}

export interface AskOptions {
  /** Is wanted instead of the answer itself. */
  table?: CsvName | undefined
  /** Who counts for nothing besides, lower case: in one club, say. */
  leftOut?: readonly string[]
}

/** An answer and what it is of. */
export interface Told extends Prepared {
  asOf: AsOf
}

const longest = 60_000
/**
 * What everybody asks for is remembered apart from what one may make up: a
 * search, a range, a past block. In bytes, and so many of the latter.
 */
const mostKept = { common: 16_000_000, rare: 32_000_000, rareEntries: 2_000 }
const dear = {
  open: atOnce,
  waiting: 30,
  reason: 'analytics',
  each: { open: 1, waiting: 2 },
}
const tries = 3

/** The answers about a moment: each is worked out once, and kept while it holds. */
export function createAnalytics(options: AnalyticsOptions) {
  const { history, desk, standing, excluded } = options
  const weigh = ({ prepared }: Kept) => prepared.body.byteLength
  const common = createKeep<Kept>({ weight: mostKept.common, weigh })
  const rare = createKeep<Kept>({
    weight: mostKept.rare,
    entries: mostKept.rareEntries,
    weigh,
  })
  const flights = createFlights<Kept>()
  const tips = createFlights<Tip | undefined>()
  const turns = createTurns(dear)
  const timeOf = createBlockTimes(history, options.timeOf)

  /** Finds the moment that is meant. */
  async function momentOf(
    block: number | undefined,
    tip: Tip,
    asker: Asker,
  ): Promise<Moment & { isGuess: boolean }> {
    if (block === undefined || block === tip.block)
      return { block: tip.block, time: tip.time, isGuess: false }
    if (block > tip.block) throw new RefusalError('block_not_indexed')
    return { block, ...(await timeOf(block, tip.reorgs, asker)) }
  }

  async function find(
    name: MomentName,
    ask: object,
    { table, leftOut: besides = [] }: AskOptions,
    leftOut: Excluded,
    asker: Asker,
  ): Promise<Pick<Kept, 'moment' | 'prepared'>> {
    // Two that ask at once see the same tip.
    const tip = await tips.share('', history.tip)
    if (!tip) throw behind()
    const block = askedBlock(ask)
    if (block !== undefined && block > tip.block)
      throw new RefusalError('block_not_indexed')
    const asking = JSON.stringify(Object.entries(ask).sort())
    const key = `${table ?? ''} ${name} ${asking} ${besides.join()}`
    // What is up to a block does not change but by a reorg.
    const tag =
      block === undefined ? `${tip.reorgs}/${tip.version}` : `${tip.reorgs}`
    const kept = isCommon(ask) && besides.length === 0 ? common : rare
    const known = kept.get(key)
    if (known?.tag === tag && holds(name, known, block, tip)) return known
    const exactly = `${key} ${tag} ${block ?? tip.block}`
    if (!flights.has(exactly)) turns.check(asker)
    const unknown = await answerUnknown(history, name, ask)
    if (unknown) {
      const { isGuess: _, ...moment } = await momentOf(block, tip, asker)
      return { moment, prepared: await unknown(moment, table) }
    }
    let isOwn = false
    const work = async (signal: AbortSignal) => {
      isOwn = true
      // Others may wait for it by now: this asker alone may leave.
      const all = { ...asker, signal }
      const { isGuess, ...moment } = await momentOf(block, tip, all)
      const addresses = leftOut.map(({ address }) => address)
      const question = { name, ask, table, tip, moment, leftOut: addresses }
      const prepared = await turns.take(all, () =>
        desk.workOut(question, signal),
      )
      const made = { moment, prepared, tag, at: performance.now() }
      // What stands on a guess is worked out again: a node may know better.
      if (!isGuess) kept.set(key, made)
      return made
    }
    for (let attempt = 1; ; attempt += 1)
      try {
        return await flights.share(exactly, work, asker.signal)
      } catch (error) {
        // It was another's line that was full.
        if (isOwn || attempt === tries || !isBusy(error)) throw error
      }
  }

  return {
    /**
     * Answers a question about a moment.
     *
     * @throws RefusalError when there is no such moment, or not yet; where the
     * asker has too much under way; for what takes too long.
     */
    async ask<Name extends MomentName>(
      name: Name,
      ask: AskedBy<Name>,
      asker: Asker,
      options: AskOptions = {},
    ): Promise<Told> {
      const stand = standing()
      if (!stand) throw behind()
      const asked = wholeDays(ask)
      const { exclude } = ask as Excluding
      const leftOut = alsoLeftOut(
        exclude ? leftOutBy(excluded, exclude) : [],
        options.leftOut,
      )
      for (let attempt = 1; ; attempt += 1) {
        try {
          const found = await find(name, asked, options, leftOut, asker)
          const asOf = presentAsOf(stand, found.moment, leftOut)
          return { ...found.prepared, asOf }
        } catch (error) {
          if (!(error instanceof HistoryMovedError)) throw error
          if (attempt === tries) throw behind()
        }
      }
    },
    jobs: keepingUp(options.background, desk),
    close: desk.close,
  }
}

const behind = () => new RefusalError('index_behind', { retryAfter: 1 })

/** What a page asks for on its own: there are some dozens of such questions. */
const isCommon = (ask: object) =>
  !['block', 'cursor', 'q', 'address', 'from', 'to'].some((name) => name in ask)

/** The newest moment stands for a minute, by its own clock and by the chain's. */
function holds(
  name: MomentName,
  known: Kept,
  block: number | undefined,
  tip: Tip,
) {
  const isYoung = performance.now() - known.at < longest
  if (block !== undefined) return isYoung || !isLive(name)
  return isYoung && (tip.time - known.moment.time) * 1_000 < longest
}

export type Analytics = ReturnType<typeof createAnalytics>
