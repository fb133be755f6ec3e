import { expect, test } from 'vitest'
import { clubAddress, clubsAddress } from './clubsAddress.ts'

const usual = { search: '', sort: 'proposals', show: 'all', eligible: 'any' }

test('default: what is usual is not said', () => {
  expect(clubsAddress.parse('')).toEqual(usual)
  expect(clubsAddress.format(clubsAddress.parse(''))).toBe('')
  expect(clubAddress.format(clubAddress.parse(''))).toBe('')
})

test('default: all of a question is in its address', () => {
  const address = '?q=deep+dive&sort=newest&show=following&eligible=true'
  expect(clubsAddress.format(clubsAddress.parse(address))).toBe(address)
  const rules = '?tab=rules&version=2'
  expect(clubAddress.format(clubAddress.parse(rules))).toBe(rules)
})

test.each([
  `?q=${'x'.repeat(61)}`,
  '?q=%00',
  '?q=',
  '?sort=votes',
  '?show=mine',
  '?eligible=yes',
])('behavior: %s makes no sense, and counts as not said', (search) => {
  expect(clubsAddress.parse(search)).toEqual(usual)
})

test.each(['?version=0x2', '?version=2147483648', '?version=-1', '?tab=log'])(
  'behavior: %s is no part of a club',
  (search) => {
    expect(clubAddress.parse(search)).toEqual({ tab: 'proposals' })
  },
)
