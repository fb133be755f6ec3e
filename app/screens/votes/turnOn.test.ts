import { expect, test } from 'vitest'
import { turnOn } from './turnOn.ts'

const row = {
  id: 'a',
  number: 1,
  title: 'A',
  club: { id: 'main', name: 'Main' },
  end: '2026-11-26T12:00:00.000Z',
  votingPower: 64,
}

test('default: what waits is their turn, with the power that they have in it', () => {
  expect(turnOn('a', { rows: [row], total: 1 })).toBe(64)
  expect(turnOn('b', { rows: [row], total: 1 })).toBeNull()
  expect(turnOn('b', { rows: [], total: 0 })).toBeNull()
})

test('behavior: what is not known is not said', () => {
  expect(turnOn('a', undefined)).toBeUndefined()
  // There is more than the first few.
  expect(turnOn('b', { rows: [row], total: 9 })).toBeUndefined()
  expect(turnOn('a', { rows: [row], total: 9 })).toBe(64)
})
