import { define } from '../kit/define.ts'
import { clubEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const clubApi = define(clubEndpoints, {
  config: { answer: s.ClubConfig },
  facts: { answer: s.ClubFacts },
})
