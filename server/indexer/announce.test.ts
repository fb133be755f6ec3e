import { expect, test } from 'vitest'
import type { Transaction, Transactor } from '../db/database.ts'
import { DatabaseUnavailableError } from '../errors.ts'
import { createAnnouncer } from './announce.ts'
import type { Standing } from './standing.ts'

const standing = (block: number, hash = `0x${block}`): Standing => ({
  status: 'fresh',
  block,
  blockTime: 1,
  hash,
  version: 7,
  head: block,
  seenAt: '',
})

function open() {
  const said: unknown[] = []
  const world = { now: 0, isAway: false }
  const db = {
    run: () => Promise.reject(new Error('beside the transaction')),
    transact: async (work) => {
      if (world.isAway) throw new DatabaseUnavailableError('away')
      return await work({} as Transaction)
    },
  } satisfies Transactor
  const publish = async (_: Transaction, topic: string, data: unknown) => {
    said.push([topic, data])
  }
  const announce = createAnnouncer(db, { publish }, () => world.now)
  return { said, world, announce }
}

test('default: a new head, and only once', async () => {
  const { said, world, announce } = open()
  await announce(standing(1))
  world.now += 1_000
  await announce(standing(1))
  expect(said).toEqual([['index', { block: 1, version: 7 }]])
  await announce(standing(2))
  expect(said.length).toBe(2)
})

test('behavior: once a second at most, and the last is said', async () => {
  const { said, world, announce } = open()
  for (let block = 1; block <= 20; block++) {
    await announce(standing(block))
    world.now += 100
  }
  await announce(standing(20))
  expect(said.map((each) => (each as unknown[])[1])).toEqual([
    { block: 1, version: 7 },
    { block: 11, version: 7 },
    { block: 20, version: 7 },
  ])
})

test('behavior: another block of the same number is news', async () => {
  const { said, world, announce } = open()
  await announce(standing(5))
  world.now += 1_000
  await announce(standing(5, '0xother'))
  expect(said.length).toBe(2)
})

test('error: what could not be said is said by the next look', async () => {
  const { said, world, announce } = open()
  world.isAway = true
  await announce(standing(1))
  world.isAway = false
  await announce(standing(1))
  expect(said.length).toBe(1)
})

test('default: of no index there is nothing to say', async () => {
  const { said, announce } = open()
  await announce(null)
  expect(said).toEqual([])
})
