import type { AsOf } from '@narwhal-club/core/contract'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type AskOptions, createAnalytics } from '../api/analytics/analytics.ts'
import type {
  AnswerOf,
  AskedBy,
  MomentName,
} from '../api/analytics/answers/types.ts'
import type { Desk } from '../api/analytics/desk/question.ts'
import { workOut } from '../api/analytics/desk/workOut.ts'
import { createHistoryRepository } from '../api/analytics/history.repository.ts'
import { excludedOf } from '../api/analytics/leftOut.ts'
import { NodeAwayError } from '../errors.ts'
import type { Standing } from '../indexer/standing.ts'
import type { Asker } from '../keep/turns.ts'
import { createModelChain, type Random } from './modelChain.ts'
import { type ModelIndex, openModelIndex } from './modelIndex.ts'

const vault = `0x${'99'.repeat(20)}`
/** What most questions leave out. */
export const all = { exclude: 'contracts' } as const

/** Asks over an index of model chains, which each test finds empty. */
export function analyticsOverIndex(createRandom: (seed: number) => Random) {
  let index: ModelIndex
  beforeAll(async () => {
    index = await openModelIndex()
  })
  afterAll(() => index.close())
  beforeEach(() => index.forget())

  /** An index of a chain, and the answers on top of it. */
  async function open(blocks: number, seed = 5) {
    const chain = createModelChain(createRandom(seed))
    chain.grow(blocks)
    const catchUp = index.reader(chain)
    await catchUp()
    const asked: number[] = []
    let timeOf = async (block: number) => 1_700_000_000 + block * 6
    let standing: Standing | null = {
      status: 'fresh',
      block: blocks,
      head: blocks,
      version: 0,
      blockTime: 0,
      hash: '',
      seenAt: '',
    }
    const history = createHistoryRepository(index.db)
    const dear = createHistoryRepository(index.dear)
    let held: Promise<void> | undefined
    const desk: Desk = {
      async workOut(question, signal) {
        await held
        return await workOut(dear, question, signal)
      },
      close: async () => {},
    }
    const analytics = createAnalytics({
      history,
      background: history,
      desk,
      excluded: excludedOf(vault),
      standing: () => standing,
      timeOf: (block) => {
        asked.push(block)
        return timeOf(block)
      },
    })
    async function askAs<Name extends MomentName>(
      asker: Asker,
      name: Name,
      question: AskedBy<Name>,
      options: AskOptions = {},
    ): Promise<AnswerOf<Name> & { asOf: AsOf }> {
      const told = await analytics.ask(name, question, asker, options)
      const { body, asOf } = told
      return { ...JSON.parse(new TextDecoder().decode(body)), asOf }
    }
    const ask = <Name extends MomentName>(
      name: Name,
      question: AskedBy<Name>,
      options: AskOptions = {},
    ) => askAs({ source: 'one' }, name, question, options)
    return {
      chain,
      catchUp,
      asked,
      ask,
      askAs,
      stand(next: Partial<Standing> | null) {
        standing = next && standing && { ...standing, ...next }
      },
      cutNode() {
        timeOf = async () => {
          throw new NodeAwayError('away')
        }
      },
      /** Lets no question be worked out until it is called. */
      holdDesk(): () => void {
        let free = () => {}
        held = new Promise<void>((resolve) => {
          free = resolve
        })
        return free
      },
      /** A node that does not answer until it is freed. */
      hangNode() {
        const answer = timeOf
        let free = () => {}
        const freed = new Promise<void>((resolve) => {
          free = resolve
        })
        timeOf = (block) => freed.then(() => answer(block))
        return free
      },
      /** A node that tells of later blocks, by so many seconds. */
      mendNode(late: number) {
        timeOf = async (block) => 1_700_000_000 + block * 6 + late
      },
    }
  }

  return { index: () => index, open }
}
