import type { Lines } from '../kit/endpoint.ts'

export const nftsEndpoints = {
  /** Name and art of some members of the collection. */
  nfts: { method: 'GET', path: '/api/nfts', who: 'visitor', cache: 'public' },
} as const satisfies Lines
