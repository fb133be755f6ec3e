import { expect, test } from 'vitest'
import { isSecret } from './isSecret.ts'

test('default: who may vote and has not may look away, as who is not known', () => {
  expect(isSecret({ status: 'active' })).toBe(true)
  expect(isSecret({ status: 'active', mine: { votingPower: 3 } })).toBe(true)
  expect(isSecret({ status: 'active', turn: 3 })).toBe(true)
})

test('behavior: who has voted, or cannot, sees how it stands', () => {
  const mine = { votingPower: 3, voted: 'yes' } as const
  expect(isSecret({ status: 'active', mine })).toBe(false)
  expect(isSecret({ status: 'active', mine: { votingPower: 0 } })).toBe(false)
  expect(isSecret({ status: 'active', turn: null })).toBe(false)
})

test('behavior: what is over is no secret', () => {
  expect(isSecret({ status: 'closed' })).toBe(false)
})
