import { answers } from '../api/analytics/answers/answers.ts'
import type { MomentName } from '../api/analytics/answers/types.ts'
import { createHistoryRepository } from '../api/analytics/history.repository.ts'
import type { Hex, History, Moment, Payment } from '../api/analytics/history.ts'
import { createIndexRepository } from '../indexer/index.repository.ts'
import { openModelIndex } from './modelIndex.ts'

// A small past; each of its numbers was worked out on paper.
export const day = 86_400
const began = Date.UTC(2026, 0, 10) / 1_000
export const at = (days: number) =>
  new Date((began + days * day) * 1_000).toISOString()
const who = (letter: string) => `0x${letter.repeat(40)}` as Hex
export const [A, B, C, D, vault, zero] = ['a', 'b', 'c', 'd', '9', '0'].map(
  who,
) as [Hex, Hex, Hex, Hex, Hex, Hex]
export const whole = 10n ** 18n
/** Days since the beginning on which each block was. */
export const days: Record<number, number> = {
  9: -1,
  10: 0,
  20: 3,
  30: 20,
  40: 40,
  50: 41,
  60: 200,
}
const blocks = Object.entries(days).map(([block, passed]) => ({
  block: Number(block),
  time: began + passed * day,
}))
type Row = [number, number, Hex, Hex, bigint]
const rows: Row[] = [
  [10, 0, zero, A, 1n],
  [10, 1, zero, A, 2n],
  [10, 2, zero, A, 3n],
  [10, 3, zero, B, 4n],
  [20, 0, A, B, 3n],
  [30, 0, zero, C, 5n],
  [30, 1, zero, C, 6n],
  [40, 0, B, C, 4n],
  [50, 0, C, zero, 6n],
  [50, 1, B, vault, 3n],
  [60, 0, zero, D, 7n],
]
const nft = rows.map(([block, logIndex, from, to, id]) => ({
  block,
  logIndex,
  from,
  to,
  id,
}))
const tokenRows: Row[] = [
  [10, 4, zero, A, 5_000n * whole],
  [20, 1, A, B, 1_000n * whole],
  [60, 1, A, D, 2_000n * whole],
]
const token = tokenRows.map(([block, logIndex, from, to, value]) => ({
  block,
  logIndex,
  from,
  to,
  value,
}))
const payments: (Payment & { hash: Hex })[] = [
  [50, 'CRO', 0, '0x50', C, whole] as const,
  [60, 'CRO', 0, '0x61', A, 2n * whole] as const,
  [60, 'TOKEN', 1, '0x60', A, 5n * whole] as const,
].map(([block, asset, place, hash, from, amount]) => ({
  block,
  asset,
  place,
  hash,
  from,
  amount,
  time: began + (days[block] ?? 0) * day,
}))
const past = { blocks, nft, token, payments }

export type PaperEvents = typeof past

export type Side = (
  name: MomentName,
  ask: object,
  block: number,
  leftOut: Hex[],
) => Promise<object>

/** The past in an index, and in memory: both are asked the same. */
export async function openPaperPast(
  remember: (past: PaperEvents, moment: Moment, leftOut: Hex[]) => History,
) {
  const index = await openModelIndex()
  const repository = createIndexRepository(index.db, 'cards')
  const from = { number: 8, hash: 'h8' }
  await repository.cursor(from)
  await repository.advance({
    from,
    to: { number: 60, hash: 'h60' },
    heard: { head: 60, at: 0 },
    blocks: blocks.map(({ block: number, time }) => ({
      number,
      time,
      hash: `h${number}`,
    })),
    nft: past.nft.map(({ id: tokenId, ...each }) => ({ ...each, tokenId })),
    token: [...past.token],
    payments: payments.map(({ time: _, ...each }) => each),
    swaps: [],
  })

  const momentAt = (block: number) => ({
    block,
    time: began + (days[block] ?? 0) * day,
  })
  const sides: Record<'sql' | 'memory', Side> = {
    async sql(name, ask, block, leftOut) {
      const history = createHistoryRepository(index.db)
      const tip = await history.tip()
      if (!tip) throw new Error('no index')
      const answer = answers[name] as (past: unknown, ask: object) => object
      return history.read(tip, momentAt(block), leftOut, async (read) =>
        answer(read, ask),
      )
    },
    async memory(name, ask, block, leftOut) {
      const answer = answers[name] as (past: unknown, ask: object) => object
      return answer(remember(past, momentAt(block), leftOut), ask)
    },
  }
  return { sides, close: index.close }
}

export type PaperPast = Awaited<ReturnType<typeof openPaperPast>>
