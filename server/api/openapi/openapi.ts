import {
  type Api,
  type Endpoint,
  ErrorResponse,
  type Format,
  type OpenApiDocument,
  rateOf,
} from '@narwhal-club/core/contract'
import * as z from 'zod/mini'
import { isNamed } from '../../http/isNamed.ts'
import { mediaTypes } from '../../http/twin.ts'
import { refusalsOf } from './refusalsOf.ts'

type Json = Record<string, unknown>

/** What goes in is described as it travels, what comes out as it is read. */
const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
  })
  return rest
}

/** Members of a path or a query, each as a parameter. */
function parametersOf(
  place: 'path' | 'query',
  schema: z.ZodMiniType | undefined,
  example: Json = {},
): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
    ...(name in example && { example: example[name] }),
  }))
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same write again, within a day, is answered as it was and not done twice.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

const said = (schema: Json) => ({ 'application/json': { schema } })

/** Responses of a call: what it answers, and each "no" by its status. */
function responsesOf(endpoint: Endpoint, content: Json): Json {
  const rows = refusalsOf(endpoint)
  const statuses = [...new Set(rows.map(([, { status }]) => status))].sort()
  const refused = statuses.map((status) => [
    status,
    {
      description: rows
        .filter(([, row]) => row.status === status)
        .map(([code]) => code)
        .join(', '),
      content: said({ $ref: '#/components/schemas/Refusal' }),
    },
  ])
  return {
    200: { description: 'The answer.', content },
    ...(endpoint.cache === 'public' && {
      304: { description: 'What If-None-Match names still stands.' },
    }),
    ...Object.fromEntries(refused),
  }
}

function operationOf(id: string, endpoint: Endpoint, content: Json): Json {
  const { params, query, body, example, who, bytes } = endpoint
  return {
    operationId: id,
    parameters: [
      ...parametersOf('path', params, example as Json),
      ...parametersOf('query', query, example as Json),
      ...(isNamed(endpoint) ? [idempotencyKey] : []),
    ],
    ...(body && {
      requestBody: { required: true, content: said(schemaOf(body, 'input')) },
    }),
    responses: responsesOf(endpoint, content),
    ...(who !== 'visitor' && { security: [{ session: [] }] }),
    'x-who': who,
    'x-rate-class': rateOf(endpoint),
    ...(bytes && { 'x-max-bytes': bytes }),
  }
}

/** A path as OpenAPI writes it: `/clubs/{club}`. */
export const templateOf = (path: string) => path.replace(/:(\w+)/g, '{$1}')

function* operationsOf(api: Api) {
  for (const [name, endpoint] of Object.entries(api)) {
    const path = templateOf(endpoint.path)
    const method = endpoint.method.toLowerCase()
    const content = said(schemaOf(endpoint.answer, 'output'))
    yield { path, method, is: operationOf(name, endpoint, content) }
    for (const form of endpoint.formats ?? []) {
      const type = mediaTypes[form.replace(/^.*\./, '') as Format]
      const content = { [type]: { schema: { type: 'string' } } }
      const id = `${name}.${form}`
      const is = operationOf(id, endpoint, content)
      yield { path: `${path}.${form}`, method, is }
    }
  }
}

/**
 * Describes a contract as an OpenAPI 3.1 document: every call and every form,
 * who may call, what is asked, what is answered, and each refusal by its code.
 */
export function describeApi(
  api: Api,
  { title, version }: { title: string; version: string },
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const { path, method, is } of operationsOf(api))
    paths[path] = { ...paths[path], [method]: is }
  return Object.freeze({
    openapi: '3.1.0',
    info: { title, version },
    paths,
    components: {
      schemas: { Refusal: schemaOf(ErrorResponse, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'club_session' },
      },
    },
  })
}
