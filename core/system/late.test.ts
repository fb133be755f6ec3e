import { describe, expect, test } from 'vitest'
import { createActor, emit, fromCallback, setup } from 'xstate'
import { type Deferred, deferred, flush } from '../testing/index.ts'
import { createLateLogic, isHeard, toLateView } from './late.ts'
import type { LateMachine } from './late.types.ts'

type LampEvent =
  | { type: 'lamp.press' }
  | { type: 'lamp.timer' }
  | { type: 'lamp.leave' }
type View = { status: string; watts?: number }

/** A machine with input, an invoked child, a delay, and something to emit. */
function lamp() {
  const heard: string[] = []
  const machine = setup({
    types: {
      context: {} as { watts: number },
      input: {} as { chainId: number },
      events: {} as LampEvent,
      emitted: {} as { type: 'lamp.lit' } | { type: 'lamp.broken' },
    },
    actors: {
      wire: fromCallback(() => {
        heard.push('begun')
        return () => heard.push('cut')
      }),
    },
    actions: { tell: emit({ type: 'lamp.lit' }) },
  }).createMachine({
    context: ({ input }) => ({ watts: input.chainId }),
    invoke: { id: 'wire', src: 'wire' },
    initial: 'off',
    states: {
      off: { on: { 'lamp.press': { target: 'on', actions: 'tell' } } },
      on: { after: { 10: 'off' }, on: { 'lamp.press': 'off' } },
    },
  })
  return { machine, heard }
}

/** Stands for a line that says nothing of a failure. */
const unsaid = () => null

type Lamp = ReturnType<typeof lamp>['machine']

function open(
  more: Partial<LateMachine<Lamp, View, null>> = {},
  left: LampEvent | null = null,
) {
  const { machine, heard } = lamp()
  const loads: Deferred<unknown>[] = []
  const line: LateMachine<typeof machine, View, null> = {
    load: async () => {
      const load = deferred<unknown>()
      loads.push(load)
      await load.promise
      return {
        logic: machine,
        toView: ({ value, context }) => ({ status: value, ...context }),
      }
    },
    begins: 'press|timer',
    ends: 'leave',
    show: (waiting, [first]) => ({
      status: first ? `${waiting} ${first.type}` : waiting,
    }),
    failure: (queue) =>
      queue.every(({ type }) => type === 'lamp.timer')
        ? null
        : { type: 'lamp.broken' },
    resume: () => left,
    ...more,
  }
  if (line.failure === unsaid) delete line.failure
  const logic = createLateLogic({ lamp: line }, null)
  const actor = createActor(logic, { input: { id: 'lamp', chainId: 25 } })
  const facts: string[] = []
  actor.on('*', ({ type }) => facts.push(type))
  actor.start()
  return {
    actor,
    line,
    state: () => actor.getSnapshot(),
    facts,
    heard,
    loads,
    send: (type: LampEvent['type']) => actor.send({ type }),
    view: () => toLateView<View>(line, actor.getSnapshot() as never),
    settle: async (how: 'resolve' | 'reject') => {
      loads.at(-1)?.[how](undefined)
      await flush()
    },
    settleAll: async (how: 'resolve' | 'reject') => {
      for (const load of loads) load[how](undefined)
      await flush()
    },
  }
}

describe('default', () => {
  test('nothing is loaded before it is asked for', () => {
    const { loads, heard, view } = open()
    expect(view()).toEqual({ status: 'idle' })
    expect([loads, heard]).toEqual([[], []])
  })

  test('what was asked meanwhile is answered in order, once', async () => {
    const it = open()
    it.send('lamp.press')
    it.send('lamp.press')
    it.send('lamp.press')
    expect(it.view()).toEqual({ status: 'loading lamp.press' })
    await it.settle('resolve')
    expect(it.view()).toEqual({ status: 'on', watts: 25 })
    expect(it.facts).toEqual(['machine.arrived', 'lamp.lit', 'lamp.lit'])
    expect(it.loads).toHaveLength(1)
    it.send('lamp.press')
    expect(it.view()).toEqual({ status: 'off', watts: 25 })
  })

  test('its children begin with it and end with it', async () => {
    const it = open()
    it.send('lamp.press')
    await it.settle('resolve')
    expect(it.heard).toEqual(['begun'])
    it.actor.stop()
    expect(it.heard).toEqual(['begun', 'cut'])
  })
})

describe('error: it cannot be loaded', () => {
  test('it is said, and tried again with what was asked first', async () => {
    const it = open()
    it.send('lamp.press')
    await it.settle('reject')
    expect(it.view()).toEqual({ status: 'failed lamp.press' })
    expect(it.facts).toEqual(['lamp.broken'])
    it.send('lamp.timer')
    expect(it.view()).toEqual({ status: 'loading lamp.press' })
    await it.settle('resolve')
    expect(it.view()).toEqual({ status: 'on', watts: 25 })
  })

  test('behavior: what is asked after the failure is kept, too', async () => {
    const it = open()
    it.send('lamp.press')
    await it.settle('reject')
    it.send('lamp.press')
    await it.settle('resolve')
    expect(it.facts).toEqual(['lamp.broken', 'machine.arrived', 'lamp.lit'])
    expect(it.view()).toEqual({ status: 'off', watts: 25 })
  })

  test('behavior: without words of its own, the general ones are said', async () => {
    const it = open({ failure: unsaid })
    it.send('lamp.press')
    await it.settle('reject')
    expect(it.facts).toEqual(['machine.notLoaded'])
  })

  test('what nobody asked for by hand fails in silence', async () => {
    const it = open()
    it.send('lamp.timer')
    await it.settle('reject')
    expect(it.view()).toEqual({ status: 'idle' })
    expect(it.facts).toEqual([])
  })
})

describe('behavior: an earlier visit left it work', () => {
  test('it begins by itself, and only when the page starts', async () => {
    const it = open({}, { type: 'lamp.press' })
    expect(it.view()).toEqual({ status: 'loading lamp.press' })
    await it.settle('resolve')
    expect(it.view()).toEqual({ status: 'on', watts: 25 })
  })
})

test('behavior: what it hears, there or not', async () => {
  const it = open({ begins: 'press' })
  const hears = (type: string) => isHeard(it.line, it.state(), { type })
  const events = ['lamp.press', 'lamp.leave', 'lamp.timer']
  expect(events.map(hears)).toEqual([true, true, false])
  it.send('lamp.press')
  expect(events.map(hears)).toEqual([true, true, true])
  await it.settle('resolve')
  expect(events.map(hears)).toEqual([true, true, true])
})

describe('behavior: nobody wants it any more', () => {
  test('while it loads: it comes, and does nothing', async () => {
    const it = open()
    it.send('lamp.press')
    it.send('lamp.leave')
    expect(it.view()).toEqual({ status: 'idle' })
    await it.settle('resolve')
    expect(it.view()).toEqual({ status: 'off', watts: 25 })
    expect(it.facts).toEqual(['machine.arrived'])
  })

  test('while it loads in vain: nothing is said', async () => {
    const it = open()
    it.send('lamp.press')
    it.send('lamp.leave')
    await it.settle('reject')
    expect(it.view()).toEqual({ status: 'idle' })
    expect(it.facts).toEqual([])
  })

  test('and then does again: one failure of one load is said once', async () => {
    const it = open()
    it.send('lamp.press')
    it.send('lamp.leave')
    it.send('lamp.press')
    await it.settleAll('reject')
    expect(it.view()).toEqual({ status: 'failed lamp.press' })
    expect(it.facts).toEqual(['lamp.broken'])
  })

  test('after a failure', async () => {
    const it = open()
    it.send('lamp.press')
    await it.settle('reject')
    it.send('lamp.leave')
    expect(it.view()).toEqual({ status: 'idle' })
  })

  test('stopped while it loads: it comes to nothing', async () => {
    const it = open()
    it.send('lamp.press')
    it.actor.stop()
    await it.settle('resolve')
    expect(it.actor.getSnapshot().status).toBe('stopped')
    expect(it.heard).toEqual([])
  })
})
