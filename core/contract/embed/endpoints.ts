import type { Lines } from '../kit/endpoint.ts'

export const embedEndpoints = {
  /** How another site shows a proposal that it links to (https://oembed.com). */
  oembed: {
    method: 'GET',
    path: '/api/oembed',
    who: 'visitor',
    cache: 'public',
  },
} as const satisfies Lines
