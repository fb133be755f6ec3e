import { expect, test } from 'vitest'
import { canChange, isOfVotes, touches } from './touches.ts'

const id = 'e0000000-0000-4000-8000-000000000001'
const thread = 'a0000000-0000-4000-8000-000000000001'
const offer = 'b0000000-0000-4000-8000-000000000001'
const paths = [
  '/api/proposals?status=active&sort=ending&limit=3',
  `/api/proposals/${id}`,
  `/api/proposals/${id}/versions`,
  `/api/proposals/${id}/comments?sort=top`,
  '/api/proposals/e0000000-0000-4000-8000-000000000002',
  `/api/comments/${thread}/replies`,
  '/api/clubs?sort=newest',
  '/api/clubs/main',
  '/api/clubs/main/proposals?sort=ending',
  '/api/clubs/main/members',
  '/api/inbox',
  '/api/inbox?cursor=x',
  '/api/inbox/awaiting',
  '/api/inbox/switches',
  '/api/facts',
  '/api/analytics/summary',
  '/api/bounties?state=open',
  `/api/bounties/${offer}`,
  `/api/bounties/${offer}/submissions`,
  `/api/bounties/${offer}/comments`,
  '/api/submissions/b1000000-0000-4000-8000-000000000001',
  '/api/clubs/main/bounties?sort=reward',
]
const touched = (
  topic: 'proposals' | 'comments' | 'inbox',
  more: { thread?: string } = {},
) =>
  paths
    .filter((path) => touches(path, { topic, id, ...more }))
    .map((path) => paths.indexOf(path))

test('default: a proposal that changed touches its page and the lists', () => {
  expect(touched('proposals')).toEqual([0, 1, 2, 3, 6, 7, 8, 12])
})
test('default: a comment touches what is said, and the count of its proposal', () => {
  expect(touched('comments', { thread })).toEqual([1, 3, 5])
})
test('default: a bounty that changed touches its page, its work and the lists', () => {
  const touchedBy = (topic: 'bounties' | 'comments') =>
    paths
      .filter((path) => touches(path, { topic, id: offer }))
      .map((path) => paths.indexOf(path))
  expect(touchedBy('bounties')).toEqual([6, 7, 16, 17, 18, 19, 20, 21])
  expect(touchedBy('comments')).toEqual([17, 19])
})
test('behavior: the replies of another thread are not asked for anew', () => {
  expect(touched('comments', { thread: id })).toEqual([1, 3])
})
test('default: what a member is told touches the bell', () => {
  expect(touched('inbox')).toEqual([10, 11, 12])
})
test('behavior: after a gap all of it is asked anew, and nothing else', () => {
  const kept = paths.filter((path) => !canChange(path))
  expect(kept).toEqual([
    '/api/clubs/main/members',
    '/api/inbox/switches',
    '/api/facts',
    '/api/analytics/summary',
  ])
})

const ofVotes = [
  `/api/proposals/${id}/votes?sort=power`,
  `/api/proposals/${id}/votes`,
  `/api/proposals/${id}/non-voters?limit=20`,
  `/api/proposals/${id}/timeline`,
]
test('default: a vote touches who voted, not what was told with it', () => {
  const own = `/api/proposals/${id}/votes/me`
  const all = [...paths, ...ofVotes, own]
  expect(all.filter((path) => isOfVotes(path, id))).toEqual(ofVotes)
  expect(all.filter((path) => touches(path, { topic: 'votes' }))).toEqual([])
  expect(all.filter((path) => isOfVotes(path, thread))).toEqual([])
})

test('behavior: what administrators write is asked for anew where it is shown', () => {
  const told = (topic: 'content' | 'clubs', path: string) =>
    touches(path, { topic })
  expect(told('content', '/api/content/team')).toBe(true)
  expect(told('content', '/api/admin/content/announcements')).toBe(true)
  expect(told('content', '/api/shill/templates?language=de')).toBe(true)
  expect(told('content', '/api/shill/facts?topic=nft')).toBe(false)
  expect(told('clubs', '/api/clubs/main')).toBe(true)
  expect(told('clubs', '/api/admin/clubs/main')).toBe(true)
  expect(told('clubs', '/api/content/team')).toBe(false)
})
