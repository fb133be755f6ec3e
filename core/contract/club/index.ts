import { define } from '../kit/endpoint.ts'
import { clubEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const clubApi = define(clubEndpoints, {
  config: { answer: s.ClubConfig },
  facts: { answer: s.ClubFacts },
})
