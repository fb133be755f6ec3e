import { expect, test } from 'vitest'
import { forSeeds, listOf } from '../../dev/testing/forSeeds.ts'
import { storageKeys } from '../constants.ts'
import { safeStorage } from '../ports/storage.ts'
import { keyOf } from '../rules/audit/keys.testing.ts'
import { forked, receipt, shown } from './witness.fixture.ts'
import {
  createWitnessMemory,
  mergeMemories,
  most,
  nothingSeen,
  readMemory,
} from './witness.memory.ts'
import { openServer } from './witness.testing.ts'
import type { WitnessMemory } from './witness.types.ts'

const server = openServer()
server.grow(20)
const heads = listOf(20, (at) =>
  server.headOf(server.state.lines.slice(0, at), at),
)
const uuid = (place: number) =>
  `e0000000-0000-4000-8000-${String(place).padStart(12, '0')}`

/** Some of what one tab may have seen of the same history. */
function someMemory(random: Parameters<Parameters<typeof forSeeds>[0]>[0]) {
  const at = () => random.below(50)
  const size = random.below(20)
  const { hash } = heads[size] ?? { hash: keyOf('none') }
  const memory: WitnessMemory = {
    since: 7,
    reached: random.chance(0.2) ? null : { size, hash, at: at() },
    heads: heads.filter(() => random.chance(0.3)),
    receipts: listOf(random.below(60), () => {
      const index = random.below(90)
      return { ...receipt, line: { index, hash: keyOf(`line ${index}`) } }
    }),
    proposals: listOf(random.below(80), () => ({
      ...shown,
      proposal: uuid(random.below(90)),
      at: at(),
    })),
    contradictions: listOf(random.below(12), () => ({
      ...forked,
      proposal: uuid(random.below(20)),
      served: { ...forked.served, at: at() },
    })),
  }
  return mergeMemories(nothingSeen(7), memory)
}

test('default: two tabs come to the same, in whatever order, and once is enough', () => {
  forSeeds((random) => {
    const [one, other] = [someMemory(random), someMemory(random)]
    const both = mergeMemories(one, other)
    expect(mergeMemories(other, one)).toEqual(both)
    expect(mergeMemories(both, one)).toEqual(both)
    expect(mergeMemories(one, one)).toEqual(one)
  }, 200)
})

test('behavior: the furthest is never lost, and it stays small', () => {
  forSeeds((random) => {
    const all = listOf(5, () => someMemory(random))
    const merged = all.reduce(mergeMemories)
    const sizes = all.map(({ reached }) => reached?.size ?? -1)
    expect(merged.reached?.size ?? -1).toBe(Math.max(...sizes))
    const newest = all.map((each) => each.heads.at(-1)?.size ?? -1)
    expect(merged.heads.at(-1)?.size ?? -1).toBe(Math.max(...newest))
    expect(merged.heads.length).toBeLessThanOrEqual(most.heads)
    expect(merged.receipts.length).toBeLessThanOrEqual(most.receipts)
    expect(merged.proposals.length).toBeLessThanOrEqual(most.proposals)
    expect(merged.contradictions.length).toBeLessThanOrEqual(
      most.contradictions,
    )
    const text = JSON.stringify(merged)
    expect(readMemory(text)).toEqual(merged)
    expect(text.length).toBeLessThan(100_000)
  }, 100)
})

test('behavior: what was found first stays, however often it is found again', () => {
  const found = (at: number): WitnessMemory => ({
    ...nothingSeen(7),
    contradictions: [{ ...forked, served: { ...forked.served, at } }],
  })
  const { contradictions } = mergeMemories(found(3), found(9))
  expect(contradictions).toMatchObject([{ served: { at: 3 } }])
})

test('behavior: what one tab forgot another does not bring back', () => {
  const storage = safeStorage()
  const memory = createWitnessMemory(storage)
  const seen = { ...nothingSeen(7), receipts: [receipt] }
  memory.learn(seen)
  memory.forget()
  expect(storage.getItem(storageKeys.witness)).toBeNull()
  memory.learn(nothingSeen(9))
  expect(memory.learn(seen)).toEqual(nothingSeen(9))
})
