import type { LogRow } from '@narwhal-club/ui/diagnostics/LogTable/LogTable.tsx'
import { expect, test } from 'vitest'
import { filterRows, writeRows } from './filterRows.ts'
import { logsAddress } from './logsAddress.ts'

const rows: LogRow[] = [
  {
    key: 1,
    at: 0,
    level: 'debug',
    event: 'request',
    details: '{"status":200}',
  },
  { key: 2, at: 1, level: 'info', text: 'Wallet connected' },
  { key: 3, at: 2, level: 'warn', event: 'node_failed', text: 'Timeout' },
  { key: 4, at: 3, level: 'fatal', event: 'ledger_broken' },
]
const keys = (level: 'all' | 'info' | 'warn' | 'error', search = '') =>
  filterRows(rows, { level, search }).map(({ key }) => key)

test('parameters: a level is this one and those above', () => {
  expect(keys('all')).toEqual([1, 2, 3, 4])
  expect(keys('info')).toEqual([2, 3, 4])
  expect(keys('warn')).toEqual([3, 4])
  expect(keys('error')).toEqual([4])
})

test('parameters: every word of a search, wherever it stands, in any case', () => {
  expect(keys('all', 'TIMEOUT node')).toEqual([3])
  expect(keys('all', '"status":200')).toEqual([1])
  expect(keys('all', 'wallet timeout')).toEqual([])
  expect(keys('warn', 'wallet')).toEqual([])
})

test('default: as text it is one line each', () => {
  expect(writeRows(rows.slice(1, 3))).toBe(
    '1970-01-01T00:00:00.001Z info Wallet connected\n1970-01-01T00:00:00.002Z warn node_failed Timeout',
  )
})

test('default: a view of the log is a link, and what makes no sense is not said', () => {
  const said = '?from=server&level=warn&q=a+b&event=signed_in&before=7'
  const state = logsAddress.parse(said)
  expect(state).toMatchObject({ from: 'server', level: 'warn', search: 'a b' })
  expect(logsAddress.format(state)).toBe(said)
  const wrong = logsAddress.parse(
    '?from=x&level=loud&event=A&request=1&before=x',
  )
  expect(logsAddress.format(wrong)).toBe('')
})
