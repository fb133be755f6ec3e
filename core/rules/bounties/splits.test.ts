import { expect, test } from 'vitest'
import { evenSplit, faultOfSplit, isBound, keepsPaid } from './splits.ts'

const share = (submission: string, amount: bigint) => ({ submission, amount })

test('default: a split that is the reward exactly', () => {
  const shares = [share('a', 6n), share('b', 4n)]
  expect(faultOfSplit(shares, 10n, 2)).toBe(null)
})

test.each([
  ['nobody', [], { code: 'missing' }],
  [
    'too many',
    [share('a', 5n), share('b', 4n), share('c', 1n)],
    { code: 'too_many' },
  ],
  ['the same twice', [share('a', 5n), share('a', 5n)], { code: 'repeated' }],
  ['nothing for one', [share('a', 10n), share('b', 0n)], { code: 'nothing' }],
  ['a debt for one', [share('a', 11n), share('b', -1n)], { code: 'nothing' }],
  ['a unit too little', [share('a', 9n)], { code: 'sum', sum: 9n }],
  [
    'a unit too much',
    [share('a', 6n), share('b', 5n)],
    { code: 'sum', sum: 11n },
  ],
] as const)('error: %s', (_, shares, fault) => {
  expect(faultOfSplit(shares, 10n, 2)).toEqual(fault)
})

test('B3.1.9 behavior: never more than five, whatever a bounty says', () => {
  const shares = [...'abcdef'].map((name) => share(name, 1n))
  expect(faultOfSplit(shares, 6n, 6)).toEqual({ code: 'too_many' })
})

test('behavior: even parts add up to the last unit', () => {
  expect(evenSplit(10n, 3)).toEqual([4n, 3n, 3n])
  const reward = 333_333_333_333_333_333_334n
  for (let winners = 1; winners <= 5; winners++) {
    const shares = evenSplit(reward, winners).map((amount, at) =>
      share(String(at), amount),
    )
    expect(faultOfSplit(shares, reward, 5)).toBe(null)
  }
})

test('behavior: an award does what the club voted', () => {
  const shares = [share('a', 10n)]
  expect(isBound(shares, null)).toBe(true)
  expect(isBound(shares, { submission: 'a', isToBePaid: true })).toBe(true)
  expect(isBound(shares, { submission: 'b', isToBePaid: true })).toBe(false)
  expect(isBound(shares, { submission: 'a', isToBePaid: false })).toBe(false)
  expect(isBound(shares, { submission: 'b', isToBePaid: false })).toBe(true)
})

test('behavior: what was paid stays as it was', () => {
  const paid = [share('a', 4n)]
  expect(keepsPaid([share('a', 4n), share('b', 6n)], paid)).toBe(true)
  expect(keepsPaid([share('a', 5n), share('b', 5n)], paid)).toBe(false)
  expect(keepsPaid([share('b', 10n)], paid)).toBe(false)
})
