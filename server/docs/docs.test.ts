import { type Endpoint, surface } from '@narwhal-club/core/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../testing/request.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { writeType } from './writeType.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
const read = (path: string, headers = {}) => ask(server.url + path, { headers })

const links = (html: string) =>
  [...html.matchAll(/href="(\/api\/docs\/[^"#]+)#([^"]+)"/g)].map(
    ([, page = '', id = '']) => ({ page, id }),
  )

test('default: every call has a place, and every link leads to one', async () => {
  const { status, text, headers } = await read('/api/docs')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  const found = links(text)
  const names = Object.entries(surface as Record<string, Endpoint>).flatMap(
    ([name, { formats = [] }]) => [
      name,
      ...formats.map((form) => `${name}.${form}`),
    ],
  )
  expect(found.map(({ id }) => id).sort()).toEqual([...names].sort())
  const pages = new Map<string, string>()
  for (const { page, id } of found) {
    if (!pages.has(page)) pages.set(page, (await read(page)).text)
    expect(pages.get(page)).toContain(`<article id="${id}">`)
  }
  const comments = pages.get('/api/docs/proposals') ?? ''
  expect(comments).toContain('not_signed_in')
})

test('behavior: no code, nothing from elsewhere, and a policy that holds it to that', async () => {
  const { text, headers } = await read('/api/docs/swap')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/unsafe|script-src|https?:/)
  expect(text).not.toMatch(/<script|<iframe|\son\w+=|(?:src|href)="(?!\/)/)
})

test('behavior: it is revalidated, and what is none is refused as any other path', async () => {
  const { headers } = await read('/api/docs')
  const again = await read('/api/docs', { 'if-none-match': headers.etag })
  expect([again.status, again.text]).toEqual([304, ''])
  for (const path of ['/api/docs/none', '/api/docsx', '/api/docs/']) {
    const { status, json } = await read(path)
    expect([status, json.code]).toEqual([404, 'not_found'])
  }
})

test('default: schemas are written as people write types', () => {
  const ids = { type: 'array', items: { type: ['string', 'null'] } }
  const shape = {
    type: 'object',
    required: ['id'],
    properties: {
      id: { type: 'string', pattern: '^x$' },
      many: { type: 'integer', minimum: 0, maximum: 9_007_199_254_740_991 },
      rows: { type: 'array', items: { enum: ['a', 'b'] } },
      each: { type: 'array', items: { anyOf: [{ type: 'null' }, ids] } },
      ids,
    },
  }
  expect(writeType(shape)).toBe(
    [
      '{',
      '  id: string (^x$)',
      '  many?: integer ≥ 0',
      '  rows?: ("a" | "b")[]',
      '  each?: (null | (string | null)[])[]',
      '  ids?: (string | null)[]',
      '}',
    ].join('\n'),
  )
})
