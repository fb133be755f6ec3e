import { expect, test } from 'vitest'
import { closedProposal, pendingProposal } from '../../../fixtures/proposals.ts'
import { turnoutOf } from './turnout.ts'

test('default: turnout, voters and quorum are said', () => {
  expect(turnoutOf(closedProposal)).toEqual([
    ['Turnout', '64.3% of 2,941 votes'],
    ['Voters', '231 of 612'],
    ['To pass', 'More Yes than No, and 1,500 votes cast: 1,892 so far'],
  ])
})

test('default: before the vote only what it takes is said', () => {
  expect(turnoutOf(pendingProposal)).toEqual([
    ['To pass', 'More Yes than No, no quorum rule'],
  ])
  expect(turnoutOf({ ...pendingProposal, quorum: 1_500 })).toEqual([
    ['To pass', 'More Yes than No, and 1,500 votes cast'],
  ])
})

test('behavior: where no one may vote there is no share', () => {
  const none = { ...closedProposal, eligiblePower: 0, eligibleVoters: 0 }
  expect(turnoutOf(none)[0]).toEqual(['Turnout', 'No one may vote on this'])
})
