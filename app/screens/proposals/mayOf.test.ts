import { expect, test } from 'vitest'
import { mayOf } from './mayOf.ts'

const actsOf = (...asked: Parameters<typeof mayOf>) => mayOf(...asked).acts

const address = `0x${'a'.repeat(40)}`
const rules = {
  version: 1,
  at: '2026-01-01T00:00:00.000Z',
  minProposeVp: 50,
  minPeriod: 259_200,
  quorumVp: 0,
  proposerHoldHours: 0,
  exclusions: [],
  labels: [],
}
const club = { id: 'main', status: 'active', rules } as const
const mine = { votingPower: 1, isModerator: false, reported: false }
const other = {
  author: `0x${'b'.repeat(40)}`,
  status: 'active',
  mine,
  reports: 0,
} as const
const own = { ...other, author: address }
const moderator = { ...mine, isModerator: true }

test('default: a visitor, and who is not known yet, is offered nothing', () => {
  expect(actsOf(other, club, null)).toEqual([])
  const { mine: _, ...unknown } = other
  expect(actsOf(unknown, club, address)).toEqual([])
})

test('default: a member reports what others wrote, once', () => {
  expect(actsOf(other, club, address)).toEqual(['report'])
  const told = { ...other, mine: { ...mine, reported: true } }
  expect(actsOf(told, club, address)).toEqual([])
})

test('default: an author takes their own back before voting', () => {
  expect(actsOf({ ...own, status: 'pending' }, club, address)).toEqual([
    'cancel',
  ])
  expect(actsOf(own, club, address)).toEqual([])
})

test('default: who looks after the club warns, cancels and clears', () => {
  const seen = { ...other, mine: moderator }
  expect(actsOf(seen, club, address)).toEqual(['report', 'cancel', 'flag'])
  expect(actsOf({ ...seen, reports: 1 }, club, address)).toContain('clear')
  const flagged = { ...seen, flagReason: 'A scam', status: 'closed' } as const
  expect(actsOf(flagged, club, address)).toEqual(['report', 'clear'])
})

test('default: an author writes a new version before voting, in an open club', () => {
  const pending = { ...own, status: 'pending' } as const
  expect(mayOf(pending, club, address).edits).toBe(true)
  expect(mayOf(own, club, address).edits).toBe(false)
  expect(mayOf({ ...other, status: 'pending' }, club, address).edits).toBe(
    false,
  )
  const paused = { ...club, status: 'paused' } as const
  expect(mayOf(pending, paused, address).edits).toBe(false)
})
