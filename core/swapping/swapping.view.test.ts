import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { walkPaths } from '../testing/index.ts'
import { swappingMachine, toSwappingView, toSwapResult } from './index.ts'
import {
  choice,
  failing,
  quoted,
  standing,
  swapped,
} from './swapping.fixture.ts'
import { createSwapMemory } from './swapping.memory.ts'
import { stepsOf } from './swapping.steps.ts'
import { tour } from './swapping.tour.ts'
import type {
  OpenOutcome,
  QuoteOutcome,
  RestoreOutcome,
} from './swapping.types.ts'

const { snapshots } = walkPaths(swappingMachine, {
  ...(tour as never as Parameters<typeof walkPaths>[1]),
  inputs: [{ chainId: 25 }],
})

test('default: every state has its view, and only one of them is success', () => {
  const seen = new Map<string, boolean>()
  for (const snapshot of snapshots) {
    const view = toSwappingView(snapshot as never)
    const { status } = view
    const name = status === 'working' ? `${status} ${view.phase}` : status
    const isSuccess = toSwapResult(view)?.success === true
    seen.set(name, isSuccess || seen.get(name) === true)
  }
  expect(Object.fromEntries([...seen].sort())).toEqual({
    cancelling: false,
    done: true,
    ended: false,
    idle: false,
    offline: false,
    opening: false,
    quoting: false,
    restoring: false,
    resuming: false,
    reviewing: false,
    stopped: false,
    suspended: false,
    'working checking': false,
    'working confirming': false,
    'working looking': false,
    'working ready': false,
    'working sent': false,
    'working wallet': false,
  })
})

test('behavior: a failure has its text, or Unknown error (R8.6)', () => {
  const failure = {
    code: 'payment.unexpected' as const,
    message: 'Unknown error',
    advice: '',
  }
  const view = { status: 'stopped', failure, isUnderWay: true } as const
  expect(toSwapResult(view)).toEqual({
    success: false,
    error: 'Unknown error',
    code: 'payment.unexpected',
  })
  expect(toSwapResult({ status: 'restoring' })).toBeNull()
})

test('behavior: a swap that could not be handed over is left, also while it is sent again', async () => {
  const opens: ((outcome: OpenOutcome) => void)[] = []
  const nothing = { mine: null, unfinished: [], credits: [] }
  const actor = createActor(
    swappingMachine.provide({
      actors: {
        links: fromCallback(() => {}),
        memory: fromCallback(() => {}),
        watchReturn: fromCallback(() => {}),
        report: fromCallback(() => {}) as never,
        restore: fromPromise(
          async (): Promise<RestoreOutcome> => ({
            kind: 'restored',
            ...nothing,
          }),
        ),
        quote: fromPromise(
          async (): Promise<QuoteOutcome> => ({
            kind: 'quoted',
            quoted: quoted(),
          }),
        ),
        open: fromPromise(
          (): Promise<OpenOutcome> =>
            new Promise((settle) => opens.push(settle)),
        ),
      },
    }),
    { input: { chainId: 25 } },
  ).start()
  const view = () => toSwappingView(actor.getSnapshot())
  const reach = (isSo: () => boolean) => waitFor(actor, isSo)
  actor.send({ type: 'swapping.start', ...choice })
  await reach(() => view().status === 'reviewing')
  actor.send({ type: 'swapping.confirm' })
  // Of the first attempt nobody knows yet: it is not left half done.
  actor.send({ type: 'swapping.back' })
  expect(view()).toMatchObject({ status: 'opening', isSending: true })
  opens[0]?.(failing('swapping.unreachable'))
  await reach(() => actor.getSnapshot().matches({ opening: 'waiting' }))
  expect(view()).toMatchObject({
    isSending: false,
    failure: { code: 'swapping.unreachable' },
  })
  actor.send({ type: 'swapping.retry' })
  expect(view()).toMatchObject({
    isSending: true,
    failure: { code: 'swapping.unreachable' },
  })
  actor.send({ type: 'swapping.back' })
  await reach(() => view().status === 'idle')
  actor.stop()
})

test('behavior: steps of a swap that was made elsewhere', () => {
  const shown = stepsOf(
    standing({ intent: swapped, grants: null }),
    { kind: 'done' },
    false,
  )
  expect(shown.map(({ step, state }) => `${step} ${state}`)).toEqual([
    'approve skipped',
    'fee done',
    'swap done',
  ])
})

test.each(['', 'null', '[]', '{"intent":1}', '{"intent":"x"}', '}'])(
  'error: garbage in storage (%s) is no swap',
  (garbage) => {
    const storage = {
      getItem: () => garbage,
      setItem: () => {},
      removeItem: () => {},
    }
    expect(createSwapMemory(storage).read()).toBeNull()
  },
)
