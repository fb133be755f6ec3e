import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { describeMachine } from '../../dev/testing/describeMachine.ts'
import {
  type Deferred,
  deferred,
  fakeActors,
  fakeClock,
  flush,
} from '../testing/index.ts'
import { type BalanceOutcome, balanceMachine, toBalanceView } from './index.ts'

const a = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const b = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const saying = (message: string) => ({
  code: 'balance.failed' as const,
  message,
})

describeMachine(balanceMachine, {
  events: [
    { type: 'address.changed', address: a },
    { type: 'address.changed', address: b },
    { type: 'address.changed', address: null },
    { type: 'balance.refetch' },
  ],
  outputs: {
    readBalance: {
      read: { ok: true, value: 7n },
      failed: { ok: false, failure: saying('node says no') },
    },
  },
  key: ({ address }) => address,
  ignored: { idle: ['balance.refetch'], loading: ['balance.refetch'] },
})

function run() {
  const clock = fakeClock()
  const reads: (Deferred<BalanceOutcome> & { signal: AbortSignal })[] = []
  const told: unknown[] = []
  const machine = balanceMachine.provide({
    actors: {
      ...fakeActors(balanceMachine),
      readBalance: fromPromise(({ signal }) => {
        const read = { ...deferred<BalanceOutcome>(), signal }
        reads.push(read)
        return read.promise
      }),
    },
  })
  const actor = createActor(machine, { clock })
  actor.on('balance.failed', (fact) => told.push(fact))
  actor.start()
  const change = (address: `0x${string}` | null) =>
    actor.send({ type: 'address.changed', address })
  const answer = async (index: number, output: BalanceOutcome) => {
    reads[index]?.resolve(output)
    await flush()
  }
  const view = () => toBalanceView(actor.getSnapshot())
  return { actor, answer, change, clock, reads, told, view }
}

describe('behavior: view (R4.9)', () => {
  test('loading, then the value', async () => {
    const { answer, change, view } = run()
    expect(view()).toEqual({
      status: 'idle',
      isLoading: false,
      error: null,
      value: 0n,
    })
    change(a)
    expect(view()).toMatchObject({ status: 'loading', isLoading: true })
    await answer(0, { ok: true, value: 7n })
    expect(view()).toEqual({
      status: 'loaded',
      isLoading: false,
      error: null,
      value: 7n,
    })
  })

  test('a refetch goes on showing the value', async () => {
    const { actor, answer, change, view } = run()
    change(a)
    await answer(0, { ok: true, value: 7n })
    actor.send({ type: 'balance.refetch' })
    expect(view()).toMatchObject({ isLoading: true, value: 7n })
    await answer(1, { ok: true, value: 9n })
    expect(view()).toMatchObject({ status: 'loaded', value: 9n })
  })

  test('another address starts from nothing, and the old answer never shows', async () => {
    const { answer, change, reads, view } = run()
    change(a)
    await answer(0, { ok: true, value: 7n })
    change(b)
    expect(view()).toMatchObject({ isLoading: true, value: 0n })
    change(a)
    expect(reads.map(({ signal }) => signal.aborted)).toEqual([
      false,
      true,
      false,
    ])
    await answer(1, { ok: true, value: 1n })
    expect(view()).toMatchObject({ status: 'loading', value: 0n })
    await answer(2, { ok: true, value: 2n })
    expect(view()).toMatchObject({ status: 'loaded', value: 2n })
  })

  test('the same address in another letter case reads nothing again', async () => {
    const { change, reads } = run()
    change(a)
    change(a.toLowerCase() as `0x${string}`)
    expect(reads).toHaveLength(1)
  })

  test('nobody: idle and zero', async () => {
    const { answer, change, view } = run()
    change(a)
    await answer(0, { ok: true, value: 7n })
    change(null)
    expect(view()).toMatchObject({ status: 'idle', value: 0n })
  })
})

describe('error: R8.5', () => {
  test('after 5 s: the text, zero, and a fact', async () => {
    const { answer, change, clock, told, view } = run()
    change(a)
    await answer(0, { ok: true, value: 7n })
    change(b)
    clock.advance(4_999)
    expect(view().status).toBe('loading')
    clock.advance(1)
    const failure = {
      code: 'balance.timeout',
      message: 'Balance check timed out',
    }
    expect(view()).toEqual({
      status: 'failed',
      isLoading: false,
      error: failure.message,
      failure,
      value: 0n,
    })
    expect(told).toEqual([{ type: 'balance.failed', address: b, failure }])
  })

  test('the message of what refused', async () => {
    const { answer, change, view } = run()
    change(a)
    const failure = saying('header not found')
    await answer(0, { ok: false, failure })
    expect(view()).toMatchObject({ error: failure.message, failure, value: 0n })
  })

  test('it is still said while the balance is read again', async () => {
    const { actor, answer, change, view } = run()
    const failure = saying('no')
    change(a)
    await answer(0, { ok: false, failure })
    actor.send({ type: 'balance.refetch' })
    expect(view()).toEqual({
      status: 'loading',
      isLoading: true,
      error: 'no',
      failure,
      value: 0n,
    })
  })
  test('a good read clears the error', async () => {
    const { actor, answer, change, view } = run()
    change(a)
    await answer(0, { ok: false, failure: saying('no') })
    actor.send({ type: 'balance.refetch' })
    await answer(1, { ok: true, value: 3n })
    expect(view()).toEqual({
      status: 'loaded',
      isLoading: false,
      error: null,
      value: 3n,
    })
  })
})
