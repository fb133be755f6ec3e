import type { Lines } from '../kit/endpoint.ts'

/** Where the calls of the clubs go (behaviour 8). */
export const clubsEndpoints = {
  /** The session is looked up for what a list says of who asks. */
  clubs: { method: 'GET', path: '/api/clubs', who: 'visitor', session: true },
  club: {
    method: 'GET',
    path: '/api/clubs/:club',
    who: 'visitor',
    session: true,
  },
  clubRules: {
    method: 'GET',
    path: '/api/clubs/:club/rules',
    who: 'visitor',
    cache: 'public',
  },
  clubMembers: {
    method: 'GET',
    path: '/api/clubs/:club/members',
    who: 'visitor',
    cache: 'public',
  },
  /** What happened last: in the collection, and in votes. */
  clubActivity: {
    method: 'GET',
    path: '/api/clubs/:club/activity',
    who: 'visitor',
    cache: 'public',
  },
  followClub: {
    method: 'POST',
    path: '/api/clubs/:club/follow',
    who: 'member',
  },
  unfollowClub: {
    method: 'DELETE',
    path: '/api/clubs/:club/follow',
    who: 'member',
  },
} as const satisfies Lines

/** The shape of a club's id, but for its length. */
export const clubWords = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Tells whether a club can have this id: words of small letters and digits, 3 to 32. */
export const isClubId = (id: string): boolean =>
  id.length >= 3 && id.length <= 32 && clubWords.test(id)

/** What a list of clubs may be sorted by; the first is the usual one. */
export const clubSorts = ['proposals', 'holders', 'newest'] as const
export type ClubSort = (typeof clubSorts)[number]
