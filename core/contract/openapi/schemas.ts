import * as z from 'zod/mini'

type Json = Record<string, unknown>

/** An OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.0). */
export interface OpenApiDocument {
  openapi: '3.1.0'
  info: Json
  /** By path, then by method in lower case. */
  paths: Record<string, Record<string, Json>>
  components: Json
}

/** Taken as it is: copying it for every reader would be most of the work. */
export const OpenApiDocument = z.custom<OpenApiDocument>(
  (given) =>
    typeof given === 'object' &&
    given !== null &&
    'openapi' in given &&
    given.openapi === '3.1.0' &&
    'paths' in given,
)
