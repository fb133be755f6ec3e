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
import { installWindow } from '../../dev/testing/windowDouble.ts'
import { type Chain, startChain } from '../../dev/world/chain.ts'
import { safeStorage } from '../storage.ts'
import { deferred } from '../testing/index.ts'
import {
  deferWalletActors,
  toWalletView,
  type WalletEmitted,
  type WalletEvent,
  type WalletView,
  walletMachine,
} from './index.ts'
import { createWalletActors, createWalletPort } from './wallet.actors.ts'

let chain: Chain
let page: ReturnType<typeof installWindow>
let wallet: WalletDouble
const stops: (() => void)[] = []
const id = 'wallet.alpha'

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
  for (const stop of stops.splice(0)) stop()
  page.remove()
})

function start(storage = safeStorage()) {
  const config = {
    chain: {
      id: 25,
      name: 'Cronos',
      nativeCurrency: { name: 'Cronos', symbol: 'CRO', decimals: 18 },
      rpcUrl: chain.rpcUrl,
    },
    storage,
    discoveryTime: 20,
  }
  const kit = createWalletActors(config)
  const machine = walletMachine.provide({ actors: kit.actors })
  const actor = createActor(machine, { input: { chainId: 25 } })
  const emitted: WalletEmitted[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  stops.push(() => actor.stop())
  const view = () => toWalletView(actor.getSnapshot())
  const reach = async (status: WalletView['status']) => {
    await waitFor(actor, (each) => toWalletView(each).status === status, {
      timeout: 3_000,
    })
    return view()
  }
  const send = (event: WalletEvent) => actor.send(event)
  const connect = async () => {
    send({ type: 'wallet.open' })
    await reach('choosing')
    send({ type: 'wallet.choose', id })
  }
  return { ...kit, actor, connect, emitted, reach, send, storage, view }
}

const remembered = () => {
  const storage = safeStorage()
  storage.setItem('club.connected', 'true')
  storage.setItem('club.connector', id)
  return storage
}

describe('discovery', () => {
  test('default: announced wallets, the remembered one first', async () => {
    const other = createWalletDouble({ rpcUrl: chain.rpcUrl, accounts: [] })
    page.announce(other, 'wallet.beta', 'Beta')
    page.announce(wallet, id, 'Alpha')
    page.inject(wallet)
    const { reach, send } = start(remembered())
    send({ type: 'wallet.open' })
    expect(await reach('choosing')).toMatchObject({
      options: [
        { id, name: 'Alpha', remembered: true },
        { id: 'wallet.beta', name: 'Beta', remembered: false },
      ],
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

  test('error: the wallet code does not load, and loads the next time', async () => {
    let loads = 0
    page.announce(wallet, id, 'Alpha')
    const storage = safeStorage()
    const { actors } = deferWalletActors({
      storage,
      load: async () => {
        if (++loads === 1) throw new TypeError('Failed to fetch')
        return createWalletPort({
          chain: {
            id: 25,
            name: 'Cronos',
            nativeCurrency: { name: 'Cronos', symbol: 'CRO', decimals: 18 },
            rpcUrl: chain.rpcUrl,
          },
          storage,
        })
      },
    })
    const actor = createActor(walletMachine.provide({ actors }), {
      input: { chainId: 25 },
    }).start()
    stops.push(() => actor.stop())
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

describe('chain', () => {
  beforeEach(() => {
    wallet.setChain(1)
    page.announce(wallet, id, 'Alpha')
  })

  test('default: wrong chain, switched', async () => {
    const { connect, reach, send } = start()
    await connect()
    expect(await reach('wrongChain')).toMatchObject({ chainId: 1 })
    send({ type: 'wallet.switchChain' })
    expect(await reach('connected')).toMatchObject({ chainId: 25 })
  })

  test('behavior: an unknown chain is added, then switched to', async () => {
    wallet.forgetChain(25)
    const { connect, reach, send } = start()
    await connect()
    await reach('wrongChain')
    const prompt = deferred()
    wallet.hold('wallet_addEthereumChain', prompt.promise)
    send({ type: 'wallet.switchChain' })
    await reach('addingChain')
    prompt.resolve()
    await reach('connected')
    const added = wallet.calls.find(
      (call) => call.method === 'wallet_addEthereumChain',
    )
    expect(added?.params).toEqual([
      {
        chainId: '0x19',
        chainName: 'Cronos',
        nativeCurrency: { name: 'Cronos', symbol: 'CRO', decimals: 18 },
        rpcUrls: [chain.rpcUrl],
      },
    ])
  })

  test('error: switch and add rejected', async () => {
    const { connect, reach, send } = start()
    await connect()
    await reach('wrongChain')
    wallet.answer('wallet_switchEthereumChain', 'reject')
    send({ type: 'wallet.switchChain' })
    await reach('switchingChain')
    expect(await reach('wrongChain')).toMatchObject({
      failure: { code: 'wallet.rejected' },
    })
    wallet.answer('wallet_switchEthereumChain', 'approve')
    wallet.forgetChain(25)
    wallet.answer('wallet_addEthereumChain', 'reject')
    send({ type: 'wallet.switchChain' })
    await reach('addingChain')
    expect(await reach('wrongChain')).toMatchObject({
      failure: { code: 'wallet.rejected' },
    })
  })

  test('behavior: switched in the wallet itself, there and back', async () => {
    const { connect, emitted, reach } = start()
    await connect()
    await reach('wrongChain')
    wallet.setChain(25)
    await reach('connected')
    wallet.setChain(1)
    await reach('wrongChain')
    expect(emitted.slice(1)).toEqual([
      { type: 'wallet.chainChanged', chainId: 25 },
      { type: 'wallet.chainChanged', chainId: 1 },
    ])
  })
})

describe('connected', () => {
  beforeEach(() => page.announce(wallet, id, 'Alpha'))

  test('behavior: another account', async () => {
    const { connect, emitted, reach, view } = start()
    await connect()
    await reach('connected')
    const { whale, holder } = chain.accounts
    wallet.setAccounts([whale, holder])
    await expect.poll(view).toMatchObject({ address: whale.address })
    expect(emitted.at(-1)).toEqual({
      type: 'wallet.accountChanged',
      address: whale.address,
    })
  })

  test('behavior: the wallet lets go of the page', async () => {
    const { connect, emitted, reach, storage } = start()
    await connect()
    await reach('connected')
    wallet.disconnect()
    await reach('disconnected')
    expect(emitted.at(-1)).toEqual({
      type: 'wallet.disconnected',
      by: 'provider',
    })
    expect(storage.getItem('club.connected')).toBeNull()
  })

  test('behavior: disconnect removes the flag and connects again', async () => {
    const { connect, emitted, reach, send, storage } = start()
    await connect()
    await reach('connected')
    send({ type: 'wallet.disconnect' })
    await reach('disconnected')
    expect(emitted.at(-1)).toEqual({ type: 'wallet.disconnected', by: 'user' })
    expect(storage.getItem('club.connected')).toBeNull()
    await connect()
    await reach('connected')
  })

  test('behavior: signs for the account, with the very text', async () => {
    const { connect, reach, signer } = start()
    await connect()
    await reach('connected')
    const { holder } = chain.accounts
    expect(await signer.readAccount()).toEqual({
      address: holder.address,
      chainId: 25,
    })
    const text = 'Sign in to Narwhal Club\n\n100 % öäü ✓ 🐳'
    expect(await signer.sign(text, holder.address)).toBe(
      await holder.signMessage({ message: text }),
    )
  })

  test('error: signing without a wallet', async () => {
    const { signer } = start()
    await expect(signer.readAccount()).rejects.toMatchObject({ code: 4900 })
  })

  test('behavior: sends a transaction to the real chain', async () => {
    const { connect, reach, sender } = start()
    await connect()
    await reach('connected')
    const { holder, newcomer } = chain.accounts
    const hash = await sender.sendTransaction({
      from: holder.address,
      to: newcomer.address,
      value: 5n,
      gas: 21_000n,
    })
    expect(
      await chain.rpc.call('eth_getTransactionByHash', [hash]),
    ).toMatchObject({ value: '0x5', gas: '0x5208' })
  })
})

describe('reconnecting', () => {
  test('default: silently, without any prompt', async () => {
    wallet.permit()
    page.announce(wallet, id, 'Alpha')
    const { emitted, reach, send } = start(remembered())
    send({ type: 'wallet.reconnect', id })
    await reach('connected')
    expect(emitted).toMatchObject([{ type: 'wallet.connected', silent: true }])
    expect(wallet.methods()).not.toContain('wallet_requestPermissions')
    expect(wallet.methods()).not.toContain('eth_requestAccounts')
  })

  test('behavior: a wallet that announces itself late', async () => {
    wallet.permit()
    const { reach, send } = start(remembered())
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
    const storage = remembered()
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
