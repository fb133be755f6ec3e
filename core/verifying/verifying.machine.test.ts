import { describe, expect, test } from 'vitest'
import { describeMachine } from '../../dev/testing/describeMachine.ts'
import { verifyingMachine } from './index.ts'
import {
  first,
  node,
  report,
  second,
  shapeless,
  subject,
} from './verifying.fixture.ts'
import { openDesk, opening } from './verifying.testing.ts'
import { tour } from './verifying.tour.ts'
import type { VerifyingEvent } from './verifying.types.ts'

type Type = VerifyingEvent['type']
const events = tour.events as VerifyingEvent[]
const anywhere: Type[] = [
  'verifying.open',
  'verifying.drop',
  'verifying.dropReceipt',
  'verifying.close',
]
/** All that a state ignores on purpose: it hears these, and what begins anew. */
const hears = (...heard: Type[]) =>
  [...new Set(events.map(({ type }) => type))].filter(
    (type) => !heard.includes(type) && !anywhere.includes(type),
  )

describeMachine(verifyingMachine, {
  inputs: [{}, { proposal: first }],
  events,
  outputs: tour.outputs as Record<string, Record<string, unknown>>,
  alike: tour.alike as never,
  key: tour.key as never,
  ignored: {
    idle: hears(),
    sorting: hears('verifying.cancel'),
    loading: hears(
      'verifying.cancel',
      'load.progress',
      'load.ended',
      'load.failed',
    ),
    auditing: hears(
      'verifying.cancel',
      'audit.progress',
      'audit.ended',
      'audit.failed',
    ),
    'judged.resting': hears('verifying.retry', 'verifying.spotCheck'),
    'judged.asking': hears(
      'verifying.retry',
      'verifying.cancel',
      'spot.progress',
      'spot.ended',
    ),
    cancelled: hears('verifying.retry'),
    failed: hears('verifying.retry'),
  },
})

test('default: loaded, audited, judged; each step is told', async () => {
  const keys = [{ key: subject.nft, from: 0 }]
  const { actor, audits, ended, loads, send, view } = openDesk({ keys })
  expect(view()).toEqual({ status: 'idle', hasReceipt: false, note: null })
  await send(opening)
  expect(loads).toEqual([{ proposal: first }])
  await send({ type: 'load.progress', bytes: 10, of: 40 })
  expect(view()).toMatchObject({ status: 'loading', bytes: 10, of: 40 })
  const bundle = new Uint8Array([1, 2])
  await send({ type: 'load.ended', bundle })
  expect(audits).toEqual([{ bundle, keys }])
  const progress = { part: 'lines', done: 64, of: 100 } as const
  await send({ type: 'audit.progress', progress })
  expect(view()).toMatchObject({ status: 'auditing', progress })
  await send({ type: 'audit.ended', report, subject })
  expect(view()).toMatchObject({ status: 'judged', report, subject })
  expect(ended).toEqual(['load', 'audit'])
  // Nothing of it is kept.
  expect(actor.getSnapshot().context.bundle).toBeNull()
})

test('behavior: it begins with what it was started for, and with a server only', async () => {
  const { loads, send, view } = openDesk({ proposal: first })
  expect(view().status).toBe('loading')
  expect(loads).toEqual([{ proposal: first }])
  await send({ type: 'verifying.close' })
  expect(view().status).toBe('idle')
  const without = openDesk({ proposal: first, isOnline: false })
  expect(without.view().status).toBe('idle')
  expect(without.loads).toEqual([])
})

test('behavior: a bundle that is none is judged, too', async () => {
  const { nodes, send, view } = openDesk()
  await send(
    opening,
    { type: 'load.ended', bundle: new Uint8Array() },
    { type: 'audit.ended', report: shapeless, subject: null },
    { type: 'verifying.spotCheck', node },
  )
  expect(view()).toMatchObject({ status: 'judged', report: { verdict: 'red' } })
  expect(nodes).toEqual([])
})

describe('cancelled', () => {
  test.each([
    ['while it is loaded', [], ['load']],
    [
      'while it is audited',
      [{ type: 'load.ended', bundle: new Uint8Array() }],
      ['load', 'audit'],
    ],
  ] as const)(
    '%s: it ends at once, and can begin anew',
    async (_, on, stopped) => {
      const { ended, loads, send, view } = openDesk()
      await send(opening, ...on, { type: 'verifying.cancel' })
      expect(view().status).toBe('cancelled')
      expect(ended).toEqual(stopped)
      await send({ type: 'verifying.retry' })
      expect(loads).toHaveLength(2)
      expect(view().status).toBe('loading')
    },
  )

  test('another one ends the one before', async () => {
    const { ended, loads, send } = openDesk()
    await send(opening, { type: 'verifying.open', proposal: second })
    expect(ended).toEqual(['load'])
    expect(loads).toEqual([{ proposal: first }, { proposal: second }])
  })
})

test.each(['unreachable', 'missing', 'tooLarge'] as const)(
  'error: %s, and it can be tried again',
  async (failure) => {
    const { loads, send, view } = openDesk()
    await send(opening, { type: 'load.failed', failure })
    expect(view()).toMatchObject({ status: 'failed', why: failure })
    await send({ type: 'verifying.retry' })
    expect(loads).toHaveLength(2)
  },
)

test.each(['broken', 'tooLarge'] as const)(
  'error: an audit that is %s says nothing of the bundle',
  async (failure) => {
    const { send, view } = openDesk()
    await send(
      opening,
      { type: 'load.ended', bundle: new Uint8Array() },
      { type: 'audit.failed', failure },
    )
    expect(view()).toMatchObject({ status: 'failed', why: failure })
  },
)
