import { expect, test } from 'vitest'
import {
  csvOf,
  formatQuestion,
  momentOf,
  parseQuestion,
  pathOf,
} from './question.ts'

const usual = {
  exclude: 'contracts',
  metric: 'holders',
  step: 'day',
  search: '',
} as const

test('default: nothing said is the usual question, and back', () => {
  expect(parseQuestion('')).toEqual(usual)
  expect(formatQuestion(usual)).toBe('')
})

test('behavior: all that can be said comes back as it was', () => {
  const address =
    '?block=123&exclude=none&holder=0xAB&metric=mints&step=week&q=0x12&card=lorenz'
  expect(parseQuestion(address)).toEqual({
    block: 123,
    exclude: 'none',
    holder: '0xAB',
    metric: 'mints',
    step: 'week',
    search: '0x12',
    card: 'lorenz',
  })
  expect(formatQuestion(parseQuestion(address))).toBe(address)
})

test.each([
  '?block=abc',
  '?block=-1',
  '?block=1.5',
  '?block=2147483648',
  '?block=007',
  '?exclude=everything',
  '?metric=price',
  '?step=hour',
  '?q=narwhal',
])('behavior: %s counts as not said', (address) => {
  expect(parseQuestion(address)).toEqual(usual)
})

test('behavior: block 0 is a moment like any other', () => {
  expect(parseQuestion('?block=0').block).toBe(0)
  expect(formatQuestion({ ...usual, block: 0 })).toBe('?block=0')
})

test('behavior: a holder without an address is still a wish for one', () => {
  expect(parseQuestion('?holder=').holder).toBe('')
})

test('default: the path of a call, with what is asked for', () => {
  const summary = pathOf('analyticsSummary', momentOf(usual))
  expect(summary).toBe('/api/analytics/summary')
  const asked = { ...momentOf({ block: 7, exclude: 'none' }), cursor: 'next' }
  expect(pathOf('analyticsWallet', { address: '0xab', ...asked })).toBe(
    '/api/analytics/wallet/0xab?block=7&exclude=none&cursor=next',
  )
})

test('default: the CSV has the same query', () => {
  expect(csvOf('/api/analytics/summary')).toBe('/api/analytics/summary.csv')
  expect(csvOf('/api/analytics/token?block=7', 'bands')).toBe(
    '/api/analytics/token.bands.csv?block=7',
  )
  expect(csvOf('/api/analytics/fees?block=7')).toBe(
    '/api/analytics/fees.csv?block=7',
  )
})
