import {
  type Endpoint,
  type OpenApiDocument,
  refusalTable,
  surface,
} from '@narwhal-club/core/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromJSONSchema } from 'zod'
import type * as z from 'zod/mini'
import { ask } from '../../testing/request.ts'
import {
  startTestServer,
  type TestServer,
} from '../../testing/startTestServer.ts'
import { templateOf } from './openapi.ts'
import { refusalsOf } from './refusalsOf.ts'

type Schema = Parameters<typeof fromJSONSchema>[0]

interface Operation {
  operationId: string
  parameters: {
    name: string
    in: string
    required: boolean
    schema: Schema
    example?: unknown
  }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<
    string,
    {
      description: string
      content?: Record<string, { schema: Schema }>
    }
  >
  security?: object[]
}

let server: TestServer
let document: OpenApiDocument
beforeAll(async () => {
  server = await startTestServer()
  document = (await ask(`${server.url}/api/openapi.json`)).json
})
afterAll(() => server.close())

const endpoints = Object.entries(surface) as [string, Endpoint][]
const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, is]) => ({
      path,
      method,
      is: is as unknown as Operation,
    })),
  )
const operationOf = (path: string, method: string) =>
  document.paths[templateOf(path)]?.[method.toLowerCase()] as unknown as
    | Operation
    | undefined

/** Every schema of the document, at any depth. */
function* schemasIn(value: unknown): Generator<Schema & object> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'schema') yield inner as Schema & object
    else yield* schemasIn(inner)
  }
}

test('default: it can be kept, and is revalidated', async () => {
  const url = `${server.url}/api/openapi.json`
  const { status, headers } = await ask(url)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=10',
  })
  const again = await ask(url, {
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect([again.status, again.text]).toEqual([304, ''])
})

describe.each(endpoints)('%s', (name, endpoint) => {
  test('default: it is there, with each of its forms', () => {
    const { path, method, formats = [] } = endpoint
    expect(operationOf(path, method)?.operationId).toBe(name)
    for (const form of formats)
      expect(operationOf(`${path}.${form}`, method)?.operationId).toBe(
        `${name}.${form}`,
      )
  })

  test('default: it says each refusal by its status', () => {
    const said = operationOf(endpoint.path, endpoint.method)?.responses ?? {}
    for (const [code, { status }] of refusalsOf(endpoint))
      expect(said[status]?.description.split(', ')).toContain(code)
    expect(said[200]?.content).toBeDefined()
  })

  test('default: it says what is asked', () => {
    const said = operationOf(endpoint.path, endpoint.method)
    const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(
      ([, each]) => each,
    )
    const names = (place: string) =>
      said?.parameters
        .filter((each) => each.in === place)
        .map(({ name }) => name)
    expect(names('path')).toEqual(inPath)
    const query = endpoint.query as z.ZodMiniObject | undefined
    expect(names('query')).toEqual(Object.keys(query?.shape ?? {}))
    expect(said?.requestBody !== undefined).toBe(endpoint.body !== undefined)
    expect(said?.security !== undefined).toBe(endpoint.who !== 'visitor')
  })
})

test('behavior: nothing is in it that the contract has not', () => {
  const forms = endpoints.reduce(
    (sum, [, { formats = [] }]) => sum + 1 + formats.length,
    0,
  )
  expect(operations()).toHaveLength(forms)
  const ids = operations().map(({ is }) => is.operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

test('behavior: names of a path are required parameters of it', () => {
  for (const { path, is } of operations()) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, each]) => each)
    const said = is.parameters.filter((each) => each.in === 'path')
    expect(said.map(({ name }) => name)).toEqual(named)
    expect(said.every(({ required }) => required)).toBe(true)
  }
})

test('behavior: every code of the table is an answer to some call', () => {
  const said = new Set(
    operations().flatMap(({ is }) =>
      Object.values(is.responses).flatMap(({ description }) =>
        description.split(', '),
      ),
    ),
  )
  // Of no call: what is at no path, and by no method of one.
  const nowhere = ['not_found', 'method_not_allowed']
  const codes = Object.keys(refusalTable).filter((c) => !nowhere.includes(c))
  expect(codes.filter((code) => !said.has(code))).toEqual([])
})

test('behavior: every schema is JSON Schema that can be read back', () => {
  let count = 0
  for (const schema of schemasIn(document)) {
    count += 1
    if (!('$ref' in schema)) expect(() => fromJSONSchema(schema)).not.toThrow()
  }
  expect(count).toBeGreaterThan(endpoints.length)
  expect(document.components).toHaveProperty('schemas.Refusal.required')
})

test('behavior: what the server answers is what the document says', async () => {
  const { json } = await ask(`${server.url}/api/config`)
  const said = operationOf('/api/config', 'GET')?.responses[200]
  const schema = said?.content?.['application/json']?.schema ?? {}
  const config = fromJSONSchema(schema)
  expect(config.safeParse(json).success).toBe(true)
  expect(config.safeParse({ ...json, world: 'mars' }).success).toBe(false)
})
