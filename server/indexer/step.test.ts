import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createRandom } from '../../dev/world/seed/random.ts'
import { NodeAwayError } from '../errors.ts'
import { historyAt, nftHoldersOf } from '../testing/historyAt.ts'
import {
  contracts,
  createModelChain,
  fees,
  type ModelChain,
} from '../testing/modelChain.ts'
import { type ModelIndex, openModelIndex } from '../testing/modelIndex.ts'
import { readLogs } from './chainLog.ts'
import { createIndexRepository } from './index.repository.ts'
import { keptDepth } from './keptBlocks.ts'
import type { ChainSource } from './source.ts'
import { createIndexSteps } from './step.ts'

let model: ModelIndex
beforeAll(async () => {
  model = await openModelIndex()
})
beforeEach(() => model.forget())
afterAll(() => model.close())

const stepsOver = (source: ChainSource) =>
  createIndexSteps({
    source,
    contracts,
    fees,
    start: { number: -1, hash: '' },
    index: createIndexRepository(model.db, 'test'),
  })

/** A source to which something happens between its first logs and the rest. */
function interrupted(source: ChainSource, interrupt: () => void): ChainSource {
  let isOver = false
  return {
    ...source,
    async logs(question) {
      const told = await source.logs(question)
      if (!isOver) interrupt()
      isOver = true
      return told
    },
  }
}

/** Grows, or goes another way, until the newest block is as it is wanted. */
function untilNewest(
  chain: ModelChain,
  grow: () => void,
  isWanted: (logs: number) => boolean,
) {
  do grow()
  while (!isWanted(chain.rawLogs(chain.head(), chain.head()).length))
}

/** A source that does not have some blocks, when it is asked for the first time. */
function lagging(
  source: ChainSource,
  isMissing: (number: number) => boolean,
): ChainSource {
  let isOver = false
  return {
    ...source,
    async headers(numbers) {
      const known = numbers.filter((each) => isOver || !isMissing(each))
      isOver ||= known.length < numbers.length
      return source.headers(known)
    },
  }
}

test('behavior: a block that a node does not have is not undone', async () => {
  const chain = createModelChain(createRandom(12))
  chain.grow(50)
  await model.reader(chain)()
  const tip = chain.head()
  const steps = stepsOver(lagging(chain.source, (block) => block === tip))
  expect(await steps.take()).toEqual({ kind: 'again' })
  expect(await steps.take()).toMatchObject({ kind: 'idle', block: tip })
})

test('error: in search of the fork a node does not have the blocks before', async () => {
  const chain = createModelChain(createRandom(13))
  chain.grow(50)
  await model.reader(chain)()
  const tip = chain.head()
  chain.reorg(2)
  const steps = stepsOver(lagging(chain.source, (block) => block < tip))
  await expect(steps.take()).rejects.toThrow(NodeAwayError)
  expect(await steps.take()).toMatchObject({ kind: 'rolledBack', blocks: 2 })
})

test('behavior: between logs and headers a block without logs becomes one with some', async () => {
  const chain = createModelChain(createRandom(11))
  chain.grow(30)
  await model.reader(chain)()
  untilNewest(
    chain,
    () => chain.grow(),
    (logs) => logs === 0,
  )
  const steps = stepsOver(
    interrupted(chain.source, () =>
      untilNewest(
        chain,
        () => chain.reorg(1, 1),
        (logs) => logs > 0,
      ),
    ),
  )
  while ((await steps.take()).kind !== 'idle');
  const found = await historyAt(model.db, chain.head(), (history) =>
    history.nftHolders(),
  )
  expect(found).toEqual(nftHoldersOf(chain.stateAt(chain.head())))
})

test('behavior: where logs are counted anew in each transaction, all of it goes in', async () => {
  const chain = createModelChain(createRandom(15))
  chain.grow(120)
  const steps = stepsOver({
    ...chain.source,
    async logs(question) {
      const raw = chain.rawLogs(question.fromBlock, question.toBlock)
      const anew = raw.map((log) => ({ ...log, logIndex: '0x0' }))
      return readLogs(anew, question)
    },
  })
  while ((await steps.take()).kind !== 'idle');
  const found = await historyAt(model.db, chain.head(), (history) =>
    history.nftHolders(),
  )
  expect(found).toEqual(nftHoldersOf(chain.stateAt(chain.head())))
})

test('behavior: of deep blocks only those stay in which something happened', async () => {
  const chain = createModelChain(createRandom(14))
  const catchUp = model.reader(chain)
  chain.grow(60)
  await catchUp()
  chain.grow(keptDepth)
  await catchUp()
  const paid = new Set(chain.coinFees().map(({ block }) => block))
  const isEmpty = (number: number) =>
    chain.rawLogs(number, number).length === 0 && !paid.has(number)
  const deep = Array.from({ length: 60 }, (_, number) => number)
  const { rows } = await model.db.run((orm) =>
    orm.execute('select number from indexed_blocks order by number'),
  )
  const kept = rows.map(({ number }) => Number(number))
  expect(deep.filter(isEmpty).length).toBeGreaterThan(5)
  expect(kept.filter((number) => number < 60)).toEqual(
    deep.filter((number) => !isEmpty(number)),
  )
  expect(kept.at(-1)).toBe(chain.head())
})
