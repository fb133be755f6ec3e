import { type Endpoint, surface } from '@narwhal-club/core/contract'
import { expect, test } from 'vitest'
import { probe } from './probe.ts'

const asked: string[] = []
const answering = (status: number, body: unknown) => async (path: string) => {
  asked.push(path)
  return new Response(JSON.stringify(body), { status })
}
const { primaryWallet, analyticsWallet }: Record<string, Endpoint> = surface
const address = `0x${'1'.repeat(40)}`

test('default: an answer as agreed, with its time', async () => {
  const found = await probe(primaryWallet, answering(200, { address }))
  expect(found).toEqual({
    result: 'As agreed',
    milliseconds: expect.any(Number),
  })
})

test('default: an answer that differs says where', async () => {
  const found = await probe(primaryWallet, answering(200, { address: 25 }))
  expect(found).toMatchObject({ result: 'Differs' })
  expect(found.why).toMatch(/^address: /)
})

test('default: a refusal says its code', async () => {
  const body = { error: 'Not yet.', code: 'index_behind' }
  const found = await probe(analyticsWallet, answering(503, body))
  expect(found).toMatchObject({
    result: 'Refused with 503',
    why: 'index_behind',
  })
  expect(asked.at(-1)).toBe(`/api/analytics/wallet/${address}`)
})

test('behavior: a body that is no JSON is no refusal of ours', async () => {
  const page = async () => new Response('<h1>Bad gateway</h1>', { status: 502 })
  const found = await probe(primaryWallet, page)
  expect(found).not.toHaveProperty('why')
})

test('behavior: every read that must be told something has an example', () => {
  const reads = Object.values(surface as Record<string, Endpoint>).filter(
    ({ method }) => method === 'GET',
  )
  for (const { path, query, example = {} } of reads) {
    if (query)
      expect(query.safeParse(withoutPath(path, example)).error).toBe(undefined)
    for (const [, name] of path.matchAll(/:(\w+)/g))
      expect(example, path).toHaveProperty(name ?? '')
  }
})

const withoutPath = (path: string, example: object) =>
  Object.fromEntries(
    Object.entries(example).filter(([name]) => !path.includes(`:${name}`)),
  )
