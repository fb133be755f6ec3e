import { analyticsApi, api } from '@narwhal-club/core/contract'
import { words } from '@narwhal-club/core/messages'
import { getResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { toMessage } from '../../server/testing/browser.ts'
import type { PastKind } from './chain/chain.types.ts'
import { createHandlers } from './handlers.ts'
import { readScenario, type Scenario } from './scenario.ts'
import { createMockWorld } from './world.ts'

const origin = 'http://club.test'

/** A page with mocks, as in a browser: neither cookies nor origin are told. */
function openPage(
  scenario: Partial<Scenario> = {},
  store?: Map<string, string>,
  past?: PastKind,
) {
  const kept = store && {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  }
  const world = createMockWorld({
    origins: [origin],
    scenario,
    ...(past && { past }),
    ...(kept && { store: kept }),
  })
  const handlers = createHandlers(world, { origin })
  const ask = async (method: string, path: string, body?: unknown) => {
    const url = path.startsWith('/') ? origin + path : path
    const init =
      body === undefined
        ? { method }
        : {
            method,
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json' },
          }
    const response = await getResponse(handlers, new Request(url, init))
    if (!response) throw new Error(`No handler takes ${url}`)
    return response
  }
  const rpc = (method: string, params: unknown[] = []) =>
    ask('POST', world.config.chain.rpcUrl, { id: 1, method, params })
  const signIn = async () => {
    const { holder } = world.accounts
    const answer = await ask('POST', api.nonce.path)
    const { nonce } = await answer.json()
    const message = toMessage({
      domain: 'club.test',
      address: holder.address,
      statement: words.signInStatement,
      uri: origin,
      version: '1',
      chainId: '25',
      nonce,
      issuedAt: new Date(world.clock.now()).toISOString(),
    })
    const signature = await holder.signMessage({ message })
    return ask('POST', api.verify.path, { message, signature })
  }
  return { world, ask, rpc, signIn }
}

test('default: the page signs in, and its jar keeps the session', async () => {
  const { ask, signIn } = openPage()
  const answer = await signIn()
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie()).toEqual([])
  expect((await ask('GET', api.me.path)).status).toBe(200)
  await ask('POST', api.logout.path)
  expect((await ask('GET', api.me.path)).status).toBe(401)
})

test('behavior: a world with a store outlives the page', async () => {
  const store = new Map<string, string>()
  await openPage({}, store).signIn()
  const { ask, world } = openPage({}, store)
  expect((await ask('GET', api.me.path)).status).toBe(200)
  expect(world.state.chain.tokens[world.config.contracts.swap]).toBeTypeOf(
    'bigint',
  )
})

test('behavior: another tab hears of the session', async () => {
  const store = new Map<string, string>()
  const [one, two] = [openPage({}, store), openPage({}, store)]
  expect((await two.ask('GET', api.me.path)).status).toBe(401)
  await one.signIn()
  expect((await two.ask('GET', api.me.path)).status).toBe(200)
})

test('parameters: offline reaches nothing', async () => {
  const { ask, rpc } = openPage({ network: 'offline' })
  expect((await ask('GET', api.config.path)).type).toBe('error')
  expect((await rpc('eth_chainId')).type).toBe('error')
})

test.each([
  ['failing', 500, 'internal', null],
  ['unavailable', 503, 'unavailable', '1'],
] as const)(
  'parameters: a server that is %s',
  async (server, status, code, wait) => {
    const { ask, rpc } = openPage({ server })
    const answer = await ask('GET', api.config.path)
    expect([answer.status, (await answer.json()).code]).toEqual([status, code])
    expect(answer.headers.get('retry-after')).toBe(wait)
    expect((await rpc('eth_chainId')).ok).toBe(true)
  },
)

test('parameters: latency comes before each answer', async () => {
  const { ask } = openPage({ latency: 60 })
  const began = performance.now()
  await ask('GET', api.config.path)
  expect(performance.now() - began).toBeGreaterThan(50)
})

test.each([
  [{ node: 'away' }, 'unavailable'],
  [{ holdings: 'unavailable' }, 'unavailable'],
  [{ holdings: 'stale' }, 'stale'],
  [{}, 'fresh'],
] as const)('parameters: holdings with %o are %s', async (scenario, status) => {
  const { ask, signIn } = openPage(scenario)
  expect((await (await signIn()).json()).holdings.status).toBe(status)
  const facts = await (await ask('GET', api.facts.path)).json()
  expect(facts.source.status).toBe(status)
})

test.each([
  ['behind', { status: 'behind', block: 2, head: 1_202 }],
  ['stale', { status: 'stale', block: 2, head: 2 }],
  ['fresh', { status: 'fresh', block: 2, head: 2 }],
] as const)('parameters: an index that is %s', async (index, asOf) => {
  const { ask, world } = openPage({ index })
  const path = analyticsApi.analyticsSummary.path
  const answer = await (await ask('GET', path)).json()
  expect(answer).toMatchObject({ holders: 4, asOf })
  world.scenario.index = 'absent'
  const refused = await ask('GET', path)
  expect([refused.status, (await refused.json()).code]).toEqual([
    503,
    'index_behind',
  ])
  expect(refused.headers.get('retry-after')).toBe('1')
})

test('parameters: a past of thirteen months', async () => {
  const { ask, world } = openPage({}, undefined, 'history')
  const get = async (path: string) =>
    (await ask('GET', `/api/analytics${path}`)).json()
  const now = await get('/summary')
  expect(now.asOf.block).toBe(world.state.chain.head)
  expect(now.holders).toBeGreaterThan(150)
  const then = await get('/summary?block=100')
  expect(then.holders).toBeLessThan(now.holders)
  const mine = await get(`/wallet/${world.accounts.whale.address}`)
  expect(mine).toMatchObject({ nfts: 72, isWhale: true })
  expect((await get('/moments')).moments.length).toBeGreaterThan(80)
  expect((await get('/fees')).totals.croPayments).toBeGreaterThan(20)
  const { ids } = { ids: mine.tokens.map(({ id }: { id: string }) => id) }
  const art = await ask('GET', `/api/nfts?ids=${ids.slice(0, 24)}`)
  expect((await art.json()).rows).toHaveLength(24)
})

test('behavior: what the page pays is in the analytics', async () => {
  const { ask, world } = openPage()
  const { chain, config, accounts } = world
  const { holder } = accounts
  const pay = async (nonce: number, over: object) => {
    const gas = { gas: 100_000n, maxFeePerGas: 10n ** 10n }
    const fees = { ...gas, maxPriorityFeePerGas: 1n, type: 'eip1559' } as const
    const call = { chainId: 25, nonce, ...fees, ...over }
    await chain.submit(await holder.signTransaction(call))
  }
  const to = config.adminWallet as `0x${string}`
  await pay(0, { to, value: BigInt(config.fees.swap) })
  const answer = await (await ask('GET', '/api/analytics/fees')).json()
  expect(answer.totals).toMatchObject({ croPayments: 1, tokenPayments: 0 })
  expect(answer.rows[0]).toMatchObject({
    asset: 'CRO',
    purpose: 'swap',
    amount: config.fees.swap,
    from: holder.address.toLowerCase(),
  })
})

test('parameters: a node that is away answers no page', async () => {
  const { rpc, world } = openPage({ node: 'away' })
  expect((await rpc('eth_chainId')).type).toBe('error')
  world.scenario.node = 'up'
  expect((await rpc('eth_chainId')).ok).toBe(true)
})

test('error: an answer that breaks the contract does not leave', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { ask, world } = openPage()
  Object.assign(world.config, { adminWallet: 'nobody' })
  const answer = await ask('GET', api.primaryWallet.path)
  expect(answer.status).toBe(500)
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

test('error: the chain refuses what it was never taught', async () => {
  const { rpc, world } = openPage()
  // `renounceOwnership()`: the vault has it, and no one here asks.
  const call = { to: world.config.contracts.swap, data: '0x715018a6' }
  const { error } = await (await rpc('eth_call', [call, 'latest'])).json()
  expect(error.message).toContain('does not know')
})

test('default: a query string tells the scenario', () => {
  const said = readScenario('?latency=2000&network=offline&node=away&page=/x')
  expect(said).toEqual({ latency: 2_000, network: 'offline', node: 'away' })
  expect(readScenario('?latency=soon&server=tired')).toEqual({})
})
