import { afterEach, expect, test } from 'vitest'
import { type AnyActorRef, createActor } from 'xstate'
import { createFeeRows } from '../payment/payment.fees.ts'
import { safeStorage } from '../ports/storage.ts'
import { fakeClock, flush } from '../testing/index.ts'
import { createReporter } from './payments.report.ts'
import type { ReportHash } from './payments.types.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const faster = `0x${'cd'.repeat(32)}` as const
const actors: AnyActorRef[] = []
afterEach(() => {
  for (const actor of actors.splice(0)) actor.stop()
})

type Answer = Awaited<ReturnType<ReportHash>> | 'throws'

/** A page and a server that gives these answers in order, then the last. */
function open(answers: Answer[], storage = safeStorage()) {
  const clock = fakeClock()
  const ledger = createFeeRows(storage)
  const told: string[] = []
  const reporter = createReporter({
    ledger,
    clock,
    reportHash: async (intent, reported) => {
      told.push(`${intent} ${reported.slice(0, 4)}`)
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (!answer || answer === 'throws') throw new Error('away')
      return answer
    },
  })
  const actor = createActor(reporter.logic)
  actors.push(actor)
  actor.start()
  return { actor, clock, ledger, reporter, storage, told }
}

test('default: told at once, and owed no more', async () => {
  const { ledger, reporter, told } = open(['acknowledged'])
  reporter.sent('one', hash)
  expect(ledger.listOwed()).toEqual([{ intent: 'one', hash }])
  await flush()
  expect(told).toEqual(['one 0xab'])
  expect(ledger.listOwed()).toEqual([])
})

test('behavior: told again until the server answers, ever more slowly', async () => {
  const { clock, ledger, reporter, told } = open([
    'unavailable',
    'throws',
    'acknowledged',
  ])
  reporter.sent('one', hash)
  await flush()
  clock.advance(999)
  await flush()
  expect(told).toHaveLength(1)
  clock.advance(1)
  await flush()
  expect(told).toHaveLength(2)
  clock.advance(1_999)
  await flush()
  expect(told).toHaveLength(2)
  clock.advance(1)
  await flush()
  expect(told).toHaveLength(3)
  expect(ledger.listOwed()).toEqual([])
})

test('behavior: a reload goes on with what is owed', async () => {
  const before = open(['unavailable'])
  before.reporter.sent('one', hash)
  await flush()
  before.actor.stop()
  const { told, ledger } = open(['acknowledged'], before.storage)
  await flush()
  expect(told).toEqual(['one 0xab'])
  expect(ledger.listOwed()).toEqual([])
})

test('behavior: what is acknowledged is not told again', async () => {
  const { actor, reporter, told } = open(['acknowledged'])
  reporter.sent('one', hash)
  actor.send({ type: 'report.sent', intent: 'one', hash })
  await flush()
  actor.send({ type: 'report.sent', intent: 'one', hash })
  await flush()
  expect(told).toEqual(['one 0xab'])
})

test('behavior: a faster transaction is told in its place', async () => {
  const { clock, ledger, reporter, told } = open([
    'unavailable',
    'acknowledged',
  ])
  reporter.sent('one', hash)
  await flush()
  reporter.sent('one', faster)
  await flush()
  clock.advance(120_000)
  await flush()
  expect(told).toEqual(['one 0xab', 'one 0xcd'])
  expect(ledger.listOwed()).toEqual([])
})

test('behavior: sent while the page has no reporter yet, told when it has', async () => {
  const { actor, storage, reporter } = open(['acknowledged'])
  actor.stop()
  reporter.sent('one', hash)
  const later = open(['acknowledged'], storage)
  await flush()
  expect(later.told).toEqual(['one 0xab'])
})

test('behavior: without a server nothing is owed', () => {
  const ledger = createFeeRows(safeStorage())
  createReporter({ ledger }).sent('one', hash)
  expect(ledger.listOwed()).toEqual([])
})

test.each(['', 'null', '{}', '[1]', '[["a"]]', '[["a",{"hash":7}]]', 'x'])(
  'behavior: garbage in storage (%s) is no fee',
  (garbage) => {
    const storage = safeStorage()
    storage.setItem('club.fees', garbage)
    const ledger = createFeeRows(storage)
    expect(ledger.listOwed()).toEqual([])
    expect(ledger.paidBy('a')).toBeNull()
    ledger.settle('a', hash)
    expect(ledger.paidBy('a')).toBe(hash)
  },
)

test('behavior: fifty fees are remembered, and every one that is owed', () => {
  const ledger = createFeeRows(safeStorage())
  ledger.owe('owed', hash)
  for (let at = 0; at < 60; at++) ledger.settle(`fee ${at}`, hash)
  expect(ledger.paidBy('fee 0')).toBeNull()
  expect(ledger.paidBy('fee 59')).toBe(hash)
  expect(ledger.listOwed()).toEqual([{ intent: 'owed', hash }])
})
