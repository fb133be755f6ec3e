import { expect, test } from 'vitest'
import { avatarTraits } from './punches.ts'

const address = (n: number) => `0x${n.toString(16).padStart(40, '0')}`

test('default: the same address gives the same traits', () => {
  expect(avatarTraits(address(7))).toEqual(avatarTraits(address(7)))
  expect(avatarTraits(address(7)).punched).toHaveLength(9)
})

test('behavior: the checksum does not change the picture', () => {
  const mixed = '0x8F3A7be21D90c46a55E8F0137BA6429dE50bc41D'
  expect(avatarTraits(mixed)).toEqual(avatarTraits(mixed.toLowerCase()))
})

test('behavior: the pattern mirrors on its diagonal', () => {
  for (let n = 0; n < 500; n++) {
    const { punched: p } = avatarTraits(address(n))
    expect([p[1], p[2], p[5]]).toEqual([p[3], p[6], p[7]])
  }
})

test('behavior: 2,000 neighbours spread over hues and patterns', () => {
  const all = Array.from({ length: 2_000 }, (_, n) => avatarTraits(address(n)))
  expect(new Set(all.map(({ hue }) => hue)).size).toBeGreaterThan(340)
  expect(new Set(all.map(({ punched }) => String(punched))).size).toBe(64)
})
