import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { describeMachine } from '../../dev/testing/describeMachine.ts'
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
  type WalletEvent,
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

const connection = {
  'on our chain': shown(25),
  'on another chain': shown(1),
  pending: failed('wallet.requestPending'),
  locked: failed('wallet.locked'),
  rejected: failed('wallet.rejected'),
  failed: failed('wallet.unexpected'),
}
const events: WalletEvent[] = [
  { type: 'wallet.open' },
  { type: 'wallet.choose', id: alpha.id },
  { type: 'wallet.choose', id: 'unknown' },
  { type: 'wallet.cancel' },
  { type: 'wallet.retry' },
  { type: 'wallet.back' },
  { type: 'wallet.switchChain' },
  { type: 'wallet.disconnect' },
  { type: 'wallet.reconnect', id: alpha.id },
  { type: 'wallet.reconnect' },
  { type: 'account.changed', address: other },
  { type: 'account.changed', address },
  { type: 'chain.changed', chainId: 25 },
  { type: 'chain.changed', chainId: 1 },
  { type: 'provider.disconnected' },
  { type: 'options.changed', options: [alpha, beta] },
  { type: 'options.changed', options: [] },
]

const facts = ['account.changed', 'chain.changed', 'provider.disconnected']
const notAttached = ['wallet.switchChain', 'wallet.disconnect', ...facts]
const unanswered = [
  'wallet.open',
  'wallet.choose',
  'wallet.reconnect',
  'options.changed',
  ...notAttached,
]
const attached = [
  'wallet.open',
  'wallet.choose',
  'wallet.retry',
  'wallet.back',
  'wallet.reconnect',
  'options.changed',
]

const walk = describeMachine(walletMachine, {
  inputs: [{ chainId: 25 }],
  events,
  outputs: {
    discover: {
      found: { ok: true, value: [alpha, beta] },
      nothing: { ok: true, value: [] },
      'not loaded': failed('wallet.notLoaded'),
    },
    connect: connection,
    reconnect: {
      'on our chain': shown(25),
      'on another chain': shown(1),
      failed: failed('wallet.locked'),
    },
    switchChain: {
      ok: { ok: true, value: null },
      unknown: failed('wallet.chainUnknown'),
      rejected: failed('wallet.rejected'),
    },
    addChain: {
      ok: { ok: true, value: null },
      rejected: failed('wallet.rejected'),
    },
    disconnect: {
      ok: { ok: true, value: null },
      failed: failed('wallet.unexpected'),
    },
    // Subscriptions never finish, and their defects are not ours to answer.
    memory: {},
    watchOptions: {},
    watchAccount: {},
  },
  errors: { memory: {}, watchOptions: {}, watchAccount: {} },
  key: ({ option, options, account }) => [
    option !== null,
    options.length > 0,
    account?.chainId,
  ],
  ignored: {
    disconnected: [
      'wallet.choose',
      'wallet.cancel',
      'wallet.retry',
      'wallet.back',
      'options.changed',
      ...notAttached,
    ],
    discovering: ['wallet.retry', 'wallet.back', ...unanswered],
    choosing: [
      'wallet.open',
      'wallet.retry',
      'wallet.back',
      'wallet.reconnect',
      ...notAttached,
    ],
    noWallet: [
      'wallet.open',
      'wallet.choose',
      'wallet.back',
      'wallet.reconnect',
      ...notAttached,
    ],
    'connecting.prompted': ['wallet.retry'],
    connecting: unanswered,
    requestOpen: unanswered,
    locked: unanswered,
    rejected: unanswered,
    failed: unanswered,
    reconnecting: [
      'wallet.choose',
      'wallet.retry',
      'wallet.back',
      'wallet.reconnect',
      'options.changed',
      ...notAttached,
    ],
    'attached.connected': ['wallet.cancel', 'wallet.switchChain'],
    'attached.wrongChain': ['wallet.cancel'],
    'attached.switchingChain': ['wallet.switchChain'],
    'attached.addingChain': ['wallet.switchChain'],
    'attached.disconnecting': [
      'wallet.cancel',
      'wallet.disconnect',
      'wallet.switchChain',
      'provider.disconnected',
    ],
    attached,
  },
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
  test('every state has one, and it says what R4.1 says', () => {
    const phases = new Map(
      walk.snapshots
        .map((each) => toWalletView(each as SnapshotFrom<typeof walletMachine>))
        .map((each) => [each.status, each.phase]),
    )
    expect(Object.fromEntries(phases)).toEqual({
      disconnected: 'disconnected',
      discovering: 'disconnected',
      choosing: 'disconnected',
      noWallet: 'disconnected',
      connecting: 'connecting',
      requestOpen: 'disconnected',
      locked: 'disconnected',
      rejected: 'disconnected',
      failed: 'disconnected',
      reconnecting: 'reconnecting',
      connected: 'connected',
      wrongChain: 'connected',
      switchingChain: 'connected',
      addingChain: 'connected',
      disconnecting: 'connected',
    })
  })

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
