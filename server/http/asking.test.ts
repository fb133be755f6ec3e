import { analyticsApi } from '@narwhal-club/core/contract'
import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'
import { isKnownTo } from './etag.ts'
import { matchPath, toPattern } from './pattern.ts'
import { readAsked } from './readAsked.ts'

const { analyticsHolders: holders, analyticsWallet: wallet } = analyticsApi

const read = <E extends typeof holders | typeof wallet>(
  endpoint: E,
  query: string,
  params?: Record<string, string>,
) => readAsked<E>(endpoint, { query, params })
const address = `0x${'Ab'.repeat(20)}`

test('default: what a query does not say has its default', () => {
  expect(read(holders, '')).toEqual({ exclude: 'contracts' })
  expect(read(holders, 'limit=3&block=7&q=0x0')).toEqual({
    exclude: 'contracts',
    limit: 3,
    block: 7,
    q: '0x0',
  })
})

test('parameters: a segment of the path is read as the query is', () => {
  const asked = read(wallet, 'limit=1', { address })
  expect(asked).toMatchObject({ address: address.toLowerCase(), limit: 1 })
  expect(() => read(wallet, '', { address: '0x1' })).toThrow(
    expect.objectContaining({ details: { name: 'address' } }),
  )
})

test.each([
  ['an unknown name', 'nope=1', 'nope'],
  ['a name that objects have', '__proto__=1', '__proto__'],
  ['a name twice', 'limit=1&limit=1', 'limit'],
  ['too much', 'limit=101', 'limit'],
  ['nothing of it', 'limit=0', 'limit'],
  ['no number', 'block=1e3', 'block'],
  ['a negative number', 'block=-1', 'block'],
  ['a number in hex', 'block=0x1', 'block'],
  ['an empty value', 'block=', 'block'],
  ['none of the choices', 'exclude=all', 'exclude'],
  ['a search for something else', 'q=%25', 'q'],
  ['a cursor of other letters', 'cursor=a+b', 'cursor'],
  ['a long name', `${'n'.repeat(5_000)}=1`, 'n'.repeat(40)],
])('error: %s', (_, query, name) => {
  expect(() => read(holders, query)).toThrow(
    expect.objectContaining({
      code: 'bad_query',
      details: { name },
    }),
  )
})

test('default: a path with a name takes one segment that is not empty', () => {
  const json = toPattern('/api/analytics/wallet/:address')
  const csv = toPattern('/api/analytics/wallet/:address.csv')
  const path = '/api/analytics/wallet/'
  expect(matchPath(json, `${path}0x1`)).toEqual({ address: '0x1' })
  expect(matchPath(csv, `${path}0x1.csv`)).toEqual({ address: '0x1' })
  expect(matchPath(csv, `${path}0x1xcsv`)).toBeUndefined()
  for (const rest of ['', '/', '0x1/', '0x1/2'])
    expect(matchPath(json, path + rest)).toBeUndefined()
})

test('default: a table as RFC 4180 has it', () => {
  const rows = [
    ['plain', 1, true],
    ['a "quote", a comma', 0.5, undefined],
    ['two\r\nlines', -1, false],
  ]
  expect(toCsv({ columns: ['a', 'b', 'c'], rows })).toBe(
    'a,b,c\r\nplain,1,true\r\n"a ""quote"", a comma",0.5,\r\n"two\r\nlines",-1,false\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@x', '\t=1', '=HYPERLINK("a","b")'])(
  'behavior: a spreadsheet takes %s for a text',
  (text) => {
    const [, cell = ''] = toCsv({ columns: ['a'], rows: [[text]] }).split(
      '\r\n',
    )
    expect(cell).toMatch(/^"?'/)
  },
)

test.each([
  ['a;=1+1;b', "a;'=1+1;b"],
  ['a; "=1+1', '"a; ""\'=1+1"'],
  ['a\t@x', "a\t'@x"],
  ['a\n=1+1\n+2', '"a\n\'=1+1\n\'+2"'],
  ['＝1+1', "'＝1+1"],
  ["'=1", "''=1"],
  ['well-known, 1+1=2; done', '"well-known, 1+1=2; done"'],
])(
  'behavior: %j holds no formula where other signs part cells',
  (text, cell) => {
    expect(toCsv({ columns: ['a'], rows: [[text]] })).toBe(`a\r\n${cell}\r\n`)
  },
)

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['', false],
  ['"b"', false],
  ['a', false],
])('default: with If-None-Match: %s it is known: %s', (header, is) => {
  expect(isKnownTo(header, '"a"')).toBe(is)
})
