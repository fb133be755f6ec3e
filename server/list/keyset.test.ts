import { describe, expect, test } from 'vitest'
import { createKeyset, fields, openCursor } from './keyset.ts'

const { whole, big, address, text, oneOf } = fields
const places = createKeyset('votes', {
  power: whole,
  at: big,
  by: address,
  title: text,
  side: oneOf('yes', 'no'),
})
const place = {
  power: 12,
  at: 2n ** 200n,
  by: `0x${'ab'.repeat(20)}` as const,
  title: 'Größe, 100 % "x".\n',
  side: 'yes' as const,
}
const encode = (text: string) => btoa(text).replaceAll('=', '')

test('default: a place is read as it was written, of letters for an address', () => {
  const cursor = places.write(place)
  expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/)
  expect(places.read(cursor)).toEqual(place)
  expect(places.read(undefined)).toBeUndefined()
})

test('default: what every cursor says can be told without its list', () => {
  const { list, values } = openCursor(places.write(place))
  expect([list, values[0]]).toEqual(['votes', '12'])
})

describe('cut', () => {
  const rows = [4, 3, 2]
  const numbers = createKeyset('numbers', { at: whole })
  const cut = (limit: number) => numbers.cut(rows, limit, (at) => ({ at }))

  test('default: a row more than wanted tells that there are more', () => {
    const { page, next } = cut(2)
    expect(page).toEqual([4, 3])
    expect(numbers.read(next)).toEqual({ at: 3 })
  })

  test.each([3, 4])('behavior: %i wanted, and that is all', (limit) => {
    expect(cut(limit)).toEqual({ page: rows })
  })

  test('behavior: nothing is a page', () => {
    expect(numbers.cut([], 2, () => ({ at: 0 }))).toEqual({ page: [] })
  })
})

const good = `12,1,${place.by},x,yes`
test.each([
  ['nothing', '', 'cursor of another version'],
  ['no base64url', 'a', 'cursor is no base64url'],
  ['another version', encode(`2,votes,${good}`), 'cursor of another version'],
  ['another list', encode(`1,holders,${good}`), 'cursor of another list'],
  ['a value too few', encode('1,votes,12,1'), 'cursor says no place'],
  ['a value too many', encode(`1,votes,${good},1`), 'cursor says no place'],
  [
    'no number',
    encode(`1,votes,${good.replace('12', '1e9')}`),
    'cursor says no place',
  ],
  [
    'a number that no column holds',
    encode(`1,votes,${good.replace('12', '2147483648')}`),
    'cursor says no place',
  ],
  [
    'a text that no column holds',
    encode(`1,votes,${good.replace(',x,', ',%00,')}`),
    'cursor says no place',
  ],
  [
    'a word of ours it is not',
    encode(`1,votes,${good.replace('yes', 'maybe')}`),
    'cursor says no place',
  ],
  ['a damaged text', encode('1,votes,%'), 'cursor is damaged'],
])('error: %s', (_, cursor, reason) => {
  expect(() => places.read(cursor)).toThrow(
    expect.objectContaining({
      code: 'bad_query',
      details: { name: 'cursor' },
      reason,
    }),
  )
})

test('default: the greatest number that a column holds is a place', () => {
  const cursor = places.write({ ...place, power: 2 ** 31 - 1 })
  expect(places.read(cursor)).toMatchObject({ power: 2 ** 31 - 1 })
})
