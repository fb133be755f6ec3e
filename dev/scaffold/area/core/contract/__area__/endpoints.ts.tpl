import type { Lines } from '../kit/endpoint.ts'

export const __area__Endpoints = {
  /** How many members there are; for members. */
  __area__: {
    method: 'GET',
    path: '/api/__area__',
    who: 'member',
  },
} as const satisfies Lines
