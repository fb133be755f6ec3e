import { expect, test } from 'vitest'
import { complaintsOf, summarize } from './tell.mjs'

const seen = (kind: string, status: number | string, isHit = false) => ({
  ...{ kind, status, isHit },
  ...{ at: 5, took: 3, age: 0 },
})
const well = [
  seen('members', 200),
  seen('pages', 200, true),
  seen('reads', 200),
  seen('votes', 200),
]
const complaints = (...seen: object[]) =>
  complaintsOf([{ name: 'act', rows: summarize(seen, 0) }])

test('default: everyone asked and was answered', () => {
  expect(complaints(...well)).toEqual([])
})

test('behavior: members are refused while there is no primary, and a write ends with its process', () => {
  const refused = [seen('members', 503), seen('votes', 503), seen('votes', 502)]
  expect(complaints(...well, ...refused)).toEqual([])
  const votes = summarize([...well, ...refused], 0).find(
    ({ kind }) => kind === 'votes',
  )
  expect(votes).toMatchObject({ requests: 3, failed: 2, bad: 0 })
})

test('behavior: an answer that was on its way through the cache ends with it', () => {
  const reset = seen('reads', 'ECONNRESET')
  const bad = (each: object, happenedAt: number, broken: string[]) =>
    summarize([each], happenedAt, broken).find(({ kind }) => kind === 'reads')
      ?.bad
  // Broken at 5.
  expect(bad(reset, 4, ['pages', 'reads'])).toBe(0)
  expect(bad(reset, 6, ['pages', 'reads'])).toBe(1)
  expect(bad({ ...reset, at: 400 }, 4, ['reads'])).toBe(1)
  expect(bad({ ...reset, status: 503 }, 4, ['reads'])).toBe(1)
  expect(bad({ ...reset, status: 'ECONNREFUSED' }, 4, ['reads'])).toBe(1)
  expect(bad(reset, 4, [])).toBe(1)
})

test.each<[string, object[]]>([
  ['a read that is nowhere', [...well, seen('reads', 404)]],
  ['a read that is refused', [...well, seen('reads', 503)]],
  ['a page that is late', [...well, seen('pages', 'too slow')]],
  ['a member who is nobody', [...well, seen('members', 401)]],
  ['a vote that is stale', [...well, seen('votes', 409)]],
  ['a vote that was not seen', [...well, seen('own vote not seen', 'old')]],
  ['nobody who reads', well.filter(({ kind }) => kind !== 'reads')],
  ['no vote that was acknowledged', [...well.slice(0, 3), seen('votes', 503)]],
  ['no cache', well.map((each) => ({ ...each, isHit: false }))],
])('error: %s', (_, all) => {
  expect(complaints(...all)).toHaveLength(1)
})

test('error: nothing was measured', () => {
  expect(complaints()).toHaveLength(6)
})
