import { type Hex, keccak256, stringToHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { forSeeds, listOf } from '../../../dev/testing/forSeeds.ts'
import { trees } from '../../../dev/testing/merkleTrees.ts'
import { buildTree, emptyRoot, type Holder, isProved } from './merkle.ts'

const holdersOf = (count: number): Holder[] =>
  listOf(count, (i) => ({
    address: `0x${keccak256(stringToHex(`holder ${i}`)).slice(-40)}`,
    votingPower: 1 + ((i * i) % 97),
  }))
const three = holdersOf(3)
const [first, , third] = three as [Holder, Holder, Holder]
const tree = buildTree(three)
const proof = tree.proofOf(third.address) as Hex[]

describe('buildTree', () => {
  test.each(trees)(
    'default: a tree of $holders is the library’s',
    ({ holders, root, proof }) => {
      const all = holdersOf(holders)
      const tree = buildTree(all)
      expect(tree.root).toBe(root)
      const last = all.at(-1)?.address as Hex
      if (proof) expect(tree.proofOf(last)).toEqual(proof)
    },
  )

  test('behavior: the order of the list does not matter', () => {
    expect(buildTree([...three].reverse())).toMatchObject({ root: tree.root })
  })

  test('behavior: of nobody', () => {
    const none = buildTree([])
    expect(none.root).toBe(emptyRoot)
    expect(none.proofOf(first.address)).toBeNull()
  })

  test('behavior: who has no power has no proof', () => {
    expect(tree.proofOf(emptyRoot)).toBeNull()
  })

  test('properties: each holder is proved, with this power alone', () => {
    forSeeds((random) => {
      const holders = holdersOf(1 + random.below(40))
      const { root, proofOf } = buildTree(holders)
      for (const holder of holders) {
        const proof = proofOf(holder.address) ?? []
        expect(isProved(root, holder, proof)).toBe(true)
        const more = { ...holder, votingPower: holder.votingPower + 1 }
        expect(isProved(root, more, proof)).toBe(false)
      }
    }, 10)
  })

  test('behavior: 10,000 holders are no work for a minute', () => {
    const before = performance.now()
    buildTree(holdersOf(10_000))
    expect(performance.now() - before).toBeLessThan(10_000)
  })
})

describe('isProved', () => {
  test('default', () => {
    expect(isProved(tree.root, third, proof)).toBe(true)
  })

  test.each<[string, Hex, Holder, Hex[]]>([
    ['another root', emptyRoot, third, proof],
    ['another holder', tree.root, first, proof],
    ['a part of the proof', tree.root, third, proof.slice(1)],
    ['no proof', tree.root, third, []],
    ['a node that is none', tree.root, third, ['0x12']],
    ['nodes without end', tree.root, third, Array(65).fill(emptyRoot)],
    ['no power', tree.root, { ...third, votingPower: 0 }, proof],
    ['half a power', tree.root, { ...third, votingPower: 0.5 }, proof],
    ['less than none', tree.root, { ...third, votingPower: -1 }, proof],
    ['an address that is none', tree.root, { ...third, address: '0x1' }, proof],
  ])('error: %s proves nothing', (_, root, holder, nodes) => {
    expect(isProved(root, holder, nodes)).toBe(false)
  })

  test('error: an inner node is no leaf', () => {
    const inner = buildTree(holdersOf(2)).root
    const holder = { address: inner.slice(0, 42) as Hex, votingPower: 1 }
    expect(isProved(inner, holder, [])).toBe(false)
  })
})
