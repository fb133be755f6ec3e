import type { Lines } from '../kit/endpoint.ts'

/** What every page must know of the club. */
export const clubEndpoints = {
  config: { method: 'GET', path: '/api/config', who: 'visitor' },
  facts: { method: 'GET', path: '/api/facts', who: 'visitor' },
} as const satisfies Lines
