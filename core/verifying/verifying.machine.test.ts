import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { describeMachine } from '../../dev/testing/describeMachine.ts'
import { flush } from '../testing/index.ts'
import { toVerifyingView, verifyingMachine } from './index.ts'
import {
  bundleFile,
  check,
  first,
  node,
  receipt,
  report,
  second,
  shapeless,
  strangeReceipt,
  subject,
} from './verifying.fixture.ts'
import { sortFiles } from './verifying.load.ts'
import { tour } from './verifying.tour.ts'
import type {
  BundleSource,
  DroppedFile,
  ToAudit,
  VerifyingEvent,
  VerifyingInput,
} from './verifying.types.ts'

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
  inputs: [{}],
  events,
  outputs: tour.outputs as Record<string, Record<string, unknown>>,
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

/** A machine that is told by hand what loading, auditing and asking come to. */
function desk(input: VerifyingInput = {}) {
  const loads: BundleSource[] = []
  const audits: ToAudit[] = []
  const nodes: string[] = []
  const ended: string[] = []
  const actor = createActor(
    verifyingMachine.provide({
      actors: {
        sort: fromPromise(({ input: { files } }) => sortFiles(files)),
        load: fromCallback(({ input: source }) => {
          loads.push(source)
          return () => void ended.push('load')
        }),
        audit: fromCallback(({ input: wanted }) => {
          audits.push(wanted)
          return () => void ended.push('audit')
        }),
        spotCheck: fromCallback(({ input: asked }) => {
          nodes.push(asked.node)
          return () => void ended.push('spotCheck')
        }),
      },
    }),
    { input },
  ).start()
  const send = async (...all: VerifyingEvent[]) => {
    for (const event of all) actor.send(event)
    await flush()
  }
  const view = () => toVerifyingView(actor.getSnapshot())
  const judge = () =>
    send(
      { type: 'load.ended', bundle: new Uint8Array([1]) },
      { type: 'audit.ended', report, subject },
    )
  return { actor, audits, ended, judge, loads, nodes, send, view }
}

const opening = { type: 'verifying.open', proposal: first } as const
const drop = (...files: DroppedFile[]) =>
  ({ type: 'verifying.drop', files }) as const
const file = (name: string, value: unknown): DroppedFile => {
  const text = JSON.stringify(value)
  return { ...bundleFile, name, size: text.length, text: async () => text }
}
const receiptFile = file('receipt.json', receipt)

test('default: loaded, audited, judged; each step is told', async () => {
  const keys = [{ key: subject.nft, from: 0 }]
  const { actor, audits, ended, loads, send, view } = desk({ keys })
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

test('behavior: a bundle that is none is judged, too', async () => {
  const { nodes, send, view } = desk()
  await send(
    opening,
    { type: 'load.ended', bundle: new Uint8Array() },
    { type: 'audit.ended', report: shapeless, subject: null },
    { type: 'verifying.spotCheck', node },
  )
  expect(view()).toMatchObject({ status: 'judged', report: { ok: false } })
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
      const { ended, loads, send, view } = desk()
      await send(opening, ...on, { type: 'verifying.cancel' })
      expect(view().status).toBe('cancelled')
      expect(ended).toEqual(stopped)
      await send({ type: 'verifying.retry' })
      expect(loads).toHaveLength(2)
      expect(view().status).toBe('loading')
    },
  )

  test('another one ends the one before', async () => {
    const { ended, loads, send } = desk()
    await send(opening, { type: 'verifying.open', proposal: second })
    expect(ended).toEqual(['load'])
    expect(loads).toEqual([{ proposal: first }, { proposal: second }])
  })
})

test.each(['unreachable', 'missing', 'tooLarge'] as const)(
  'error: %s, and it can be tried again',
  async (failure) => {
    const { loads, send, view } = desk()
    await send(opening, { type: 'load.failed', failure })
    expect(view()).toMatchObject({ status: 'failed', why: failure })
    await send({ type: 'verifying.retry' })
    expect(loads).toHaveLength(2)
  },
)

test('error: a verifier that breaks says nothing of the bundle', async () => {
  const { send, view } = desk()
  await send(
    opening,
    { type: 'load.ended', bundle: new Uint8Array() },
    { type: 'audit.failed' },
  )
  expect(view()).toMatchObject({ status: 'failed', why: 'broken' })
})

describe('what is dropped', () => {
  test('a bundle and a receipt, in any order', async () => {
    const { audits, judge, loads, send, view } = desk()
    await send(drop(receiptFile, bundleFile))
    expect(loads).toEqual([{ file: bundleFile }])
    await judge()
    expect(audits[0]).toMatchObject({ receipt })
    expect(view()).toMatchObject({ status: 'judged', hasReceipt: true })
    await send({ type: 'verifying.retry' })
    expect(loads).toHaveLength(2)
  })

  test('a receipt alone: the bundle of its proposal is loaded', async () => {
    const { loads, send } = desk()
    await send(drop(receiptFile))
    expect(loads).toEqual([{ proposal: first }])
  })

  test('a receipt after a bundle is held to that bundle', async () => {
    const { audits, judge, loads, send } = desk()
    await send(drop(bundleFile))
    await judge()
    await send({ type: 'verifying.dropReceipt', receipt })
    expect(loads).toEqual([{ file: bundleFile }, { file: bundleFile }])
    await judge()
    expect(audits.map((wanted) => wanted.receipt)).toEqual([undefined, receipt])
  })

  test.each([
    ['without a server', { isOnline: false }, receipt],
    ['of no proposal', {}, strangeReceipt],
  ])('a receipt %s waits for a bundle', async (_, input, handed) => {
    const { audits, judge, loads, send, view } = desk(input)
    await send({ type: 'verifying.dropReceipt', receipt: handed })
    expect(view()).toMatchObject({
      status: 'idle',
      hasReceipt: true,
      note: { is: 'receiptAlone' },
    })
    expect(loads).toEqual([])
    await send(drop(bundleFile))
    await judge()
    expect(audits[0]?.receipt).toBe(handed)
    expect(view().note).toBeNull()
  })

  test('neither of both: what was judged is still there', async () => {
    const { judge, loads, send, view } = desk()
    const photo = file('holiday.jpg', 1)
    await send(drop(photo))
    const note = { is: 'unread', name: 'holiday.jpg' }
    expect(view()).toMatchObject({ status: 'idle', note })
    await send(opening)
    await judge()
    await send(drop(photo))
    expect(view()).toMatchObject({ status: 'judged', report, note })
    expect(loads).toHaveLength(1)
  })

  test('a receipt is not held to a proposal that it is not of', async () => {
    const { audits, judge, send, view } = desk()
    await send({ type: 'verifying.dropReceipt', receipt })
    await send({ type: 'verifying.open', proposal: second })
    await judge()
    expect(audits[0]?.receipt).toBeUndefined()
    await send({ type: 'verifying.close' })
    expect(view()).toEqual({ status: 'idle', hasReceipt: false, note: null })
  })
})

test('behavior: without a server no bundle is asked of it', async () => {
  const { loads, send, view } = desk({ isOnline: false })
  await send(opening)
  expect(loads).toEqual([])
  expect(view().status).toBe('idle')
})

describe('a node', () => {
  test('default: each answer is shown as it comes', async () => {
    const { ended, judge, nodes, send, view } = desk()
    await send(opening)
    await judge()
    await send({ type: 'verifying.spotCheck', node })
    expect(nodes).toEqual([node])
    expect(view()).toMatchObject({ spot: { status: 'asking', check: null } })
    await send({ type: 'spot.progress', check })
    expect(view()).toMatchObject({ spot: { status: 'asking', check } })
    await send({ type: 'spot.ended' })
    expect(view()).toMatchObject({ status: 'judged', spot: { check } })
    await send(
      { type: 'verifying.spotCheck', node },
      { type: 'verifying.cancel' },
    )
    expect(ended.filter((id) => id === 'spotCheck')).toHaveLength(2)
    expect(view()).toMatchObject({ spot: { status: 'resting', check: null } })
  })

  test.each([
    'node.example',
    'http://node.example',
    'https://name:word@node.example',
    'javascript:alert(1)',
    'https://',
    '',
  ])('error: "%s" is not asked', async (address) => {
    const { judge, nodes, send, view } = desk()
    await send(opening)
    await judge()
    await send({ type: 'verifying.spotCheck', node: address })
    expect(nodes).toEqual([])
    expect(view()).toMatchObject({
      spot: { node: address, isNodeRefused: true },
    })
  })

  test.each([
    'https://node.example/key?a=1',
    'http://127.0.0.1:8545',
    'http://localhost',
    'http://[::1]:8545/',
  ])('behavior: "%s" is asked', async (address) => {
    const { judge, nodes, send } = desk()
    await send(opening)
    await judge()
    await send({ type: 'verifying.spotCheck', node: address })
    expect(nodes).toEqual([address])
  })
})
