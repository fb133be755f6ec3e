import { expect, test } from 'vitest'
import { walkPaths } from '../testing/index.ts'
import { swappingMachine, toSwappingView, toSwapResult } from './index.ts'
import { standing, swapped } from './swapping.fixture.ts'
import { createSwapMemory } from './swapping.memory.ts'
import { stepsOf } from './swapping.steps.ts'
import { tour } from './swapping.tour.ts'

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
