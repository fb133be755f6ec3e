import type { Lines } from '../kit/endpoint.ts'

/** Clubs as administrators make and change them (behaviour 7 and 8). */
export const clubAdminEndpoints = {
  adminClubs: {
    method: 'GET',
    path: '/api/admin/clubs',
    who: 'administrator',
    formats: ['csv'],
  },
  adminClub: {
    method: 'GET',
    path: '/api/admin/clubs/:club',
    who: 'administrator',
  },
  createClub: {
    method: 'POST',
    path: '/api/admin/clubs',
    who: 'administrator',
    fresh: true,
  },
  changeClub: {
    method: 'PUT',
    path: '/api/admin/clubs/:club',
    who: 'administrator',
    fresh: true,
  },
} as const satisfies Lines
