import { expect, test } from 'vitest'
import type { AppContext } from '../context.ts'
import { createHeads } from './head.ts'

function heads() {
  const moment = { isStopping: false, now: Date.UTC(2026, 0, 1, 0, 0, 1) }
  const app = {
    env: { NODE_ENV: 'production' },
    clock: { now: () => moment.now },
    isStopping: () => moment.isStopping,
  } as unknown as AppContext
  return { moment, headOf: createHeads(app) }
}

const fieldsOf = (head: readonly string[]) =>
  Object.fromEntries(
    head.flatMap((name, at) => (at % 2 === 0 ? [[name, head[at + 1]]] : [])),
  )

test('default: nothing is kept, and nothing leaves without its name and date', () => {
  const { headOf } = heads()
  expect(fieldsOf(headOf('some-id', true)())).toMatchObject({
    'Cache-Control': 'no-store',
    'X-Request-Id': 'some-id',
    'X-Content-Type-Options': 'nosniff',
    Date: 'Thu, 01 Jan 2026 00:00:01 GMT',
    Connection: 'keep-alive',
    'Keep-Alive': 'timeout=3',
  })
})

test('behavior: a stop that begins while a request is answered closes its connection', () => {
  const { headOf, moment } = heads()
  const head = headOf('some-id', true)
  moment.isStopping = true
  moment.now += 1_000
  const fields = fieldsOf(head())
  expect(fields.Connection).toBe('close')
  expect(fields).not.toHaveProperty('Keep-Alive')
  expect(fields.Date).toBe('Thu, 01 Jan 2026 00:00:02 GMT')
})

test('behavior: a client that wants no more is promised no more', () => {
  const { headOf } = heads()
  expect(fieldsOf(headOf('some-id', false)())).not.toHaveProperty('Connection')
})

test('behavior: what an answer says itself takes the place of what all say', () => {
  const { headOf } = heads()
  const own = ['Cache-Control', 'public', 'ETag', '"x"']
  const head = headOf('some-id', true)(own)
  expect(head.filter((each) => each === 'Cache-Control')).toHaveLength(1)
  expect(fieldsOf(head)).toMatchObject({
    'Cache-Control': 'public',
    ETag: '"x"',
    'X-Request-Id': 'some-id',
    'X-Frame-Options': 'DENY',
  })
  expect(fieldsOf(headOf('other', true)())).toMatchObject({
    'Cache-Control': 'no-store',
  })
})
