import { describe, expect, test } from 'vitest'
import { buildTree } from './merkle.ts'
import { snapshotOf, uncountedAddresses } from './snapshot.ts'

const a = `0x${'a'.repeat(40)}` as const
const b = `0x${'b'.repeat(40)}` as const
const vault = `0x${'c'.repeat(40)}` as const

describe('snapshotOf (behaviour 2.2)', () => {
  test('default: all who hold, sorted, with the root of their tree', () => {
    const holders = [
      { address: a, votingPower: 50 },
      { address: b, votingPower: 1 },
    ]
    const snapshot = snapshotOf(
      [
        [b, 1],
        [a, 50],
      ],
      [],
    )
    expect(snapshot).toEqual({
      holders,
      eligibleVoters: 2,
      eligiblePower: 51,
      root: buildTree(holders).root,
    })
  })

  test('behavior: zero, the dead, the vault and the empty-handed are out', () => {
    const owners = [
      ...uncountedAddresses.map((address) => [address, 9] as const),
      [vault, 300] as const,
      [a, 0] as const,
      [b, 2] as const,
    ]
    const upper = `0x${'C'.repeat(40)}` as const
    expect(snapshotOf(owners, [upper])).toEqual(snapshotOf([[b, 2]], []))
  })

  test.each<[string, [`0x${string}`, number][]]>([
    [
      'an address twice',
      [
        [a, 1],
        [a, 2],
      ],
    ],
    ['an address in capitals', [[`0x${'A'.repeat(40)}`, 1]]],
    ['half an NFT', [[a, 0.5]]],
    ['less than none', [[a, -1]]],
    ['what is unknown', [[a, Number.NaN]]],
  ])('error: %s', (_, owners) => {
    expect(() => snapshotOf(owners, [])).toThrow(RangeError)
  })
})
