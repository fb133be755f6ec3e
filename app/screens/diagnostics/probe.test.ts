import { type Endpoint, surface } from '@narwhal-club/core/contract'
import { expect, test } from 'vitest'
import { probe, reads } from './probe.ts'
import { probedRows, summarise } from './probedRows.ts'

const asked: string[] = []
const answering = (status: number, body: unknown) => async (path: string) => {
  asked.push(path)
  return new Response(JSON.stringify(body), { status })
}
const { primaryWallet, analyticsWallet, me }: Record<string, Endpoint> = surface
const address = `0x${'1'.repeat(40)}`

test('default: an answer as agreed, with its time', async () => {
  const found = await probe(primaryWallet, answering(200, { address }))
  expect(found).toEqual({
    outcome: 'right',
    result: 'As agreed',
    milliseconds: expect.any(Number),
  })
})

test('default: an answer that differs fails, and says where', async () => {
  const found = await probe(primaryWallet, answering(200, { address: 25 }))
  expect(found).toMatchObject({ outcome: 'failing', result: 'Differs' })
  expect(found.why).toMatch(/^address: /)
})

test('default: a refusal by its terms says its code, and is no failure', async () => {
  const body = { error: 'Sign in.', code: 'not_signed_in' }
  const found = await probe(me, answering(401, body))
  expect(found).toMatchObject({
    outcome: 'refused',
    result: 'Refused with 401',
    why: 'not_signed_in',
  })
})

test.each([
  [503, 'index_behind'],
  [403, 'not_signed_in'],
  [401, 'made_up'],
])('error: %i with %s is a failure', async (status, code) => {
  const found = await probe(
    analyticsWallet,
    answering(status, { error: 'x', code }),
  )
  expect(found).toMatchObject({ outcome: 'failing', why: code })
  expect(asked.at(-1)).toBe(`/api/analytics/wallet/${address}`)
})

test('behavior: a body that is no JSON is no refusal of ours', async () => {
  const page = async () => new Response('<h1>Bad gateway</h1>', { status: 502 })
  const found = await probe(primaryWallet, page)
  expect(found).not.toHaveProperty('why')
  expect(found.outcome).toBe('failing')
})

test('error: what has no example is not asked, and says so', async () => {
  const { example: _, ...bare } = analyticsWallet
  const found = await probe(bare, async () => {
    throw new Error('asked')
  })
  expect(found).toMatchObject({ outcome: 'failing', result: 'Not asked' })
})

test('behavior: every read that must be told something has an example', () => {
  expect(reads.length).toBeGreaterThan(60)
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

test('default: once all have answered, those that fail come first, and are counted', () => {
  const three = reads.slice(0, 3)
  const right = { outcome: 'right', result: 'As agreed' } as const
  const failing = { outcome: 'failing', result: 'Differs' } as const
  const said = (data: object, isFetching = false) =>
    ({ data, error: null, isFetching }) as never
  const askings = [
    said({ ...right, milliseconds: 4 }),
    said({ ...failing, milliseconds: 9 }),
    { data: undefined, error: new Error('away'), isFetching: false },
  ]
  const rows = probedRows(three, askings)
  expect(rows.map(({ path }) => path)).toEqual(
    [1, 2, 0].map((at) => three[at]?.path),
  )
  expect(summarise(rows)).toEqual({
    ...{ all: 3, right: 1, refused: 0, failing: 2, waiting: 0, slowest: 9 },
  })
  const running = probedRows(three, [
    ...askings.slice(0, 2),
    undefined as never,
  ])
  expect(running.map(({ path }) => path)).toEqual(three.map(({ path }) => path))
  expect(summarise(running).waiting).toBe(1)
})
