import { defineTour } from '@narwhal-club/core/testing'
import { expect, test, vi } from 'vitest'
import { assign, type PromiseActorLogic, setup } from 'xstate'
import { createEngine, sceneAt } from './engine.ts'

const door = setup({
  types: {
    events: {} as { type: 'door.open' } | { type: 'door.close' },
    context: {} as { tries: number },
    emitted: {} as { type: 'door.opened' },
  },
  actors: {} as { unlock: PromiseActorLogic<boolean> },
  guards: { isFresh: ({ context }) => context.tries < 2 },
  delays: { patience: 500 },
  actions: { count: assign({ tries: ({ context }) => context.tries + 1 }) },
}).createMachine({
  id: 'door',
  context: { tries: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'door.open': {
          guard: 'isFresh',
          target: 'unlocking',
          actions: 'count',
        },
      },
    },
    unlocking: {
      invoke: {
        id: 'unlock',
        src: 'unlock',
        onDone: 'open',
        onError: 'closed',
      },
      after: { patience: 'closed' },
    },
    open: { on: { 'door.close': 'closed' } },
  },
})
const tour = defineTour({
  machine: door,
  events: [{ type: 'door.open' }, { type: 'door.close' }],
  outputs: { unlock: { yes: true } },
})
const open = (path = '') => {
  const engine = createEngine(tour, path)
  const labels = () =>
    engine.getScene().choices.map(({ label, enabled }) => [label, enabled])
  return { ...engine, labels, value: () => engine.getScene().snapshot.value }
}

test('default: what can be done, and what cannot', () => {
  const it = open()
  expect(it.labels()).toEqual([
    ['door.open', true],
    ['door.close', false],
  ])
  expect(it.getScene().choices[1]?.because).toBe('not heard in this state')
  it.take(0)
  expect(it.labels()).toEqual([
    ['door.open', false],
    ['door.close', false],
    ['unlock ✓ yes', true],
    ['unlock ✗ defect', true],
    ['after patience', true],
  ])
})

test('parameters: path', () => {
  expect(open('0-2').value()).toBe('open')
  expect(open('0-2').path()).toBe('0-2')
  expect(() => open('1')).toThrow('Nothing to take at 1: door.close')
})

test('behavior: a guard in the way is named', () => {
  const it = open('0-4-0-4')
  expect(it.labels()[0]).toEqual(['door.open', false])
  expect(it.getScene().choices[0]?.because).toBe('isFresh is in the way')
})

test('behavior: time travel replays the log, and a new step ends the undone', () => {
  const it = open('0-2-1')
  it.goTo(1)
  expect([it.value(), it.path()]).toEqual(['unlocking', '0'])
  expect(it.getScene().log).toHaveLength(3)
  it.goTo(3)
  expect(it.value()).toBe('closed')
  it.goTo(1)
  it.take(4)
  expect([it.value(), it.path()]).toEqual(['closed', '0-4'])
  expect(it.getScene().log).toHaveLength(2)
})

test('behavior: what the component asks for is in the log, too', () => {
  const it = open()
  it.send({ type: 'door.close' })
  expect(it.path()).toBe('')
  it.send({ type: 'door.open' })
  expect([it.value(), it.path()]).toEqual(['unlocking', '0'])
})

test('behavior: edges are counted, the latest known', () => {
  const it = open('0-4-0')
  const { taken, latest } = it.getScene()
  expect(Object.fromEntries(taken)).toEqual({
    'door.closed→door.unlocking': 2,
    'door.unlocking→door.closed': 1,
  })
  expect([...latest]).toEqual(['door.closed→door.unlocking'])
})

test('behavior: stopped, nothing runs on; started again, it is where it was', () => {
  const it = open('0')
  const actor = () => it.getScene().snapshot.children.unlock
  const stopped = vi.fn()
  actor()?.subscribe({ complete: stopped })
  it.start()
  expect(stopped).not.toHaveBeenCalled()
  it.stop()
  expect(stopped).toHaveBeenCalledOnce()
  it.start()
  expect([it.value(), it.path()]).toEqual(['unlocking', '0'])
  it.take(2)
  expect(it.value()).toBe('open')
})

test('behavior: a scene is looked at with nothing left running', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const { snapshot } = sceneAt(tour, '0')
  expect(snapshot.value).toBe('unlocking')
  snapshot.children.unlock?.send({ type: 'fake.done' })
  expect(snapshot.children.unlock?.getSnapshot().status).toBe('active')
  expect(warned).toHaveBeenCalledOnce()
  warned.mockRestore()
})
