import { bench, describe } from 'vitest'
import { createActor } from 'xstate'
import { fakeActors } from '../testing/index.ts'
import { toWalletView, walletMachine } from './index.ts'

const a = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const b = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const option = { id: 'wallet.alpha', name: 'Alpha', remembered: false }

const machine = walletMachine.provide({ actors: fakeActors(walletMachine) })

function connected() {
  const actor = createActor(machine, { input: { chainId: 25 } }).start()
  const settle = (id: string, output: unknown) => {
    const children: Record<
      string,
      { send: (event: never) => void } | undefined
    > = actor.getSnapshot().children
    children[id]?.send({ type: 'fake.done', output } as never)
  }
  actor.send({ type: 'wallet.reconnect' })
  settle('reconnect', { ok: true, value: { address: a, chainId: 25, option } })
  return actor
}

describe('wallet', () => {
  const actor = connected()
  let turn = false

  bench('an event that is handled', () => {
    turn = !turn
    actor.send({ type: 'account.changed', address: turn ? b : a })
  })
  bench('an event that is ignored', () => {
    actor.send({ type: 'wallet.open' })
  })
  bench('view', () => {
    toWalletView(actor.getSnapshot())
  })
})
