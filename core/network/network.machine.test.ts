import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { describeMachine } from '../../dev/testing/describeMachine.ts'
import { type FakeLogic, fakeActors, fakeClock } from '../testing/index.ts'
import {
  type DetectOutcome,
  type NetworkEmitted,
  networkMachine,
  toNetworkView,
} from './index.ts'

const here: DetectOutcome = { ok: true, chainId: 25, block: 7 }
const elsewhere: DetectOutcome = { ok: true, chainId: 1, block: 9 }
const away = (at: number): DetectOutcome => ({ ok: false, at })

describeMachine(networkMachine, {
  inputs: [{ chainId: 25 }],
  events: [{ type: 'network.check' }],
  outputs: { detect: { here, elsewhere, away: away(1) } },
  ignored: {
    checking: ['network.check'],
    confirming: ['network.check'],
    retrying: ['network.check'],
  },
})

function run() {
  const clock = fakeClock()
  const machine = networkMachine.provide({ actors: fakeActors(networkMachine) })
  const actor = createActor(machine, { clock, input: { chainId: 25 } })
  const emitted: NetworkEmitted[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const answer = (output: DetectOutcome) => {
    type Fake = {
      send: (event: Parameters<FakeLogic['transition']>[1]) => void
    }
    const { detect } = actor.getSnapshot().children as { detect?: Fake }
    if (!detect) throw new Error('Nobody asks')
    detect.send({ type: 'fake.done', output })
  }
  const isAsking = () => 'detect' in actor.getSnapshot().children
  const view = () => toNetworkView(actor.getSnapshot())
  return { actor, answer, clock, emitted, isAsking, view }
}

describe('behavior: view', () => {
  test('checking, then online with chain and block', () => {
    const { answer, view } = run()
    expect(view()).toEqual({ status: 'checking' })
    answer(here)
    expect(view()).toEqual({ status: 'online', chainId: 25, block: 7 })
  })

  test('stays online while it is confirmed', () => {
    const { actor, answer, view } = run()
    answer(here)
    actor.send({ type: 'network.check' })
    expect(view()).toMatchObject({ status: 'online', block: 7 })
    answer({ ...here, block: 8 })
    expect(view()).toMatchObject({ status: 'online', block: 8 })
  })

  test('away since the first moment, for as long as it lasts', () => {
    const { answer, clock, view } = run()
    answer(away(100))
    clock.advance(1_000)
    expect(view()).toEqual({ status: 'offline', since: 100 })
    answer(away(1_100))
    expect(view()).toEqual({ status: 'offline', since: 100 })
    clock.advance(1_000)
    answer(here)
    expect(view().status).toBe('online')
  })

  test('another chain is told by its id', () => {
    const { answer, clock, view } = run()
    answer(elsewhere)
    clock.advance(1_000)
    expect(view()).toEqual({ status: 'wrongChain', chainId: 1 })
  })
})

describe('behavior: when it asks', () => {
  test('every second while the node is away, not sooner (R4.11)', () => {
    const { answer, clock, isAsking } = run()
    for (const at of [0, 1, 2]) {
      answer(away(at))
      clock.advance(999)
      expect(isAsking()).toBe(false)
      clock.advance(1)
      expect(isAsking()).toBe(true)
    }
  })

  test('every 15 s while it is there', () => {
    const { answer, clock, isAsking } = run()
    answer(here)
    clock.advance(14_999)
    expect(isAsking()).toBe(false)
    clock.advance(1)
    expect(isAsking()).toBe(true)
  })
})

test('behavior: only news is told', () => {
  const { answer, clock, emitted } = run()
  answer(here)
  clock.advance(15_000)
  answer(here)
  clock.advance(15_000)
  answer(away(30_000))
  clock.advance(1_000)
  answer(away(31_000))
  clock.advance(1_000)
  answer(here)
  // The first answer is no return: nothing is read again for it.
  expect(emitted).toMatchObject([
    { type: 'network.online', isBack: false },
    { type: 'network.offline' },
    { type: 'network.online', isBack: true },
  ])
})
