import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
} from 'vitest'
import { createActor, waitFor } from 'xstate'
import {
  createWalletDouble,
  type WalletDouble,
} from '../../dev/testing/walletDouble.ts'
import {
  describeChain,
  walletId as id,
  openWalletPage,
  rememberingStorage,
} from '../../dev/testing/walletPage.ts'
import { installWindow } from '../../dev/testing/windowDouble.ts'
import { type Chain, startChain } from '../../dev/world/chain.ts'
import { type StoragePort, safeStorage } from '../ports/storage.ts'
import { deferred, fakeClock } from '../testing/index.ts'
import { deferWalletActors, toWalletView, walletMachine } from './index.ts'
import { createWalletPort } from './wallet.actors.ts'

let chain: Chain
let page: ReturnType<typeof installWindow>
let wallet: WalletDouble
const closes: (() => void)[] = []

beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())
beforeEach(() => {
  page = installWindow()
  const { holder, whale } = chain.accounts
  const accounts = [holder, whale]
  wallet = createWalletDouble({ rpcUrl: chain.rpcUrl, accounts })
})
afterEach(() => {
  for (const close of closes.splice(0)) close()
  page.remove()
})

function start(storage?: StoragePort) {
  const opened = openWalletPage(chain.rpcUrl, storage)
  closes.push(opened.close)
  return opened
}

describe('discovery', () => {
  test('default: announced wallets, the remembered one first', async () => {
    const other = createWalletDouble({ rpcUrl: chain.rpcUrl, accounts: [] })
    page.announce(other, 'wallet.beta', 'Beta')
    page.announce(wallet, id, 'Alpha')
    page.inject(wallet)
    const { reach, send } = start(rememberingStorage())
    send({ type: 'wallet.open' })
    expect(await reach('choosing')).toMatchObject({
      options: [
        {
          id,
          name: 'Alpha',
          remembered: true,
          icon: 'data:image/svg+xml,<svg/>',
        },
        { id: 'wallet.beta', name: 'Beta', remembered: false },
      ],
    })
  })

  test('behavior: a picture from elsewhere is not shown', async () => {
    page.announce(wallet, id, 'Alpha', 'https://spy.test/icon.png')
    const { reach, send } = start()
    send({ type: 'wallet.open' })
    expect(await reach('choosing')).toEqual({
      status: 'choosing',
      phase: 'disconnected',
      options: [{ id, name: 'Alpha', remembered: false }],
    })
  })

  test('behavior: a wallet that announces nothing is the browser wallet', async () => {
    page.inject(wallet)
    const { reach, send } = start()
    send({ type: 'wallet.open' })
    expect(await reach('choosing')).toMatchObject({
      options: [{ id: 'injected', name: 'Browser wallet' }],
    })
    send({ type: 'wallet.choose', id: 'injected' })
    await reach('connected')
  })

  test('behavior: no wallet, then one is installed', async () => {
    const { reach, send } = start()
    send({ type: 'wallet.open' })
    await reach('noWallet')
    page.announce(wallet, id, 'Alpha')
    expect(await reach('choosing')).toMatchObject({ options: [{ id }] })
  })

  test('parameters: clock and discoveryTime', async () => {
    const clock = fakeClock()
    const port = createWalletPort({
      chain: describeChain(chain.rpcUrl),
      storage: safeStorage(),
      clock,
      discoveryTime: 70,
    })
    const found = port.discover()
    await expect.poll(clock.pending).toEqual([70])
    clock.advance(70)
    expect(await found).toEqual([])
  })

  test('error: the wallet code does not load, and loads the next time', async () => {
    let loads = 0
    page.announce(wallet, id, 'Alpha')
    const storage = safeStorage()
    const { actors } = deferWalletActors({
      storage,
      load: async () => {
        if (++loads === 1) throw new TypeError('Failed to fetch')
        return createWalletPort({
          chain: describeChain(chain.rpcUrl),
          storage,
        })
      },
    })
    const actor = createActor(walletMachine.provide({ actors }), {
      input: { chainId: 25 },
    }).start()
    closes.push(() => actor.stop())
    actor.send({ type: 'wallet.open' })
    await waitFor(actor, (each) => each.matches('failed'))
    expect(toWalletView(actor.getSnapshot())).toMatchObject({
      failure: { code: 'wallet.notLoaded' },
    })
    actor.send({ type: 'wallet.retry' })
    await waitFor(actor, (each) => each.matches('choosing'))
    expect(loads).toBe(2)
  })
})

describe('connecting', () => {
  beforeEach(() => page.announce(wallet, id, 'Alpha'))

  test('default: address, chain, the flag in storage', async () => {
    const { connect, emitted, reach, storage } = start()
    await connect()
    expect(await reach('connected')).toMatchObject({
      address: chain.accounts.holder.address,
      chainId: 25,
      option: { id, name: 'Alpha' },
    })
    expect(emitted).toEqual([
      {
        type: 'wallet.connected',
        address: chain.accounts.holder.address,
        chainId: 25,
        connectorId: id,
        name: 'Alpha',
        silent: false,
      },
    ])
    expect(storage.getItem('club.connected')).toBe('true')
    expect(storage.getItem('club.connector')).toBe(id)
  })

  test.each([
    ['reject', 'rejected', 'wallet.rejected'],
    ['pending', 'requestOpen', 'wallet.requestPending'],
  ] as const)('error: the wallet answers %s', async (answer, status, code) => {
    wallet.answer('wallet_requestPermissions', answer)
    const { connect, emitted, reach, send } = start()
    await connect()
    await reach(status)
    expect(emitted).toMatchObject([
      { type: 'wallet.failed', failure: { code } },
    ])
    wallet.answer('wallet_requestPermissions', 'approve')
    send({ type: 'wallet.retry' })
    await reach('connected')
  })

  test('error: a locked wallet, by code and by an empty list', async () => {
    wallet.answer('wallet_requestPermissions', 'unsupported')
    wallet.answer('eth_requestAccounts', 'locked')
    const { connect, reach, send } = start()
    await connect()
    await reach('locked')
    wallet.answer('eth_requestAccounts', 'approve')
    wallet.setAccounts([])
    send({ type: 'wallet.retry' })
    await reach('connecting')
    await reach('locked')
  })

  test('behavior: cancelled, and the wallet says yes afterwards', async () => {
    const prompt = deferred()
    wallet.hold('wallet_requestPermissions', prompt.promise)
    const { connect, emitted, reach, send, storage, view } = start()
    await connect()
    await reach('connecting')
    send({ type: 'wallet.cancel' })
    prompt.resolve()
    await expect.poll(wallet.methods).toContain('wallet_revokePermissions')
    expect(view().status).toBe('disconnected')
    expect(emitted).toEqual([])
    expect(storage.getItem('club.connected')).toBeNull()
  })

  test('behavior: an open request is answered while we offer to try again', async () => {
    const prompt = deferred()
    wallet.hold('wallet_requestPermissions', prompt.promise)
    const { connect, reach, send } = start()
    await connect()
    await reach('connecting')
    send({ type: 'wallet.back' })
    wallet.hold('wallet_requestPermissions', Promise.resolve())
    wallet.answer('wallet_requestPermissions', 'pending')
    send({ type: 'wallet.choose', id })
    await reach('requestOpen')
    wallet.answer('wallet_requestPermissions', 'approve')
    prompt.resolve()
    send({ type: 'wallet.retry' })
    await reach('connected')
  })
})

describe('reconnecting', () => {
  test('default: silently, without any prompt', async () => {
    wallet.permit()
    page.announce(wallet, id, 'Alpha')
    const { emitted, reach, send } = start(rememberingStorage())
    send({ type: 'wallet.reconnect', id })
    await reach('connected')
    expect(emitted).toMatchObject([{ type: 'wallet.connected', silent: true }])
    expect(wallet.methods()).not.toContain('wallet_requestPermissions')
    expect(wallet.methods()).not.toContain('eth_requestAccounts')
  })

  test('behavior: a wallet that announces itself late', async () => {
    wallet.permit()
    const { reach, send } = start(rememberingStorage())
    send({ type: 'wallet.reconnect', id })
    page.announce(wallet, id, 'Alpha')
    await reach('connected')
  })

  test('behavior: without an id, the first of the list', async () => {
    wallet.permit()
    page.announce(wallet, id, 'Alpha')
    const { reach, send } = start()
    send({ type: 'wallet.reconnect' })
    expect(await reach('connected')).toMatchObject({ option: { id } })
  })

  test('behavior: locked: stays disconnected, keeps flag and permission', async () => {
    page.announce(wallet, id, 'Alpha')
    const storage = rememberingStorage()
    const { emitted, reach, send } = start(storage)
    send({ type: 'wallet.reconnect', id })
    await reach('reconnecting')
    await reach('disconnected')
    expect(emitted).toEqual([])
    expect(wallet.methods()).not.toContain('wallet_revokePermissions')
    expect(storage.getItem('club.connected')).toBe('true')
  })

  test('behavior: storage that throws is no obstacle', async () => {
    page.announce(wallet, id, 'Alpha')
    const storage = safeStorage(() => {
      throw new Error('SecurityError')
    })
    const { connect, reach, send } = start(storage)
    await connect()
    await reach('connected')
    expect(storage.getItem('club.connected')).toBe('true')
    send({ type: 'wallet.disconnect' })
    await reach('disconnected')
    expect(storage.getItem('club.connected')).toBeNull()
  })
})
