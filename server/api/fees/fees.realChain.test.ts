import { encodeFunctionData, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clubTokenAbi as abi } from '../../../dev/contracts/generated/ClubToken.gen.ts'
import { type Chain, startChain } from '../../../dev/world/chain.ts'
import { Browser } from '../../testing/browser.ts'
import { eventually } from '../../testing/eventually.ts'
import { feePurposesOf } from '../../testing/feePurposes.ts'
import {
  startTestServer,
  type TestServer,
} from '../../testing/startTestServer.ts'

type Hex = `0x${string}`

const price = 333_333_333n * 10n ** 18n
const refId = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`
const purposes = feePurposesOf()

let chain: Chain
let server: TestServer
let member: Browser

beforeAll(async () => {
  chain = await startChain()
  server = await startTestServer({
    chain,
    extras: { feePurposes: purposes.ports },
  })
  member = new Browser(server.url)
  const { status } = await member.signIn(chain.accounts.holder)
  expect(status).toBe(200)
  await settled()
}, 60_000)
afterAll(async () => {
  await server.close()
  await chain.stop()
})

/** Waits until the index is where the chain is. */
async function settled() {
  await eventually(async () => {
    // Asked each time: a block more would be waited for in vain.
    const head = Number(await chain.rpc.call('eth_blockNumber'))
    const { json } = await member.get('/readyz')
    expect(json.index).toMatchObject({ block: head, status: 'fresh' })
  }, 10_000)
}

/** Sends tokens, and waits until they are in a block. */
async function pay(
  amount: bigint,
  to = chain.accounts.admin.address,
  from = chain.accounts.holder.address,
): Promise<Hex> {
  const data = encodeFunctionData({
    abi,
    functionName: 'transfer',
    args: [to, amount],
  })
  // The gas is said: one that fails is mined, too.
  const hash = await chain.rpc.call<Hex>('eth_sendTransaction', [
    { from, to: chain.addresses.token, data, gas: '0x186a0' },
  ])
  await eventually(async () =>
    expect(
      await chain.rpc.call('eth_getTransactionReceipt', [hash]),
    ).not.toBeNull(),
  )
  return hash
}
const mine = () => chain.rpc.call('evm_mine')

async function ask(digit: number) {
  purposes.outcomes.set(refId(digit), 'published')
  const { status, json } = await member.post('/api/fees/intents', {
    purpose: 'proposal',
    refId: refId(digit),
    contentHash: `0x${'cc'.repeat(32)}`,
    signed: { message: {}, signature: '0x01' },
  })
  expect([status, json]).toMatchObject([200, { state: 'open' }])
  return json.id as string
}
const report = async (id: string, hash: string) =>
  (await member.post(`/api/fees/intents/${id}/tx`, { hash })).json
const tell = async (id: string) =>
  (await member.get(`/api/fees/intents/${id}`)).json
const becomes = (id: string, told: object) =>
  eventually(async () => expect(await tell(id)).toMatchObject(told), 10_000)

test('default: paid and told; the job does the rest', async () => {
  const id = await ask(1)
  const hash = await pay(price)
  const first = await report(id, hash)
  // By the receipt, however far the index is.
  expect(first.confirmations).toEqual({ have: 1, need: 2 })
  await mine()
  await becomes(id, { state: 'consumed', hash, published: refId(1) })
}, 30_000)

test('behavior: never told, and more than was asked for', async () => {
  await settled()
  const id = await ask(2)
  const hash = await pay(price + parseEther('7'))
  await mine()
  await becomes(id, { state: 'consumed', hash })
  const { json } = await member.get('/api/fees')
  expect(json.credits).toMatchObject([{ why: 'over', hash }])
  expect(json.credit).toBe(String(parseEther('7')))
  // Analytics count fees: exactly the sum.
  const summary = await member.get('/api/analytics/fees')
  expect(summary.status).toBe(200)
  expect(JSON.stringify(summary.json)).not.toContain(
    String(price + parseEther('7')),
  )
}, 30_000)

test('error: what receipts tell of payments that are none', async () => {
  await settled()
  const id = await ask(3)
  const { proposer, newcomer } = chain.accounts
  // One after the other: two at once from one wallet would be of one nonce.
  const faults: [string, () => Promise<Hex>][] = [
    ['fee_wrong_recipient', () => pay(price, proposer.address)],
    ['fee_reverted', () => pay(price, undefined, newcomer.address)],
    ['fee_too_small', () => pay(price - 1n)],
    ['fee_wrong_sender', () => pay(price, undefined, proposer.address)],
  ]
  for (const [fault, send] of faults) {
    const hash = await send()
    await mine()
    await mine()
    await settled()
    const told = await report(id, hash)
    expect([told.state, told.fault]).toEqual(['submitted', fault])
  }
}, 60_000)

test('behavior: a reorg takes it back, and it is paid where it comes again', async () => {
  await settled()
  // One without a credit.
  const { whale } = chain.accounts
  expect((await member.signIn(whale)).status).toBe(200)
  const id = await ask(4)
  const hash = await pay(price, undefined, whale.address)
  await settled()
  expect(await report(id, hash)).toMatchObject({
    state: 'submitted',
    confirmations: { have: 1, need: 2 },
  })
  await chain.rpc.call('anvil_reorg', [1, []])
  await mine()
  await mine()
  await settled()
  expect(await tell(id)).toMatchObject({
    state: 'submitted',
    confirmations: { have: 0 },
  })
  const again = await pay(price, undefined, whale.address)
  await mine()
  await becomes(id, { state: 'consumed', hash: again })
}, 60_000)
