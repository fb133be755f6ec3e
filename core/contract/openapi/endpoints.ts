import type { Lines } from '../kit/endpoint.ts'

export const openapiEndpoints = {
  /** This contract, for programs that are not ours. */
  openapi: {
    method: 'GET',
    path: '/api/openapi.json',
    who: 'visitor',
    cache: 'public',
  },
} as const satisfies Lines
