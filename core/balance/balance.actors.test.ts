import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { type Chain, startChain } from '../../dev/world/chain.ts'
import { holdings } from '../../dev/world/seed/holdings.ts'
import { createRpc } from '../rpc/index.ts'
import { createBalanceActors } from './balance.actors.ts'
import { balanceMachine, toBalanceView } from './index.ts'

let chain: Chain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

interface Options {
  url?: string
  token?: `0x${string}`
  balanceTimeout?: number
}

function read(options: Options = {}) {
  const { url = chain.rpcUrl, token = chain.addresses.token } = options
  const { balanceTimeout = 200 } = options
  const told: unknown[] = []
  const rpc = createRpc({ url, fetch })
  const actors = createBalanceActors({ rpc, token })
  const machine = balanceMachine.provide({
    actors,
    delays: { balanceTimeout },
  })
  const actor = createActor(machine)
  actor.on('balance.failed', (fact) => told.push(fact))
  actor.start()
  const settled = async (address: `0x${string}`) => {
    actor.send({ type: 'address.changed', address })
    const snapshot = await waitFor(actor, (each) => !each.hasTag('pending'))
    actor.stop()
    return { ...toBalanceView(snapshot), told }
  }
  return settled
}

test.each(['whale', 'newcomer', 'tokenRich'] as const)(
  'default: what %s holds on the real chain',
  async (role) => {
    const { value, status } = await read()(chain.accounts[role].address)
    expect(status).toBe('loaded')
    expect(value).toBe(holdings[role].tokens * 10n ** 18n)
  },
)

describe('error', () => {
  test('an address without a contract', async () => {
    const { whale } = chain.accounts
    const settled = await read({ token: whale.address })(whale.address)
    expect(settled).toMatchObject({
      status: 'failed',
      value: 0n,
      error: 'The contract did not answer with a number',
      failure: { code: 'balance.failed' },
      told: [{ type: 'balance.failed', address: whale.address }],
    })
  })

  test('a node that takes connections and never answers', async () => {
    const mute = createServer(() => {})
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
    const { port } = mute.address() as AddressInfo
    const url = `http://127.0.0.1:${port}`
    const settled = await read({ url })(chain.accounts.whale.address)
    expect(settled).toMatchObject({
      status: 'failed',
      value: 0n,
      error: 'Balance check timed out',
      told: [{ failure: { code: 'balance.timeout' } }],
    })
    mute.closeAllConnections()
    await new Promise((resolve) => mute.close(resolve))
  })

  test('no node at all', async () => {
    const url = 'http://127.0.0.1:1'
    // All repetitions are waited for.
    const reading = read({ url, balanceTimeout: 5_000 })
    const settled = await reading(chain.accounts.whale.address)
    const failure = { code: 'balance.failed', cause: 'http.network' }
    expect(settled).toMatchObject({ status: 'failed', value: 0n, failure })
    expect(settled.told).toHaveLength(1)
  })
})
