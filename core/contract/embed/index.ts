import { define } from '../kit/define.ts'
import { embedEndpoints } from './endpoints.ts'
import { Oembed, OembedQuery } from './schemas.ts'

export const embedApi = define(embedEndpoints, {
  oembed: {
    query: OembedQuery,
    answer: Oembed,
    refusals: ['proposal_not_found', 'format_not_supported'],
    example: {
      url: '/clubs/main?p=e0000000-0000-4000-8000-000000000001',
    },
  },
})
