import { describe, expect, test } from 'vitest'
import { rowsNamed } from '../../testing/rowsNamed.ts'

/**
 * Behaviour 3.1 and 3.2, statement by statement: each is a test of this name
 * (220). What can be held by a rule alone is a test of the rule.
 */
const statements = [
  ['B3.1.1', 'a draft waits for its fee and is its author’s alone'],
  ['B3.1.2', 'opened by a holder, its fee confirmed'],
  ['B3.1.3', 'dates move later, never sooner, and hunters hear of it'],
  ['B3.1.4', 'the reward only rises'],
  ['B3.1.5', 'in review from its last moment for work on'],
  ['B3.1.6', 'in review once its author closes it'],
  ['B3.1.7', 'awarded by its author'],
  ['B3.1.8', 'awarded by who looks after the club, its author silent'],
  ['B3.1.9', 'at most five winners, and splits are the reward'],
  [
    'B3.1.10',
    'paid by what the server verified: sender, winner, asset, amount',
  ],
  ['B3.1.11', 'overdue after its last moment to pay'],
  ['B3.1.12', 'who is overdue opens no other'],
  ['B3.1.13', 'disputed by a submitter or three holders, once, with text'],
  ['B3.1.14', 'a dispute is a vote of the club, without a fee, and freezes'],
  ['B3.1.15', 'cancelled by its author without work, else by a moderator'],
  ['B3.1.16', 'expired without an award'],
  ['B3.1.17', 'four dates, each within its bounds'],
  ['B3.2.1', 'title of 5 to 120'],
  ['B3.2.2', 'description of 30 to 10 000'],
  ['B3.2.3', 'category and skills'],
  ['B3.2.4', 'reward in tokens or CRO'],
  ['B3.2.5', 'one to five winners'],
  ['B3.2.6', 'power of nothing or more'],
  ['B3.2.7', 'work seen by all, or after the deadline'],
  ['B3.2.8', 'text of 10 to 5 000'],
  ['B3.2.9', 'at most five links'],
  ['B3.2.10', 'no files'],
  ['B3.2.11', 'notes are private'],
  ['B3.2.12', 'a no says why in public'],
  ['B3.2.13', 'one live piece of work for each address'],
  ['B3.2.14', 'changed until the deadline'],
  ['B3.2.15', 'the author hands in nothing'],
  ['B3.2.16', 'six states of work'],
] as const

const row = /\bB3\.[12]\.\d+\b/g
const named = new Set([
  ...rowsNamed('api/bounties', row),
  ...rowsNamed('../core/rules/bounties', row),
  ...rowsNamed('../dev/mocks/suite', row),
])

describe('every statement of 3.1 and 3.2', () => {
  test.each(statements)('%s is a test: %s', (name) => {
    expect(named).toContain(name)
  })
  test('no test names another', () => {
    const known: readonly string[] = statements.map(([name]) => name)
    expect([...named].filter((name) => !known.includes(name))).toEqual([])
  })
})
