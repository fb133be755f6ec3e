import { expect, test } from 'vitest'
import {
  no,
  ok,
  scriptedProposals,
} from '../../dev/testing/scriptedProposals.ts'
import { settled } from '../../dev/testing/settled.ts'
import type { SwapIntent } from '../contract/index.ts'
import {
  config,
  intent,
  nft,
  noon,
  quote,
  swapped,
} from '../swapping/swapping.fixture.ts'
import { alice, fakeClub } from '../testing/index.ts'
import { createSystem } from './index.ts'
import { createSystemActors } from './system.actors.ts'

const account = alice.toLowerCase() as `0x${string}`
const transaction = `0x${'ab'.repeat(32)}` as const
const word = (value: bigint | string) =>
  `0x${(typeof value === 'bigint' ? value.toString(16) : value.slice(2)).padStart(64, '0')}`
const mine = (more: Partial<SwapIntent> = {}) => intent({ account, ...more })

/** A browser with its wallet, node and server; `load` opens a page in it. */
function browser() {
  const sent: { data?: string }[] = []
  let isMined = false
  const answerCall = (to: string, data: string) => {
    if (data.startsWith('0x6352211e')) return word(account)
    if (data.startsWith('0x70a08231')) return word(to === nft ? 5n : 10n ** 30n)
    if (data.startsWith('0xe985e9c5')) return word(isMined ? 1n : 0n)
    return word(0n)
  }
  const club = fakeClub({
    rpc: {
      call: async (method, params = []) => {
        const [{ to = '', data = '' } = {}] = params as {
          to?: string
          data?: string
        }[]
        if (method === 'eth_call')
          return params.length === 3 ? word(1n) : answerCall(to, data)
        if (method === 'eth_getTransactionReceipt')
          return isMined ? { status: '0x1' } : null
        if (method === 'eth_getTransactionByHash') return { nonce: '0x0' }
        if (method === 'eth_getTransactionCount') return '0x0'
        if (method === 'eth_getBalance') return '0xffffffffffffffffffff'
        return method === 'eth_chainId' ? '0x19' : '0x1'
      },
    },
  })
  const { port } = club.wallet
  port.sendTransaction = async (call) => {
    sent.push(call)
    return transaction
  }
  club.clock.advance(noon - club.clock.now())
  const server = scriptedProposals({
    'GET swap/config': ok(config),
    'POST swap/quote': ok(quote({ account })),
    'POST swap/intents': ok(mine()),
    'GET swap/intents': ok({ intents: [mine()], credits: [] }),
    'GET swap/intents/:id': ok(mine()),
    'POST swap/intents/:id/check': ok({ block: 1 }),
    'POST swap/intents/:id/step': ok(mine()),
  })
  const base = club.ports.fetch
  async function load() {
    const system = createSystem({
      actors: createSystemActors({
        ...club.ports,
        fetch: (url, init) =>
          url.includes('/api/swap') ? server.fetch(url, init) : base(url, init),
      }),
      clock: club.clock,
    }).start()
    const send = async (event: Parameters<typeof system.send>[0]) => {
      system.send(event)
      await settled()
    }
    await settled()
    const view = () => system.getSnapshot().swapping
    return { system, send, view }
  }
  async function signIn() {
    const page = await load()
    await page.send({ type: 'wallet.open' })
    await page.send({ type: 'wallet.choose', id: 'w' })
    await page.send({ type: 'login.start' })
    await page.send({ type: 'login.sign' })
    expect(page.system.getSnapshot().session.status).toBe('signedIn')
    return page
  }
  return {
    ...club,
    api: server,
    load,
    sent,
    signIn,
    mine: () => {
      isMined = true
    },
    wait: async (ms: number) => {
      club.clock.advance(ms)
      await settled()
    },
  }
}

const start = {
  type: 'swapping.start',
  mode: 'deposit',
  ids: ['7', '12'],
} as const

test('default: reviewed, approved, and said not to be swapped yet', async () => {
  const { mine: mineIt, sent, signIn, storage, wait } = browser()
  const { send, system, view } = await signIn()
  expect(view()).toEqual({ status: 'idle', unfinished: [], credits: [] })
  await send(start)
  expect(view()).toMatchObject({
    status: 'reviewing',
    review: { trial: 'passed', before: { nfts: 5 }, after: { nfts: 3 } },
  })
  expect(sent).toEqual([])
  await send({ type: 'swapping.confirm' })
  expect(view()).toMatchObject({ status: 'working', step: 'approve' })
  expect(sent).toHaveLength(1)
  expect(storage.getItem('club.swapping')).toContain(intent().id)
  mineIt()
  await wait(1_000)
  expect(view()).toMatchObject({ status: 'working', step: 'fee' })
  expect(system.getSnapshot().notifications).toMatchObject({
    items: [{ title: 'Approved, Not Swapped Yet', code: 'swapping.stepped' }],
  })
})

test('behavior: a reload goes on with what was begun, and says what became of it', async () => {
  const { api, load, sent, signIn, storage } = browser()
  const first = await signIn()
  await first.send(start)
  await first.send({ type: 'swapping.confirm' })
  first.system.stop()
  storage.removeItem('club.swapping.sent')
  const done = { ...swapped, account }
  api.answers['GET swap/intents'] = ok({ intents: [done], credits: [] })
  api.answers['GET swap/intents/:id'] = ok(done)
  storage.setItem(
    'club.swapping',
    JSON.stringify({ intent: done.id, isRevokeWanted: false }),
  )
  const { system, view } = await load()
  expect(view()).toMatchObject({ status: 'done', holdings: { nfts: 5 } })
  const { items } = system.getSnapshot().notifications
  expect(items.map(({ title }) => title)).toContain('Swap Complete')
  expect(storage.getItem('club.swapping')).toBeNull()
  expect(sent).toHaveLength(1)
})

test('behavior: a session that ends stops it, and nothing is lost', async () => {
  const { signIn } = browser()
  const { send, view } = await signIn()
  await send(start)
  await send({ type: 'session.signOut' })
  expect(view()).toMatchObject({
    status: 'suspended',
    failure: { code: 'swapping.signedOut' },
  })
})

test('behavior: a server that knows no session has it asked for', async () => {
  const { api, server, signIn, wait } = browser()
  const { send, system, view } = await signIn()
  await wait(3_000)
  server.setSession(null)
  api.answers['POST swap/quote'] = no(401, 'not_signed_in')
  await send(start)
  expect(view()).toMatchObject({ status: 'suspended' })
  await wait(2_000)
  expect(system.getSnapshot().session.status).toBe('signedOut')
})

test('behavior: a visitor has nothing unfinished, and is told of no failure', async () => {
  const { api, load } = browser()
  api.answers['GET swap/intents'] = no(401, 'not_signed_in')
  const { send, view } = await load()
  expect(api.calls).toEqual([])
  await send({ type: 'swapping.open' })
  expect(api.calls).toEqual(['GET swap/intents'])
  expect(view()).toEqual({ status: 'idle', unfinished: [], credits: [] })
})
