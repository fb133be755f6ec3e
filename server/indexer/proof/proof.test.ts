import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createRandom } from '../../../dev/world/seed/random.ts'
import { CallRefusedError } from '../../chain/errors.ts'
import { historyAt, tokenHoldersOf } from '../../testing/historyAt.ts'
import { contracts, createModelChain } from '../../testing/modelChain.ts'
import { type ModelIndex, openModelIndex } from '../../testing/modelIndex.ts'
import type { ChainSource } from '../source.ts'
import { createBlooms } from './blooms.ts'
import { openProof } from './openProof.ts'
import { createProofRepository } from './proof.repository.ts'

const log = pino({ level: 'silent' })
const head = 120

let index: ModelIndex
beforeAll(async () => {
  index = await openModelIndex()
})
afterAll(() => index.close())
beforeEach(() => index.forget())

/** A chain, and a source that never tells of one payment beside another. */
function hiding(receipts: boolean) {
  const chain = createModelChain(createRandom(11))
  chain.grow(head)
  const all = chain.rawLogs(0, head) as { [key: string]: string }[]
  const hidden = all
    .filter(
      (each, at) =>
        each.address === contracts.token &&
        all[at - 1]?.address === contracts.token &&
        all[at - 1]?.blockNumber === each.blockNumber,
    )
    .at(-1)?.transactionHash
  const source: ChainSource = {
    ...chain.source,
    logs: async (question) =>
      (await chain.source.logs(question)).filter(
        ({ transactionHash }) => transactionHash !== hidden,
      ),
    logsOfBlock: async (block, addresses) =>
      (await chain.source.logsOfBlock(block, addresses)).filter(
        ({ transactionHash }) => receipts || transactionHash !== hidden,
      ),
  }
  return { chain, source }
}

/** Takes steps until a clock that jumps has gone on for so long. */
async function prove(source: ChainSource, minutes: number, jump = 2) {
  let now = 0
  const proof = openProof(index.db, 'test', {
    source,
    contracts,
    log,
    interval: 1,
    now: () => now,
    blooms: createBlooms(source, contracts, log),
    start: { number: -1, hash: '' },
    isBehind: () => false,
  })
  const rows = createProofRepository(index.db, 'test')
  const doubts: number[] = []
  for (; now < minutes * 60_000; now += jump * 1_000) {
    await proof.take()
    doubts.push((await rows.cursor())?.doubts ?? 0)
  }
  return doubts
}

const isWhole = async (chain: ReturnType<typeof createModelChain>) => {
  const held = await historyAt(index.db, head, (past) => past.tokenHolders())
  expect(held).toEqual(tokenHoldersOf(chain.stateAt(head)))
}

test('default: an index that is whole is never doubted', async () => {
  const chain = createModelChain(createRandom(11))
  chain.grow(head)
  await index.reader(chain)()
  expect(Math.max(...(await prove(chain.source, 2)))).toBe(0)
  await isWhole(chain)
})

test('behavior: it is doubted, found by old balances, and mended', async () => {
  const { chain, source } = hiding(true)
  await index.reader({ ...chain, source })()
  const doubts = await prove(source, 2)
  expect(Math.max(...doubts)).toBeGreaterThan(0)
  expect(doubts.at(-1)).toBe(0)
  await isWhole(chain)
})

test('behavior: without old balances all is read again, by receipts at last', async () => {
  const { chain, source } = hiding(true)
  let refused = 0
  const pruned: ChainSource = {
    ...source,
    uints(asked, block) {
      if (block === head) return chain.source.uints(asked, block)
      refused += 1
      throw new CallRefusedError('missing trie node')
    },
  }
  await index.reader({ ...chain, source: pruned })()
  const doubts = await prove(pruned, 10, 5)
  expect([Math.max(...doubts) > 0, doubts.at(-1)]).toEqual([true, 0])
  expect(refused).toBeGreaterThan(0)
  await isWhole(chain)
})

test('error: what no node tells stays in doubt, and is not asked for on and on', async () => {
  const { chain, source } = hiding(false)
  let asked = 0
  const counting: ChainSource = {
    ...source,
    logs(question) {
      asked += 1
      return source.logs(question)
    },
  }
  await index.reader({ ...chain, source })()
  const doubts = await prove(counting, 120, 30)
  expect(doubts.at(-1)).toBeGreaterThan(0)
  expect(asked).toBeLessThan(12)
})
