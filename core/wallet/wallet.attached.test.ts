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
  walletId as id,
  openWalletPage,
  rememberingStorage,
} from '../../dev/testing/walletPage.ts'
import { installWindow } from '../../dev/testing/windowDouble.ts'
import { type Chain, startChain } from '../../dev/world/chain.ts'
import type { StoragePort } from '../ports/storage.ts'
import { deferred, flush } from '../testing/index.ts'

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

  test('behavior: another wallet of the browser takes no part', async () => {
    const { holder, whale } = chain.accounts
    const { rpcUrl } = chain
    const beta = createWalletDouble({ rpcUrl, accounts: [whale] })
    page.announce(beta, 'wallet.beta', 'Beta')
    const { connect, emitted, reach, signer, view } = start()
    await connect()
    await reach('connected')
    beta.permit()
    beta.setAccounts([whale])
    await expect.poll(beta.methods).toContain('eth_accounts')
    await flush()
    expect(await signer.readAccount()).toMatchObject({
      address: holder.address,
    })
    expect(view()).toMatchObject({ address: holder.address, option: { id } })
    expect(emitted).toHaveLength(1)
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

  test('behavior: who asks before the wallet of before is back waits for it', async () => {
    wallet.permit()
    const { reach, send, sender } = start(rememberingStorage())
    const asked = sender.readAccount()
    await flush()
    send({ type: 'wallet.reconnect', id })
    await reach('connected')
    const { address } = chain.accounts.holder
    expect(await asked).toEqual({ address, chainId: 25 })
  })

  test('error: the wallet of before does not come back', async () => {
    const { reach, send, sender } = start(rememberingStorage())
    const asked = sender.readAccount().catch((error) => error)
    send({ type: 'wallet.reconnect', id })
    await reach('reconnecting')
    await reach('disconnected')
    expect(await asked).toMatchObject({ code: 4900 })
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
