import { expect, test } from 'vitest'
import { createLogger } from '../log.ts'
import { noChain, testEnv } from '../testing/testEnv.ts'
import type { Change, CursorRow } from './book.repository.ts'
import { createHolderBook } from './holderBook.ts'

const log = createLogger(testEnv(noChain, { LOG_LEVEL: 'silent' }))
const clock = { now: () => 1_000 }
const someone = `0x${'a1'.repeat(20)}` as const

const cursorAt = (block: number, reorgs = 0): CursorRow => ({
  block,
  head: block,
  hash: `0x${block}`,
  reorgs,
  version: 1,
  seenAt: 1_000,
  blockTime: 1,
  verified: null,
  doubts: 0,
  mended: 0,
})

/** An index in which one account was given an NFT in each of some blocks. */
function openBook() {
  const index = { cursor: cursorAt(3) as CursorRow | null, given: [1, 2, 3] }
  const changesAfter = (block: number): Change[] => {
    const by = index.given.filter((at) => at > block).length
    return by > 0 ? [{ address: someone, by }] : []
  }
  const read = async (block: number) =>
    index.cursor && { cursor: index.cursor, changes: changesAfter(block) }
  const book = createHolderBook(
    { all: () => read(-1), since: (block) => read(block) },
    { clock, log },
  )
  return { index, book }
}

test('default: what changed is added to what was known', async () => {
  const { index, book } = openBook()
  await book.refresh()
  expect(book.nftCount(someone)).toBe(3)
  Object.assign(index, { cursor: cursorAt(5), given: [1, 2, 3, 5] })
  await book.refresh()
  expect(book.nftCount(someone)).toBe(4)
})

test('behavior: what was undone is forgotten', async () => {
  const { index, book } = openBook()
  await book.refresh()
  Object.assign(index, { cursor: cursorAt(4, 1), given: [1] })
  await book.refresh()
  expect(book.nftCount(someone)).toBe(1)
})

test('behavior: an older copy of the database doubles nothing', async () => {
  const { index, book } = openBook()
  await book.refresh()
  Object.assign(index, { cursor: cursorAt(1), given: [1] })
  await book.refresh()
  Object.assign(index, { cursor: cursorAt(3), given: [1, 2, 3] })
  await book.refresh()
  expect(book.nftCount(someone)).toBe(3)
})

test('behavior: without an index nothing is known', async () => {
  const { index, book } = openBook()
  await book.refresh()
  index.cursor = null
  await book.refresh()
  expect(book.standing()).toBe(null)
  expect(book.holders()).toBe(0)
})
