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

/** What a list of clubs may be sorted by; the first is the usual one. */
export const clubSorts = ['proposals', 'holders', 'newest'] as const
export type ClubSort = (typeof clubSorts)[number]
