import type { VoteList } from '@narwhal-club/core/contract'
import { expect, test } from 'vitest'
import { tableParts } from './voteTables.ts'
import { voteTable } from './voteTwins.ts'

const rowOf = (at: number): VoteList['rows'][number] => ({
  voter: `0x${at.toString(16).padStart(40, '0')}`,
  seq: 0,
  choice: at % 3 === 0 ? 'no' : 'yes',
  power: 1 + (at % 7),
  reason: at % 5 === 0 ? `=${at}, "because"` : '',
  digest: `0x${'ab'.repeat(32)}`,
  line: at,
  at: new Date(1_800_000_000_000 + at).toISOString(),
})
const total = 2_500
const proposal = { club: 'main', number: 12 }
const rows = Array.from({ length: total }, (_, at) => rowOf(at))

/** Pages of a list, each with the place of the next. */
function pageAt(from: number) {
  const to = from + 1_000
  const next = to < total ? { next: String(to) } : {}
  return { proposal, rows: rows.slice(from, to), total, ...next }
}

test('default: a long table is what one text would be, a stretch at a time', async () => {
  const asked: string[] = []
  const parts: string[] = []
  const work = tableParts(pageAt(0), async (cursor) => {
    asked.push(cursor)
    return pageAt(Number(cursor))
  })
  for await (const part of work) {
    // Nothing is read before the part before it was taken.
    expect(asked).toHaveLength(parts.length)
    parts.push(part)
  }
  expect(asked).toEqual(['1000', '2000'])
  expect(parts).toHaveLength(3)
  expect(parts.join('')).toBe(voteTable.begin({ rows }))
})

test('error: a row that breaks the contract is not let go', async () => {
  const work = tableParts(pageAt(0), async () => ({
    proposal,
    rows: [{ ...rowOf(1), power: 0 }],
    total,
  }))
  await work.next()
  await expect(work.next()).rejects.toThrow()
})
