import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
} from 'vitest'
import {
  createWalletDouble,
  type WalletDouble,
} from '../../dev/testing/walletDouble.ts'
import {
  describeChain,
  walletId as id,
  openPageOver,
  rememberingStorage,
} from '../../dev/testing/walletPage.ts'
import { type Chain, startChain } from '../../dev/world/chain.ts'
import { safeStorage } from '../ports/storage.ts'
import { deferred, fakeClock } from '../testing/index.ts'
import { deferWalletActors } from './index.ts'
import {
  createProviderPort,
  type ProviderPortOptions,
} from './wallet.actors.provider.ts'

/** The real machine over one provider, on the real chain; there is no `window`. */

type Provider = WalletDouble['provider']

let chain: Chain
let wallet: WalletDouble
const closes: (() => void)[] = []

beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())
beforeEach(() => {
  const { holder, whale } = chain.accounts
  const accounts = [holder, whale]
  wallet = createWalletDouble({ rpcUrl: chain.rpcUrl, accounts })
})
afterEach(() => {
  for (const close of closes.splice(0)) close()
})

function open(changes: Partial<ProviderPortOptions<Provider>> = {}) {
  const { storage = safeStorage() } = changes
  const port = createProviderPort<Provider>({
    load: async () => wallet.provider,
    wallet: { id, name: 'Alpha' },
    chain: describeChain(chain.rpcUrl),
    storage,
    ...changes,
  })
  const kit = deferWalletActors({ storage, load: async () => port })
  const opened = openPageOver(kit)
  closes.push(opened.close)
  return { ...opened, port, storage }
}

const refusal = (code: number) =>
  Object.assign(new Error(`As ${code} says.`), { code })

describe('connecting', () => {
  test('default: it is the one wallet of the list, and is remembered', async () => {
    const { connect, reach, storage } = open()
    await connect()
    expect(await reach('connected')).toMatchObject({
      address: chain.accounts.holder.address,
      chainId: 25,
      option: { id, name: 'Alpha', remembered: false },
    })
    expect(storage.getItem('club.connector')).toBe(id)
    expect(wallet.methods()).toContain('eth_requestAccounts')
  })

  test('parameters: open, for a provider that is asked otherwise', async () => {
    const { connect, reach } = open({ open: async () => wallet.permit() })
    await connect()
    await reach('connected')
    expect(wallet.methods()).not.toContain('eth_requestAccounts')
  })

  test.each([
    ['reject', 'rejected'],
    ['pending', 'requestOpen'],
    ['locked', 'locked'],
  ] as const)('error: the wallet answers %s', async (answer, status) => {
    wallet.answer('eth_requestAccounts', answer)
    const { connect, reach, send } = open()
    await connect()
    await reach(status)
    wallet.answer('eth_requestAccounts', 'approve')
    send({ type: 'wallet.retry' })
    await reach('connected')
  })

  test('error: a wallet that says yes and shows no account', async () => {
    wallet.setAccounts([])
    const { connect, reach } = open()
    await connect()
    await reach('locked')
  })

  test('error: the provider does not load, and loads the next time', async () => {
    let loads = 0
    const { connect, reach, send } = open({
      load: async () => {
        if (++loads === 1) throw new TypeError('Failed to fetch')
        return wallet.provider
      },
    })
    await connect()
    expect(await reach('failed')).toMatchObject({
      failure: { code: 'wallet.notLoaded' },
    })
    send({ type: 'wallet.retry' })
    await reach('connected')
    expect(loads).toBe(2)
  })

  test('behavior: cancelled, and the wallet says yes afterwards', async () => {
    const prompt = deferred()
    wallet.hold('eth_requestAccounts', prompt.promise)
    const { connect, emitted, reach, send, storage } = open()
    await connect()
    await reach('connecting')
    send({ type: 'wallet.cancel' })
    prompt.resolve()
    await expect.poll(wallet.methods).toContain('wallet_revokePermissions')
    await reach('disconnected')
    expect(emitted).toEqual([])
    expect(storage.getItem('club.connected')).toBeNull()
  })
})

describe('reconnecting', () => {
  test('default: silently, without any prompt', async () => {
    wallet.permit()
    const { emitted, reach, send } = open({ storage: rememberingStorage() })
    send({ type: 'wallet.reconnect', id })
    expect(await reach('connected')).toMatchObject({
      option: { remembered: true },
    })
    expect(emitted).toMatchObject([{ type: 'wallet.connected', silent: true }])
    expect(wallet.methods()).not.toContain('eth_requestAccounts')
  })

  test('behavior: locked: stays disconnected, keeps flag and permission', async () => {
    const { reach, send, storage } = open({ storage: rememberingStorage() })
    send({ type: 'wallet.reconnect' })
    await reach('reconnecting')
    await reach('disconnected')
    expect(wallet.methods()).not.toContain('wallet_revokePermissions')
    expect(storage.getItem('club.connected')).toBe('true')
  })

  test('error: another wallet was remembered', async () => {
    wallet.permit()
    const { port } = open()
    expect(await port.reconnect('another')).toMatchObject({
      failure: { code: 'wallet.notFound' },
    })
  })
})

describe('connected', () => {
  async function connected(changes?: Partial<ProviderPortOptions<Provider>>) {
    const opened = open(changes)
    await opened.connect()
    await opened.reach('connected')
    return opened
  }

  test('behavior: another account, another chain, and none', async () => {
    const { emitted, reach } = await connected()
    const { holder, whale } = chain.accounts
    wallet.setAccounts([whale, holder])
    wallet.setChain(1)
    expect(await reach('wrongChain')).toMatchObject({
      address: whale.address,
      chainId: 1,
    })
    wallet.disconnect()
    await reach('disconnected')
    expect(emitted.slice(1)).toEqual([
      { type: 'wallet.accountChanged', address: whale.address },
      { type: 'wallet.chainChanged', chainId: 1 },
      { type: 'wallet.disconnected', by: 'provider' },
    ])
    wallet.setAccounts([holder])
    expect(emitted).toHaveLength(4)
  })

  test('default: the wallet changes to our chain, which it is told of', async () => {
    const { reach, send } = await connected()
    wallet.setChain(1)
    await reach('wrongChain')
    wallet.forgetChain(25)
    send({ type: 'wallet.switchChain' })
    await reach('addingChain')
    await reach('connected')
    const { params } =
      wallet.calls.find((call) => call.method === 'wallet_addEthereumChain') ??
      {}
    expect(params).toMatchObject([{ chainId: '0x19', chainName: 'Cronos' }])
  })

  test('default: signs texts and typed data, and sends', async () => {
    const { signer, sender } = await connected()
    const { holder, whale } = chain.accounts
    const { address } = holder
    expect(await signer.readAccount()).toEqual({ address, chainId: 25 })
    expect(await signer.sign('Grüße', address)).toBe(
      await holder.signMessage({ message: 'Grüße' }),
    )
    const typed = {
      domain: { name: 'Club', chainId: 25 },
      types: { Word: [{ name: 'said', type: 'string' }] },
      primaryType: 'Word',
      message: { said: 'yes' },
    } as const
    const account = { address, chainId: 25 }
    expect(await signer.signTypedData(typed, account)).toEqual({
      ok: true,
      value: await holder.signTypedData(typed),
    })
    expect(
      await signer.signTypedData(typed, { ...account, address: whale.address }),
    ).toMatchObject({ failure: { code: 'wallet.accountChanged' } })
    const hash = await sender.sendTransaction({
      from: address,
      to: whale.address,
      value: 1n,
      gas: 21_000n,
    })
    expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
  })

  test('default: lets the wallet go', async () => {
    const { reach, send, storage, signer } = await connected()
    send({ type: 'wallet.disconnect' })
    await reach('disconnected')
    expect(wallet.methods()).toContain('wallet_revokePermissions')
    expect(storage.getItem('club.connected')).toBeNull()
    await expect(signer.readAccount()).rejects.toMatchObject({ code: 4900 })
  })

  test('behavior: a wallet that knows no permissions is let go all the same', async () => {
    wallet.answer('wallet_revokePermissions', 'unsupported')
    const { reach, send } = await connected()
    send({ type: 'wallet.disconnect' })
    await reach('disconnected')
  })

  test('parameters: close; what it throws is a failure', async () => {
    const { emitted, reach, send } = await connected({
      close: async () => {
        throw refusal(4900)
      },
    })
    send({ type: 'wallet.disconnect' })
    await reach('disconnecting')
    await expect
      .poll(() => emitted.at(-1))
      .toMatchObject({ failure: { code: 'wallet.disconnected' } })
  })
})

test('parameters: clock; who reaches for a wallet that comes back waits 3 s', async () => {
  const clock = fakeClock()
  const { signer } = open({ storage: rememberingStorage(), clock })
  const asked = signer.readAccount()
  asked.catch(() => {})
  await expect.poll(clock.pending).toEqual([3_000])
  clock.advance(3_000)
  await expect(asked).rejects.toMatchObject({ code: 4900 })
})
