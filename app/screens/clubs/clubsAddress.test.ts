import { expect, test } from 'vitest'
import {
  clubAddress,
  clubsAddress,
  mineAddress,
  usualClub,
} from './clubsAddress.ts'

const usual = {
  search: '',
  sort: 'proposals',
  list: 'clubs',
  show: 'all',
  eligible: 'any',
}

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
  const list = '?status=active&q=reef&label=trips&sort=ending&mine=true'
  expect(clubAddress.format(clubAddress.parse(list))).toBe(list)
  const one = '?p=e0000000-0000-4000-8000-000000000001&v=2'
  expect(clubAddress.format(clubAddress.parse(one))).toBe(one)
  const edited = '?p=e0000000-0000-4000-8000-000000000001&edit=yes'
  expect(clubAddress.format(clubAddress.parse(edited))).toBe(edited)
  const ideas = '?show=ideas'
  expect(clubAddress.format(clubAddress.parse(ideas))).toBe(ideas)
  const idea = '?idea=d0000000-0000-4000-8000-000000000001'
  expect(clubAddress.format(clubAddress.parse(idea))).toBe(idea)
})

test('default: which of their own a member looks at', () => {
  expect(mineAddress.format(mineAddress.parse('?state=pending'))).toBe(
    '?state=pending',
  )
  expect(mineAddress.parse('?state=lost')).toEqual({ state: 'all' })
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

test.each([
  '?version=0x2',
  '?version=2147483648',
  '?version=-1',
  '?tab=logs',
  '?p=27',
  '?p=E0000000-0000-4000-8000-000000000001',
  '?v=two',
  '?edit=now',
  '?show=following',
  '?idea=reef',
  '?status=open',
  '?sort=loud',
  '?mine=yes',
])('behavior: %s is no part of a club', (search) => {
  expect(clubAddress.parse(search)).toEqual(usualClub)
})
