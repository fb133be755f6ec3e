import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { describeMachine } from '../../dev/testing/describeMachine.ts'
import { fakeClock, flush } from '../testing/index.ts'
import { toWitnessView, witnessMachine } from './index.ts'
import { forked, receipt, second, shown } from './witness.fixture.ts'
import { patience } from './witness.setup.ts'
import { tour } from './witness.tour.ts'
import type { Looked, ToLook, WitnessEvent } from './witness.types.ts'

const quiet: WitnessEvent['type'][] = ['witness.forget']

describeMachine(witnessMachine, {
  events: tour.events as WitnessEvent[],
  outputs: tour.outputs as Record<string, Record<string, unknown>>,
  alike: tour.alike as never,
  key: tour.key as never,
  ignored: { idle: quiet, consistent: quiet },
})

const fine: Looked = { kind: 'consistent', contradictions: [] }
const doubtful: Looked = { kind: 'doubtful', contradictions: [] }

/** A machine whose looks end as they are told, one after the other. */
function open(...ends: Looked[]) {
  const looks: ToLook[] = []
  let forgotten = 0
  const clock = fakeClock()
  const actor = createActor(
    witnessMachine.provide({
      actors: {
        look: fromPromise(async ({ input }) => {
          looks.push(input)
          return ends[looks.length - 1] ?? fine
        }),
        forget: fromPromise(async () => {
          forgotten += 1
        }),
      },
    }),
    { clock },
  ).start()
  const send = async (event: WitnessEvent) => {
    actor.send(event)
    await flush()
  }
  const wait = async (ms: number) => {
    clock.advance(ms)
    await flush()
  }
  const view = () => toWitnessView(actor.getSnapshot())
  return { forgotten: () => forgotten, looks, send, view, wait }
}

test('default: nothing is looked at before a page shows something', async () => {
  const { looks, send, view } = open()
  expect(view()).toEqual({ status: 'idle', contradictions: [] })
  await send({ type: 'witness.show', shown })
  expect(looks).toEqual([{ shown, receipts: [], tries: 0, isLast: false }])
  expect(view().status).toBe('consistent')
})

test('behavior: what may be an old copy is asked for again, longer and longer', async () => {
  const { looks, send, view, wait } = open(doubtful, doubtful, doubtful, {
    kind: 'consistent',
    contradictions: [forked],
  })
  await send({ type: 'witness.show', shown })
  for (const [place, ms] of patience.entries()) {
    expect(view()).toEqual({ status: 'waiting', contradictions: [] })
    await wait(ms - 1)
    expect(looks).toHaveLength(place + 1)
    await wait(1)
  }
  expect(looks.map(({ isLast }) => isLast)).toEqual([false, false, false, true])
  expect(view()).toEqual({ status: 'contradicted', contradictions: [forked] })
})

test('behavior: an old copy that is replaced in time is forgotten', async () => {
  const { send, view, wait } = open(doubtful)
  await send({ type: 'witness.show', shown })
  await wait(patience[0])
  expect(view()).toEqual({ status: 'consistent', contradictions: [] })
})

test('behavior: a receipt is looked at once, and anew with another proposal', async () => {
  const { looks, send } = open()
  await send({ type: 'witness.show', shown })
  await send({ type: 'witness.take', receipts: [receipt] })
  await send({ type: 'witness.take', receipts: [receipt] })
  expect(looks.map(({ receipts }) => receipts.length)).toEqual([0, 1])
  await send({
    type: 'witness.show',
    shown: { ...shown, proposal: second },
  })
  expect(looks.at(-1)?.receipts).toEqual([])
})

test('behavior: what is found stays on the page while it is looked again', async () => {
  const { send, view } = open(
    { kind: 'consistent', contradictions: [forked] },
    { kind: 'unknown', contradictions: [forked] },
  )
  await send({ type: 'witness.show', shown })
  await send({ type: 'witness.show', shown })
  expect(view()).toEqual({ status: 'contradicted', contradictions: [forked] })
})

test('behavior: forgotten by hand, it begins with what is told now', async () => {
  const { forgotten, looks, send, view } = open({
    kind: 'consistent',
    contradictions: [forked],
  })
  await send({ type: 'witness.show', shown })
  await send({ type: 'witness.forget' })
  expect(forgotten()).toBe(1)
  expect(looks).toHaveLength(2)
  expect(view()).toEqual({ status: 'consistent', contradictions: [] })
})
