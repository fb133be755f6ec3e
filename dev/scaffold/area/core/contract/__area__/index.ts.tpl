import { define } from '../kit/define.ts'
import { __area__Endpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const __area__Api = define(__area__Endpoints, {
  __area__: { answer: s.__Area__ },
})
