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

test('default: without votes it is none, without a quorum that is said', () => {
  expect(turnoutOf(pendingProposal)).toEqual([
    ['Turnout', '0% of 2,941 votes'],
    ['Voters', '0 of 612'],
    ['To pass', 'More Yes than No, no quorum rule'],
  ])
})

test('behavior: where no one may vote there is no share', () => {
  const none = { ...pendingProposal, eligiblePower: 0, eligibleVoters: 0 }
  expect(turnoutOf(none)[0]).toEqual(['Turnout', 'No one may vote on this'])
})
