import { define } from '../kit/define.ts'
import { openapiEndpoints } from './endpoints.ts'
import { OpenApiDocument } from './schemas.ts'

export const openapiApi = define(openapiEndpoints, {
  openapi: { answer: OpenApiDocument },
})
