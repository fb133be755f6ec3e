import { expect, test } from 'vitest'
import { assign, type PromiseActorLogic, setup } from 'xstate'
import { fakeClock, walkPaths } from './index.ts'

type Events = { type: 'door.open' } | { type: 'door.close' }

const door = setup({
  types: { events: {} as Events, context: {} as { tries: number } },
  actors: {} as { unlock: PromiseActorLogic<boolean> },
  guards: { isTired: ({ context }) => context.tries > 1 },
  delays: { patience: 500 },
  actions: { count: assign({ tries: ({ context }) => context.tries + 1 }) },
}).createMachine({
  id: 'door',
  context: { tries: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'door.open': [
          { guard: 'isTired', target: 'stuck' },
          { target: 'unlocking', actions: 'count' },
        ],
      },
    },
    unlocking: {
      invoke: {
        id: 'unlock',
        src: 'unlock',
        onDone: [
          { guard: ({ event }) => event.output, target: 'open' },
          { target: 'closed' },
        ],
        onError: 'stuck',
      },
      after: { patience: 'closed' },
    },
    open: { on: { 'door.close': 'closed' } },
    stuck: { type: 'final' },
  },
})

const events: Events[] = [{ type: 'door.open' }, { type: 'door.close' }]
const outputs = { unlock: { yes: true, no: false } }
const ignored = {
  closed: ['door.close'],
  unlocking: ['door.open', 'door.close'],
  open: ['door.open'],
}
const key = ({ tries }: { tries: number }) => tries

test('default', () => {
  const walk = walkPaths(door, { events, outputs, ignored, key })
  for (const path of walk.paths) walk.replay(path)
  expect(walk.coverage()).toEqual({
    states: { walked: 4, all: 4 },
    edges: { walked: 7, all: 7 },
    missed: [],
  })
  expect(walk.gaps()).toEqual([])
  expect(walk.effects()).toEqual(
    expect.arrayContaining([
      'door.closed · door.open → door.unlocking\n  - tries = 1\n    unlock ← xstate.init',
      'door.open · door.close → door.closed\n  - (nothing)',
    ]),
  )
  expect(walk.paths.map((path) => path.title)).toContainEqual(
    expect.stringMatching(/unlock ✓ yes → open → door.close → closed/),
  )
})

test('behavior: an answer alike another is walked once from each state', () => {
  const alike = { unlock: { 'the wrong key': false } }
  const plain = walkPaths(door, { events, outputs, key })
  const walk = walkPaths(door, { events, outputs, alike, key })
  for (const path of walk.paths) walk.replay(path)
  const labels = walk.paths.map(({ steps }) => steps.at(-1)?.label)
  const wanted = 'unlock ✓ the wrong key'
  expect(labels.filter((label) => label === wanted)).toHaveLength(1)
  expect(
    walk.paths.flatMap(({ steps }) => steps.slice(0, -1)),
  ).not.toContainEqual(expect.objectContaining({ label: wanted }))
  expect(walk.paths).toHaveLength(plain.paths.length + 1)
  expect(walk.shortest).toEqual(plain.shortest)
})

test('behavior: an edge that no outcome opens is named', () => {
  const walk = walkPaths(door, {
    events,
    outputs: { unlock: { no: false } },
    key,
  })
  for (const path of walk.paths) walk.replay(path)
  expect(walk.coverage()).toMatchObject({
    states: { walked: 3, all: 4 },
    edges: { walked: 5, all: 7 },
  })
  expect(walk.coverage().missed[0]).toBe('door.open')
})

test('behavior: an event nobody thought about is named', () => {
  const walk = walkPaths(door, {
    events,
    outputs,
    key,
    ignored: { ...ignored, open: ['door.open', 'door.close'], closed: [] },
  })
  expect(walk.gaps()).toEqual([
    'closed: door.close is neither handled nor ignored',
    'open: door.close is listed as ignored but handled',
  ])
})

test('error: a chart without a bound is refused', () => {
  expect(() =>
    walkPaths(door, { events, outputs, key: () => Math.random(), limit: 20 }),
  ).toThrow('More than 20 places')
})

test('error: a machine that leaves the path is caught', () => {
  const walk = walkPaths(door, { events, outputs, ignored, key })
  const path = walk.paths.find((each) => each.steps.length > 1)
  if (!path) throw new Error('no path')
  const steps = path.steps.map((step) => ({ ...step, value: 'open' }))
  expect(() => walk.replay({ ...path, steps })).toThrow('not open')
})

test('behavior: the fake clock runs what falls due, in order', () => {
  const clock = fakeClock()
  const ran: string[] = []
  clock.setTimeout(() => ran.push('late'), 20)
  clock.setTimeout(() => ran.push('early'), 10)
  const id = clock.setTimeout(() => ran.push('never'), 5)
  clock.clearTimeout(id)
  clock.advance(19)
  expect(ran).toEqual(['early'])
  clock.advance(1)
  expect(ran).toEqual(['early', 'late'])
})
