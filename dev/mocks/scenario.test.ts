import { api } from '@narwhal-club/core/contract'
import { words } from '@narwhal-club/core/messages'
import { getResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { toMessage } from '../../server/testing/browser.ts'
import { createHandlers } from './handlers.ts'
import { readScenario, type Scenario } from './scenario.ts'
import { createMockWorld } from './world.ts'

const origin = 'http://club.test'

/** A page with mocks, as in a browser: neither cookies nor origin are told. */
function openPage(
  scenario: Partial<Scenario> = {},
  store?: Map<string, string>,
) {
  const kept = store && {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  }
  const world = createMockWorld({
    origins: [origin],
    scenario,
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
  const call = { to: world.config.contracts.swap, data: '0x12345678' }
  const { error } = await (await rpc('eth_call', [call, 'latest'])).json()
  expect(error.message).toContain('does not know')
})

test('default: a query string tells the scenario', () => {
  const said = readScenario('?latency=2000&network=offline&node=away&page=/x')
  expect(said).toEqual({ latency: 2_000, network: 'offline', node: 'away' })
  expect(readScenario('?latency=soon&server=tired')).toEqual({})
})
