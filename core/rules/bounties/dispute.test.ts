import { expect, test } from 'vitest'
import {
  type DisputedWork,
  datesAfterDispute,
  disputeWords,
  faultOfDispute,
  verdictOf,
} from './dispute.ts'
import type { BountyFacts } from './status.ts'

const day = 86_400_000
const awarded: BountyFacts = {
  submitBy: 10 * day,
  decideBy: 20 * day,
  payBy: 25 * day,
  closedAt: null,
  award: { at: 15 * day, payUntil: 25 * day },
  paidAt: null,
  cancelledAt: null,
  isDisputed: false,
}
const inReview: BountyFacts = { ...awarded, award: null }
const work: DisputedWork = {
  status: 'submitted',
  rejectedAt: null,
  isPaid: false,
}
const rejected: DisputedWork = {
  ...work,
  status: 'rejected',
  rejectedAt: 12 * day,
}
const ask = (
  facts: BountyFacts,
  about: DisputedWork,
  now: number,
  wasDisputed = false,
) => faultOfDispute(facts, about, { wasDisputed, now })

test('B3.1.17 default: a decision may be disputed for three days', () => {
  expect(ask(awarded, work, 18 * day - 1)).toBe(null)
  expect(ask(inReview, rejected, 15 * day - 1)).toBe(null)
})

test('behavior: what was turned down while it was open may be disputed once it is not', () => {
  const early = { ...rejected, rejectedAt: 2 * day }
  expect(ask(inReview, early, 10 * day)).toBe(null)
  expect(ask(inReview, early, 13 * day - 1)).toBe(null)
  expect(ask(inReview, early, 13 * day)).toBe('dispute_over')
  const closed = { ...inReview, closedAt: 4 * day }
  expect(ask(closed, early, 7 * day - 1)).toBe(null)
  expect(ask(closed, early, 7 * day)).toBe('dispute_over')
})

test('behavior: what was turned down just before it expired may be disputed for three days all the same', () => {
  const late = { ...rejected, rejectedAt: 20 * day - 1 }
  expect(ask(inReview, late, 20 * day)).toBe(null)
  expect(ask(inReview, late, 23 * day - 2)).toBe(null)
  expect(ask(inReview, late, 23 * day - 1)).toBe('dispute_over')
})

test.each<[string, BountyFacts, DisputedWork, number, boolean, string]>([
  ['while it is open', inReview, work, day, false, 'dispute_too_early'],
  [
    'while nothing is decided',
    inReview,
    work,
    12 * day,
    false,
    'dispute_too_early',
  ],
  [
    'three days after the award',
    awarded,
    work,
    18 * day,
    false,
    'dispute_over',
  ],
  [
    'three days after the no',
    inReview,
    rejected,
    15 * day,
    false,
    'dispute_over',
  ],
  ['what expired', inReview, rejected, 20 * day, false, 'dispute_over'],
  [
    'what expired undecided',
    inReview,
    work,
    20 * day,
    false,
    'dispute_too_early',
  ],
  [
    'what was cancelled',
    { ...inReview, cancelledAt: 13 * day },
    rejected,
    13 * day,
    false,
    'dispute_over',
  ],
  [
    'what was paid',
    { ...awarded, paidAt: 16 * day },
    work,
    16 * day,
    false,
    'dispute_over',
  ],
  [
    'a share that was paid',
    awarded,
    { ...work, isPaid: true },
    16 * day,
    false,
    'share_paid',
  ],
  [
    'work that was taken back',
    awarded,
    { ...work, status: 'withdrawn' },
    16 * day,
    false,
    'dispute_over',
  ],
  ['it twice', awarded, work, 16 * day, true, 'dispute_before'],
  [
    'it while the club votes',
    { ...awarded, isDisputed: true },
    work,
    16 * day,
    true,
    'bounty_disputed',
  ],
])('error: %s', (_, facts, about, now, wasDisputed, code) => {
  expect(ask(facts, about, now, wasDisputed)).toBe(code)
})

const winner = { isWinner: true, isPaid: false }
const other = { isWinner: false, isPaid: false }

test('behavior: only a clear yes or no changes a decision', () => {
  expect(verdictOf('passed', 'a', other)).toEqual({
    submission: 'a',
    isToBePaid: true,
  })
  expect(verdictOf('rejected', 'a', winner)).toEqual({
    submission: 'a',
    isToBePaid: false,
  })
  expect(verdictOf('passed', 'a', winner)).toBe(null)
  expect(verdictOf('rejected', 'a', other)).toBe(null)
  for (const outcome of ['tied', 'no_quorum', 'no_votes', 'cancelled'] as const)
    expect(verdictOf(outcome, 'a', winner)).toBe(null)
})

test('behavior: what was paid while the club voted stays', () => {
  const isPaid = true
  expect(verdictOf('rejected', 'a', { ...winner, isPaid })).toBe(null)
  expect(verdictOf('passed', 'a', { ...other, isPaid })).toBe(null)
})

test('behavior: the time of the vote is given back', () => {
  const vote = { openedAt: 16 * day, resolvedAt: 19 * day }
  expect(datesAfterDispute(awarded, { ...vote, isUndone: false })).toEqual({
    decideBy: 23 * day,
    payBy: 28 * day,
    payUntil: 28 * day,
  })
  expect(datesAfterDispute(awarded, { ...vote, isUndone: true })).toEqual({
    decideBy: 26 * day,
    payBy: 31 * day,
    payUntil: null,
  })
})

test('behavior: a title is words alone in what the club votes on', () => {
  const { title, body } = disputeWords({
    number: 1,
    title: 'A [vote here](https://elsewhere.example) `banner`',
    worker: `0x${'1'.repeat(40)}`,
    isWinner: true,
    texts: [],
  })
  expect(title).toContain('A [vote here](')
  expect(body).toContain(
    'A \\[vote here\\](https://elsewhere.example) \\`banner\\`',
  )
})
