import { expect, test } from 'vitest'
import { choice, createAddress, text, whole, wish } from './address.ts'

const address = createAddress({
  sort: choice('sort', ['newest', 'ending', 'votes'], 'newest'),
  search: text('q', /^.{0,40}$/),
  status: wish('status'),
  page: whole('page', 100),
})

test('default: nothing said is what is usual, and back', () => {
  const usual = address.parse('')
  expect(usual).toEqual({ sort: 'newest', search: '' })
  expect(address.format(usual)).toBe('')
})

test('default: what is said comes back, in an order of its own', () => {
  const state = address.parse('?page=3&status=&q=a+b&sort=votes&other=1')
  expect(state).toEqual({ sort: 'votes', search: 'a b', status: '', page: 3 })
  expect(address.format(state)).toBe('?sort=votes&q=a+b&page=3')
})

test.each([
  '?sort=oldest',
  `?q=${'x'.repeat(41)}`,
  '?page=101',
  '?page=1.5',
  '?page=-1',
])('behavior: %s counts as not said', (search) => {
  expect(address.parse(search)).toEqual({ sort: 'newest', search: '' })
})
