import { afterAll, beforeAll, expect, test } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import { type Chain, startChain } from '../../dev/world/chain.ts'
import { createRpc } from '../rpc/index.ts'
import { networkMachine, toNetworkView } from './index.ts'
import { createNetworkActors } from './network.actors.ts'

let chain: Chain
beforeAll(async () => {
  chain = await startChain({ seed: 'none' })
})
afterAll(() => chain.stop())

const actorsAt = (url: string) =>
  createNetworkActors({
    rpc: createRpc({ url, fetch }),
    clock: { now: () => 42 },
  })

test('default: chain and block of the real node', async () => {
  await chain.rpc.call('evm_mine')
  const { detect } = actorsAt(chain.rpcUrl)
  expect(await toPromise(createActor(detect).start())).toEqual({
    ok: true,
    chainId: 25,
    block: 1,
  })
})

test('error: nobody there', async () => {
  const { detect } = actorsAt('http://127.0.0.1:1')
  expect(await toPromise(createActor(detect).start())).toEqual({
    ok: false,
    at: 42,
  })
})

test('behavior: a node that goes away and comes back is noticed', async () => {
  let url = 'http://127.0.0.1:1'
  const rpc = createRpc({
    url: '',
    fetch: (_, init) => fetch(url, init),
  })
  const machine = networkMachine.provide({
    actors: createNetworkActors({ rpc }),
    delays: { networkRetryDelay: 5 },
  })
  const actor = createActor(machine, { input: { chainId: 25 } }).start()
  const reach = (status: string) =>
    waitFor(actor, (each) => toNetworkView(each).status === status)
  await reach('offline')
  url = chain.rpcUrl
  await reach('online')
  url = 'http://127.0.0.1:1'
  actor.send({ type: 'network.check' })
  await reach('offline')
  actor.stop()
})
