import { expect, test } from 'vitest'
import { keysOfEvent, keysOfPath } from './contentKeys.ts'

const id = '5f0c2b1e-0000-4000-8000-000000000001'

test.each([
  ['/api/proposals', ['club', 'proposals']],
  [`/api/proposals/${id}`, ['club', `proposal-${id}`]],
  [`/api/proposals/${id}/votes.csv`, ['club', `proposal-${id}`]],
  [`/api/bounties/${id}/comments`, ['club', `bounty-${id}`]],
  ['/api/clubs', ['club', 'clubs', 'proposals', 'bounties']],
  ['/api/clubs/main', ['club', 'club-main', 'proposals', 'bounties']],
  ['/api/clubs/main/members', ['club', 'index']],
  ['/api/analytics/holders.csv', ['club', 'index']],
  ['/api/log/days.xml', ['club', 'votes']],
  ['/api/config', ['club']],
  ['/api/proposals/a\r\nSet-Cookie: x', ['club', 'proposal-a']],
])('default: %s', (path, keys) => {
  expect(keysOfPath(path)).toEqual(keys)
})

const told = (topic: string, data: object) =>
  keysOfEvent({ id: 'e', topic, data: JSON.stringify(data) })

test.each([
  ['proposals', { id, club: 'main' }, `/api/proposals/${id}`],
  ['proposals', { id, club: 'main' }, '/api/proposals'],
  ['proposals', { id, club: 'main' }, '/api/clubs/main'],
  ['proposals', { id, club: 'main' }, '/api/clubs/main/proposals'],
  ['votes', { proposal: id, club: 'main' }, `/api/proposals/${id}/timeline`],
  ['votes', { proposal: id, club: 'main' }, '/api/proposals'],
  ['votes', { proposal: id, club: 'main' }, '/api/log'],
  ['bounties', { id, club: 'main' }, `/api/bounties/${id}`],
  ['bounties', { id, club: 'main' }, `/api/submissions/${id}`],
  ['comments', { proposal: id, thread: 't' }, `/api/proposals/${id}/comments`],
  ['comments', { bounty: id, thread: 't' }, `/api/bounties/${id}/comments`],
  ['comments', { bounty: id, thread: 't' }, '/api/comments/t/replies'],
  ['index', { block: 1, version: 1 }, '/api/analytics/summary'],
  ['index', { block: 1, version: 1 }, '/api/clubs/main/activity'],
  ['votes', { proposal: id, club: 'main' }, '/api/clubs/main/activity'],
  ['content', { document: 'team' }, '/api/content/team'],
  ['content', { document: 'shill/en/nft.hype' }, '/api/shill/templates'],
  ['clubs', { id: 'main' }, '/api/clubs/main/rules'],
  ['clubs', { id: 'main' }, '/api/clubs'],
])('behavior: news of %s %o is news of %s', (topic, data, path) => {
  const keys = told(topic, data)
  expect(keysOfPath(path).some((key) => keys.includes(key))).toBe(true)
})

test('behavior: what is for one member alone is no news to a cache', () => {
  expect(told('inbox', {})).toEqual([])
})

test('behavior: a vote on one proposal leaves another alone', () => {
  const keys = told('votes', { proposal: id, club: 'main' })
  const other = `/api/proposals/${id.replace(/1$/, '2')}`
  expect(keysOfPath(other).some((key) => keys.includes(key))).toBe(false)
})
