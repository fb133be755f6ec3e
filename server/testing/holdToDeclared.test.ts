import { expect, test } from 'vitest'
import { holdToDeclared } from './holdToDeclared.ts'

const id = 'c0000000-0000-4000-8000-000000000001'

test.each([
  ['PUT', '/api/admin/content/team', 'link_blocked'],
  ['PUT', '/api/admin/content/announcements', 'link_blocked'],
  ['POST', '/api/admin/clubs', 'link_blocked'],
  ['PUT', '/api/admin/clubs/main', 'link_blocked'],
  ['POST', `/api/admin/fees/refunds/${id}/payment`, 'payout_unread'],
])('default: %s %s may answer %s', (method, path, code) => {
  expect(() => holdToDeclared(method, path, code)).not.toThrow()
})

test('error: a code that is no answer to a call', () => {
  const say = (path: string) => holdToDeclared('GET', path, 'club_exists')
  expect(() => say('/api/clubs/main')).toThrow('club does not say')
  expect(() => say('/api/admin/audit.csv')).toThrow('adminAudit does not say')
})

test('behavior: what is at no path of the contract is not judged', () => {
  expect(() => holdToDeclared('GET', '/api/x', 'not_found')).not.toThrow()
  expect(() =>
    holdToDeclared('DELETE', '/api/config', 'method_not_allowed'),
  ).not.toThrow()
})
