import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { bountyStates } from '@narwhal-club/core/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startWorld, type World, type WorldOptions } from './index.ts'
import { findFreePort } from './ports.ts'
import { createFolders } from './testing.ts'

const folders = createFolders()
/** A world that was stopped: to begin one takes many times longer. */
let stopped: string
let running: World[] = []

async function start(options: WorldOptions = {}) {
  const dataDir = options.dataDir ?? (await folders.make(stopped))
  const world = await startWorld({ seed: 'fixture', ...options, dataDir })
  running.push(world)
  return world
}
async function stopAll() {
  for (const world of running) await world.stop()
  running = []
}
beforeAll(async () => {
  stopped = await folders.make()
  const world = await startWorld({ seed: 'fixture', dataDir: stopped })
  expect(world.isNew).toBe(true)
  await world.stop()
}, 120_000)
afterEach(stopAll)
afterAll(folders.removeAll)

const blockOf = (world: World, block: string) =>
  world.rpc.call<{ hash: string; timestamp: string; number: string }>(
    'eth_getBlockByNumber',
    [block, false],
  )
const pay = (world: World) =>
  world.rpc.call<string>('eth_sendTransaction', [
    {
      from: world.accounts.holder.address,
      to: world.accounts.newcomer.address,
      value: '0x1',
    },
  ])
const receiptOf = (world: World, hash: string) =>
  world.rpc.call<{ status: string } | null>('eth_getTransactionReceipt', [hash])
const hashesOf = (world: World, count: number) =>
  Promise.all(
    Array.from(
      { length: count },
      async (_, number) => (await blockOf(world, `0x${number}`)).hash,
    ),
  )
const minuteApart = (one: number, other: number) =>
  Math.abs(one - other) < 60_000
const hours = 60 * 60 * 1_000

test('default: the product answers under both names, with the wallet', async () => {
  const world = await start()
  const names = [world.url, world.url.replace('127.0.0.1', 'localhost')]
  for (const origin of names) {
    const config = await (await fetch(`${origin}/api/config`)).json()
    expect(config).toMatchObject({
      chain: { id: 25, rpcUrl: world.rpcUrl },
      contracts: { nft: world.addresses.nft.toLowerCase() },
      adminWallet: world.accounts.admin.address.toLowerCase(),
    })
    const nonce = await fetch(`${origin}/api/auth/nonce`, {
      method: 'POST',
      headers: { origin },
    })
    expect(nonce.status).toBe(200)
    const wallet = await fetch(`${origin}/demo-wallet.js`)
    expect(wallet.headers.get('content-type')).toMatch(/javascript/)
    expect(await wallet.text()).toContain('eip6963:announceProvider')
  }
})

test('parameters: origins: front ends elsewhere, who are told why they are refused', async () => {
  const ours = 'http://localhost:5173'
  const world = await start({ origins: [ours] })
  const nonceFor = async (origin: string) => {
    const path = `${world.url}/api/auth/nonce`
    const answer = await fetch(path, { method: 'POST', headers: { origin } })
    return { status: answer.status, ...(await answer.json()) }
  }
  expect(await nonceFor(ours)).toMatchObject({ status: 200 })
  expect(await nonceFor(world.url)).toMatchObject({ status: 200 })
  const refused = await nonceFor('http://localhost:9999')
  expect(refused).toMatchObject({ status: 403, code: 'origin_refused' })
  expect(refused.details.reason).toContain('http://localhost:9999')
  expect(refused.details.reason).toContain(ours)
})

test('default: there are bounties in every state', async () => {
  const world = await start()
  const { rows } = await (await fetch(`${world.url}/api/bounties`)).json()
  const states = rows.map(({ status }: { status: string }) => status)
  expect(new Set(states)).toEqual(new Set(bountyStates))
})

test('default: a transaction is mined, and its confirmations follow', async () => {
  const world = await start({ blockTime: 0.05 })
  const hash = await pay(world)
  await expect
    .poll(async () => (await receiptOf(world, hash))?.status)
    .toBe('0x1')
  const { number } = await blockOf(world, 'latest')
  await expect
    .poll(async () => Number((await blockOf(world, 'latest')).number))
    .toBeGreaterThanOrEqual(Number(number) + 2)
})

test('behavior: paused mining holds transactions back', async () => {
  const world = await start({ blockTime: 0.05 })
  world.mining.pause()
  const hash = await pay(world)
  const before = (await blockOf(world, 'latest')).number
  const { pending } = await world.rpc.call<{ pending: string }>('txpool_status')
  expect(pending).toBe('0x1')
  expect(await receiptOf(world, hash)).toBeNull()
  expect((await blockOf(world, 'latest')).number).toBe(before)
  world.mining.resume()
  await expect
    .poll(async () => (await receiptOf(world, hash))?.status)
    .toBe('0x1')
})

test('behavior: a second start goes on with the same world', async () => {
  const dataDir = await folders.make(stopped)
  const first = await start({ dataDir, blockTime: 0.05 })
  const hash = await pay(first)
  await expect.poll(() => receiptOf(first, hash)).not.toBeNull()
  await first.advance(72 * hours)
  const hashes = await hashesOf(first, 3)
  await stopAll()
  await start({ dataDir })
  await stopAll()

  const second = await start({ dataDir })
  expect(second.isNew).toBe(false)
  expect(await hashesOf(second, 3)).toEqual(hashes)
  expect((await receiptOf(second, hash))?.status).toBe('0x1')
  expect(minuteApart(second.clock.now(), Date.now() + 72 * hours)).toBe(true)
  const time = Number((await blockOf(second, 'latest')).timestamp) * 1_000
  expect(minuteApart(time, second.clock.now())).toBe(true)
  const atDeployment = await second.rpc.call<string>('eth_call', [
    { to: second.addresses.nft, data: '0x18160ddd' },
    '0x1',
  ])
  expect(Number(atDeployment)).toBe(0)
})

test('behavior: advance moves the chain and the server together', async () => {
  const world = await start()
  await world.advance(12 * hours)
  const block = Number((await blockOf(world, 'latest')).timestamp) * 1_000
  expect(minuteApart(block, Date.now() + 12 * hours)).toBe(true)
  const facts = await (await fetch(`${world.url}/api/facts`)).json()
  const seen = Date.parse(facts.source.at)
  expect(minuteApart(seen, Date.now() + 12 * hours)).toBe(true)
})

test('behavior: what was mined outlives a chain that is killed', async () => {
  const dataDir = await folders.make(stopped)
  const world = await start({ dataDir, blockTime: 0.05 })
  const saved = () => readFile(join(dataDir, 'chain/state.json.gz'), 'base64')
  const before = await saved()
  const hash = await pay(world)
  await expect.poll(saved, { timeout: 5_000 }).not.toBe(before)
  await world.rpc.call('anvil_nodeInfo')
  process.kill(world.chainPid, 'SIGKILL')
  await world.exited
  await stopAll()
  const again = await start({ dataDir })
  expect((await receiptOf(again, hash))?.status).toBe('0x1')
})

test('behavior: says which blocks the chain lost', async () => {
  const dataDir = await folders.make(stopped)
  const file = join(dataDir, 'database.json')
  const marker = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...marker, block: 9_999 }))
  const said: string[] = []
  await start({ dataDir, say: (line) => said.push(line) })
  expect(said).toEqual([
    expect.stringMatching(/lost blocks \d+ to 9999.*reset/),
  ])
})

test('behavior: says that the contracts are older than ours', async () => {
  const dataDir = await folders.make(stopped)
  const file = join(dataDir, 'chain/world.json')
  const birth = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...birth, contracts: 'older' }))
  const said: string[] = []
  await start({ dataDir, say: (line) => said.push(line) })
  expect(said).toEqual([expect.stringMatching(/older contracts.*reset/)])
})

test('error: a chain and a database of different worlds', async () => {
  const dataDir = await folders.make(stopped)
  await rm(join(dataDir, 'chain'), { recursive: true })
  await expect(start({ dataDir })).rejects.toThrow(/lost its chain.*reset/)
  const other = await folders.make(stopped)
  await rm(join(other, 'db'), { recursive: true })
  await expect(start({ dataDir: other })).rejects.toThrow(
    /lost its database.*reset/,
  )
})

test('parameters: serverEnv: a database elsewhere is not missed here', async () => {
  const dataDir = await folders.make(stopped)
  await rm(join(dataDir, 'db'), { recursive: true })
  const serverEnv = { DATA_DIR: 'memory:' }
  expect((await start({ dataDir, serverEnv })).isNew).toBe(false)
}, 60_000)

test('error: a data directory that is in use names its world', async () => {
  const dataDir = await folders.make(stopped)
  const { url } = await start({ dataDir })
  await expect(start({ dataDir })).rejects.toThrow(
    `already running at ${url} (process ${process.pid})`,
  )
})

test('error: a taken port says which, and gives the directory back', async () => {
  const dataDir = await folders.make(stopped)
  const port = await findFreePort()
  const other = createServer().listen(port, '127.0.0.1')
  try {
    await expect(start({ dataDir, port })).rejects.toThrow(
      `Port ${port} is taken: stop what listens there, or set PORT`,
    )
    await expect(start({ dataDir, rpcPort: port })).rejects.toThrow('RPC_PORT')
  } finally {
    other.close()
  }
  expect((await start({ dataDir })).isNew).toBe(false)
})

test('error: a wrong value of the server ends the start', async () => {
  const serverEnv = { LIMIT_NONCE: 'many' }
  await expect(start({ serverEnv })).rejects.toThrow('LIMIT_NONCE')
})
