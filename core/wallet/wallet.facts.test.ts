import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import {
  deferred,
  type FakeLogic,
  fakeActors,
  fakeClock,
  flush,
} from '../testing/index.ts'
import {
  type ConnectOutcome,
  toWalletView,
  type WalletEmitted,
  type WalletFailureCode,
  walletFailure,
  walletMachine,
} from './index.ts'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const alpha = { id: 'wallet.alpha', name: 'Alpha', remembered: true }
const beta = { id: 'wallet.beta', name: 'Beta', remembered: false }

const failed = (code: WalletFailureCode) => ({
  ok: false as const,
  failure: walletFailure(code),
})
const shown = (chainId: number): ConnectOutcome => ({
  ok: true,
  value: { address, chainId, option: alpha },
})

function run(actors: object = {}) {
  const clock = fakeClock()
  const machine = walletMachine.provide({
    actors: { ...fakeActors(walletMachine), ...actors },
  })
  const actor = createActor(machine, { clock, input: { chainId: 25 } })
  const emitted: WalletEmitted[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const settle = (id: string, output: unknown) =>
    (
      actor.getSnapshot().children as Record<
        string,
        { send: (event: Parameters<FakeLogic['transition']>[1]) => void }
      >
    )[id]?.send({ type: 'fake.done', output })
  const connect = (outcome: ConnectOutcome = shown(25)) => {
    actor.send({ type: 'wallet.open' })
    settle('discover', { ok: true, value: [alpha, beta] })
    actor.send({ type: 'wallet.choose', id: alpha.id })
    settle('connect', outcome)
  }
  const view = () => toWalletView(actor.getSnapshot())
  return { actor, clock, connect, emitted, settle, view }
}

describe('behavior: view', () => {
  test('connected shows wallet, account and chain', () => {
    const { connect, view } = run()
    connect()
    expect(view()).toEqual({
      status: 'connected',
      phase: 'connected',
      option: alpha,
      address,
      chainId: 25,
    })
  })

  test('wrongChain says why the last switch did not happen', () => {
    const { actor, connect, settle, view } = run()
    connect(shown(1))
    expect(view()).not.toHaveProperty('failure')
    actor.send({ type: 'wallet.switchChain' })
    settle('switchChain', failed('wallet.rejected'))
    expect(view()).toMatchObject({
      status: 'wrongChain',
      failure: { code: 'wallet.rejected' },
    })
  })
})

describe('behavior: connecting', () => {
  test('is called slow after 10 s, and not sooner', () => {
    const { actor, clock, settle, view } = run()
    actor.send({ type: 'wallet.open' })
    settle('discover', { ok: true, value: [alpha] })
    actor.send({ type: 'wallet.choose', id: alpha.id })
    clock.advance(9_999)
    expect(view()).toMatchObject({ status: 'connecting', slow: false })
    clock.advance(1)
    expect(view()).toMatchObject({ status: 'connecting', slow: true })
  })

  test('cancelled, its late answer does not connect', async () => {
    const answer = deferred<ConnectOutcome>()
    const signals: AbortSignal[] = []
    const { actor, emitted, settle, view } = run({
      connect: fromPromise(({ signal }) => {
        signals.push(signal)
        return answer.promise
      }),
    })
    actor.send({ type: 'wallet.open' })
    settle('discover', { ok: true, value: [alpha] })
    actor.send({ type: 'wallet.choose', id: alpha.id })
    actor.send({ type: 'wallet.cancel' })
    answer.resolve(shown(25))
    await flush()
    expect(view()).toEqual({ status: 'disconnected', phase: 'disconnected' })
    expect(emitted).toEqual([])
    expect(signals.map((signal) => signal.aborted)).toEqual([true])
  })

  test('the wallet that was asked is the one that was chosen', () => {
    const inputs: unknown[] = []
    const { connect } = run({
      connect: fromPromise(({ input }) => {
        inputs.push(input)
        return new Promise(() => {})
      }),
    })
    connect()
    expect(inputs).toEqual([{ id: alpha.id }])
  })
})

describe('behavior: emitted facts', () => {
  test('connected by hand and silently', () => {
    const byHand = run()
    byHand.connect()
    const fact = {
      type: 'wallet.connected',
      address,
      chainId: 25,
      connectorId: alpha.id,
      name: 'Alpha',
    }
    expect(byHand.emitted).toEqual([{ ...fact, silent: false }])
    const silently = run()
    silently.actor.send({ type: 'wallet.reconnect' })
    silently.settle('reconnect', shown(25))
    expect(silently.emitted).toEqual([{ ...fact, silent: true }])
  })

  test('another account, once; the same one, never', () => {
    const { actor, connect, emitted, view } = run()
    connect()
    actor.send({ type: 'account.changed', address: other })
    actor.send({ type: 'account.changed', address: other })
    expect(emitted.slice(1)).toEqual([
      { type: 'wallet.accountChanged', address: other },
    ])
    expect(view()).toMatchObject({ address: other })
  })

  test('disconnected by the user once, even if the provider says so too', () => {
    const { actor, connect, emitted, settle } = run()
    connect()
    actor.send({ type: 'wallet.disconnect' })
    actor.send({ type: 'provider.disconnected' })
    settle('disconnect', { ok: true, value: null })
    expect(emitted.slice(1)).toEqual([
      { type: 'wallet.disconnected', by: 'user' },
    ])
  })

  test('a silent reconnection that fails says nothing', () => {
    const { actor, clock, emitted, view } = run()
    actor.send({ type: 'wallet.reconnect' })
    clock.advance(10_000)
    expect(view().status).toBe('disconnected')
    expect(emitted).toEqual([])
  })

  test('no wallet: the text of R5.3', () => {
    const { actor, emitted, settle } = run()
    actor.send({ type: 'wallet.open' })
    settle('discover', { ok: true, value: [] })
    expect(emitted).toEqual([
      {
        type: 'wallet.failed',
        failure: {
          code: 'wallet.notFound',
          message: 'Please install MetaMask or another compatible wallet.',
        },
      },
    ])
  })
})
