import { verifyTypedData } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, expect, test } from 'vitest'
import { createWalletDouble } from '../../dev/testing/walletDouble.ts'
import { describeChain, walletId } from '../../dev/testing/walletPage.ts'
import { installWindow } from '../../dev/testing/windowDouble.ts'
import { safeStorage } from '../ports/storage.ts'
import { deferred } from '../testing/index.ts'
import { createWalletActors, createWalletPort } from './wallet.actors.ts'

const one = privateKeyToAccount(`0x${'1'.repeat(64)}`)
const two = privateKeyToAccount(`0x${'2'.repeat(64)}`)
const account = { address: one.address, chainId: 25 }
const vote = {
  domain: {
    name: 'Club',
    version: '1',
    chainId: 25,
    verifyingContract: two.address,
  },
  primaryType: 'Vote',
  types: {
    Vote: [
      { name: 'summary', type: 'string' },
      { name: 'voter', type: 'address' },
      { name: 'power', type: 'uint256' },
    ],
  },
  message: {
    summary: 'Vote YES on #12',
    voter: one.address,
    power: 10n ** 27n,
  },
}

let close = () => {}
afterEach(() => close())

async function open() {
  // It signs with keys of its own: no node is asked.
  const wallet = createWalletDouble({
    rpcUrl: 'http://127.0.0.1:9',
    accounts: [one, two],
  })
  wallet.permit()
  const window = installWindow()
  window.announce(wallet, walletId, 'Alpha')
  close = window.remove
  const chain = describeChain('http://127.0.0.1:9')
  const port = createWalletPort({ chain, storage: safeStorage() })
  await port.reconnect(walletId)
  const prompts = () =>
    wallet.calls.filter(({ method }) => method === 'eth_signTypedData_v4')
  return { port, prompts, wallet }
}

test('default: typed data is signed by the account of the page', async () => {
  const { port } = await open()
  const outcome = await port.signTypedData(vote, account)
  const signature = outcome.ok ? outcome.value : '0x'
  const { address } = one
  expect(await verifyTypedData({ ...vote, address, signature } as never)).toBe(
    true,
  )
})

test('default: the wallet reads a domain type and texts for big numbers', async () => {
  const { port, prompts } = await open()
  await port.signTypedData(vote, account)
  const [prompt] = prompts()
  const [by, json = ''] = (prompt?.params ?? []) as string[]
  expect(by).toBe(one.address)
  expect(JSON.parse(json)).toMatchObject({
    types: { EIP712Domain: [{}, {}, { name: 'chainId', type: 'uint256' }, {}] },
    message: { power: '1000000000000000000000000000' },
  })
})

test.each([
  ['reject', 'wallet.rejected'],
  ['pending', 'wallet.requestPending'],
  ['locked', 'wallet.locked'],
  ['unsupported', 'wallet.unsupported'],
] as const)('error: the wallet answers %s', async (answer, code) => {
  const { port, wallet } = await open()
  wallet.answer('eth_signTypedData_v4', answer)
  expect(await port.signTypedData(vote, account)).toMatchObject({
    failure: { code },
  })
})

test('error: another account, another chain: nothing is prompted', async () => {
  const { port, prompts, wallet } = await open()
  wallet.setAccounts([two])
  expect(await port.signTypedData(vote, account)).toMatchObject({
    failure: { code: 'wallet.accountChanged' },
  })
  wallet.setAccounts([one])
  wallet.setChain(1)
  expect(await port.signTypedData(vote, account)).toMatchObject({
    failure: { code: 'wallet.wrongChain' },
  })
  expect(prompts()).toEqual([])
})

test('error: data for another chain than the page’s', async () => {
  const { port, prompts } = await open()
  const foreign = { ...vote, domain: { ...vote.domain, chainId: 1 } }
  expect(await port.signTypedData(foreign, account)).toMatchObject({
    failure: { code: 'wallet.wrongChain' },
  })
  expect(prompts()).toEqual([])
})

test.each([
  ['account', 'wallet.accountChanged'],
  ['chain', 'wallet.wrongChain'],
])('error: another %s while the prompt is open', async (what, code) => {
  const { port, prompts, wallet } = await open()
  const prompt = deferred()
  wallet.hold('eth_signTypedData_v4', prompt.promise)
  const asked = port.signTypedData(vote, account)
  await expect.poll(prompts).toHaveLength(1)
  if (what === 'chain') wallet.setChain(1)
  else wallet.setAccounts([two, one])
  prompt.resolve()
  expect(await asked).toMatchObject({ failure: { code } })
})

test('error: no wallet', async () => {
  const { port, wallet } = await open()
  wallet.disconnect()
  expect(await port.signTypedData(vote, account)).toMatchObject({ ok: false })
})

test('behavior: the signer of the kit loads the wallet’s code', async () => {
  await open()
  const chain = describeChain('http://127.0.0.1:9')
  const { signer } = createWalletActors({ chain, storage: safeStorage() })
  expect(await signer.signTypedData(vote, account)).toMatchObject({
    failure: { code: 'wallet.disconnected' },
  })
})
