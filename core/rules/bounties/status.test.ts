import { expect, test } from 'vitest'
import {
  type BountyFacts,
  bountyBadges,
  bountyStatus,
  mayStillAward,
} from './status.ts'

const day = 86_400_000
const facts: BountyFacts = {
  submitBy: 10 * day,
  decideBy: 20 * day,
  payBy: 25 * day,
  closedAt: null,
  award: null,
  paidAt: null,
  cancelledAt: null,
  isDisputed: false,
}
const award = { at: 15 * day, payUntil: 25 * day }

test.each<[string, Partial<BountyFacts>, number, string, string[]]>([
  ['at first', {}, 0, 'open', []],
  ['a day before its end', {}, 9 * day, 'open', ['closes_soon']],
  ['at its last moment', {}, 10 * day - 1, 'open', ['closes_soon']],
  ['B3.1.5 from its end on', {}, 10 * day, 'in_review', []],
  [
    'B3.1.6 closed by its author',
    { closedAt: 5 * day },
    5 * day,
    'in_review',
    [],
  ],
  ['a day before the decision', {}, 19 * day, 'in_review', ['decide_soon']],
  ['B3.1.16 with no decision', {}, 20 * day, 'expired', ['undecided']],
  ['two weeks after that', {}, 34 * day, 'expired', []],
  ['decided', { award }, 15 * day, 'awarded', []],
  ['a day before it is paid', { award }, 24 * day, 'awarded', ['pay_soon']],
  ['B3.1.11 not paid in time', { award }, 25 * day, 'awarded', ['overdue']],
  ['paid', { award, paidAt: 16 * day }, 30 * day, 'paid', []],
  ['disputed', { award, isDisputed: true }, 30 * day, 'disputed', []],
  ['taken back', { cancelledAt: 1 }, 0, 'cancelled', []],
])('default: %s', (_, change, now, status, badges) => {
  const found = { ...facts, ...change }
  expect(bountyStatus(found, now)).toBe(status)
  expect(bountyBadges(found, { submissions: 1 }, now)).toEqual(badges)
})

test('behavior: without work there is nothing to decide late', () => {
  expect(mayStillAward(facts, { submissions: 0 }, 20 * day)).toBe(false)
  expect(bountyBadges(facts, { submissions: 0 }, 20 * day)).toEqual([])
})
