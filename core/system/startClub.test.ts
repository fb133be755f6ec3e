import { expect, test } from 'vitest'
import { settled } from '../../dev/testing/settled.ts'
import { hintOf } from '../hints/index.ts'
import { alice, fakeClub, fakeConfig } from '../testing/index.ts'
import { type StartClubOptions, startClub } from './startClub.ts'
import { toStartFailure } from './system.starting.ts'

const config = {
  ...fakeConfig,
  signIn: { ...fakeConfig.signIn, statement: 'Come in' },
}

/** A club that answers `GET /api/config` like this. */
function openClub(...answers: ('down' | { status: number; body: unknown })[]) {
  const club = fakeClub()
  club.server.script('config', ...answers)
  const { fetch, origin, storage, rpc } = club.ports
  const rpcCalls: string[] = []
  const options: StartClubOptions = {
    origin,
    clock: club.clock,
    storage,
    fetch: async (url, init) => {
      if (url !== config.chain.rpcUrl) return fetch(url, init as never)
      const { id, method, params } = JSON.parse(init.body ?? '')
      rpcCalls.push(method)
      const result = await rpc.call(method, params)
      return new Response(JSON.stringify({ jsonrpc: '2.0', id, result }))
    },
    loadWallet: async () => club.wallet.port,
  }
  return { ...club, options, rpcCalls }
}

const answered = { status: 200, body: config }

async function started(options: StartClubOptions) {
  const outcome = await startClub(options)
  if (!outcome.ok) throw new Error(outcome.failure.hint)
  return outcome
}

test('default: it is asked once, and a person signs in', async () => {
  const { options, server, wallet, rpcCalls } = openClub(answered)
  const { system, config: read } = await started(options)
  expect(read).toEqual(config)
  await settled()
  expect(system.getSnapshot().session.status).toBe('signedOut')
  for (const event of [
    { type: 'wallet.open' },
    { type: 'wallet.choose', id: 'w' },
    { type: 'login.start' },
    { type: 'login.sign' },
  ] as const) {
    system.send(event)
    await settled()
  }
  expect(wallet.prompts[0]).toContain('Come in')
  expect(system.getSnapshot().session).toMatchObject({
    status: 'signedIn',
    user: { address: alice.toLowerCase() },
  })
  expect(server.calls.filter((name) => name === 'config')).toHaveLength(1)
  expect(rpcCalls).toContain('eth_chainId')
  system.stop()
})

test('parameters: config, which is not asked for then', async () => {
  const { options, server } = openClub()
  const { system } = await started({ ...options, config })
  expect(server.calls).not.toContain('config')
  system.stop()
})

test('parameters: loadWallet is told the configuration, when it is reached for', async () => {
  const { options, wallet } = openClub(answered)
  const told: unknown[] = []
  const { system } = await started({
    ...options,
    loadWallet: async (read) => {
      told.push(read)
      return wallet.port
    },
  })
  await settled()
  expect(told).toEqual([])
  system.send({ type: 'wallet.open' })
  await settled()
  expect(told).toEqual([config])
  system.stop()
})

test('behavior: who was just signed in is greeted, once', async () => {
  const { options, server, storage } = openClub(answered)
  server.setSession(alice)
  storage.setItem('club.signedIn', 'true')
  const { system } = await started(options)
  await settled()
  const titles = system
    .getSnapshot()
    .notifications.items.map(({ title }) => title)
  expect(titles).toContain('Signed In Successfully')
  expect(storage.getItem('club.signedIn')).toBeNull()
  system.stop()
})

test.each([
  ['club.network', 'down', undefined, 'pass /api on'],
  [
    'club.refused',
    { status: 503, body: { error: 'Later.', code: 'unavailable' } },
    503,
    'the status says why',
  ],
  [
    'club.unreadable',
    { status: 200, body: { hello: 'world' } },
    undefined,
    'this version',
  ],
] as const)('error: %s', async (code, answer, status, hint) => {
  const { options } = openClub(answer, answered)
  const outcome = await startClub(options)
  expect(outcome).toMatchObject({
    ok: false,
    failure: { code, hint: expect.stringContaining(hint) },
  })
  if (outcome.ok) return
  expect(outcome.failure.status).toBe(status)
  expect(outcome.failure.message).toMatch(/^[A-Z][^<{]+\.$/)
  const { system } = await started(options)
  system.stop()
})

test('default: the log hears why it did not start, and what to do about all else', async () => {
  const { options, wallet } = openClub({ status: 200, body: {} }, answered)
  const lines: [string, Record<string, unknown>][] = []
  const logged = {
    ...options,
    log: { warn: (...line: (typeof lines)[number]) => lines.push(line) },
  }
  const outcome = await startClub(logged)
  if (outcome.ok) throw new Error('it started')
  const { failure } = outcome
  expect(lines).toEqual([['club.failed', { failure, hint: failure.hint }]])
  wallet.on.connect = () => Promise.reject({ code: -32002 })
  const { system } = await started(logged)
  system.send({ type: 'wallet.open' })
  await settled()
  system.send({ type: 'wallet.choose', id: 'w' })
  await settled()
  expect(lines.slice(1)).toEqual([
    [
      'wallet.failed',
      {
        failure: expect.objectContaining({ code: 'wallet.requestPending' }),
        hint: hintOf('wallet.requestPending'),
      },
    ],
  ])
  system.stop()
})

test('error: club.timeout', async () => {
  const { options, clock } = openClub()
  const outcome = startClub({ ...options, fetch: () => new Promise(() => {}) })
  clock.advance(10_000)
  expect(await outcome).toMatchObject({
    ok: false,
    failure: { code: 'club.timeout' },
  })
})

test('error: a page of another server is no configuration', async () => {
  const { options } = openClub()
  const outcome = await startClub({
    ...options,
    fetch: async () => new Response('<!doctype html>'),
  })
  expect(outcome).toMatchObject({
    failure: {
      code: 'club.unreadable',
      hint: expect.stringContaining('Something else answers'),
    },
  })
})

test.each([404, 502])(
  'error: a development server without a club behind it answers %i',
  async (status) => {
    const { options } = openClub()
    const outcome = await startClub({
      ...options,
      fetch: async () => new Response('', { status }),
    })
    expect(outcome).toMatchObject({
      failure: {
        code: 'club.refused',
        status,
        hint: expect.stringContaining(`${status}: does`),
      },
    })
  },
)

test('error: a defect is no failure of the club', () => {
  expect(() => toStartFailure(new TypeError('Broken'))).toThrow('Broken')
})
