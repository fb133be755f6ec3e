import { expect, test } from 'vitest'
import { and } from 'xstate'
import { guardName } from './guards.ts'

interface X {
  event: { output: { kind: string } }
}

test('default: a guard goes by its name', () => {
  expect(guardName('isFresh')).toBe('isFresh')
  expect(guardName({ type: 'isFresh' })).toBe('isFresh')
  expect(guardName(and(['isFresh', 'isOurs']))).toBe('isFresh and isOurs')
})

test('default: one of many kinds goes by what it asks for', () => {
  const output = ({ event }: X) => event.output
  const isSigned = (x: X) => [output(x), 'signed']
  expect(guardName({ type: 'isKind', params: isSigned })).toBe('signed')
  const asObject = (x: X) => ({ outcome: output(x), kind: 'done' })
  expect(guardName({ type: 'is', params: asObject })).toBe('done')
  expect(guardName({ type: 'isWindow', params: 'closed' })).toBe('closed')
})

test('edge: what hangs on the event alone, or needs one, goes by its name', () => {
  const output = ({ event }: X) => event.output
  expect(guardName({ type: 'isReady', params: output })).toBe('isReady')
  const strict = () => {
    throw new Error('there is no event')
  }
  expect(guardName({ type: 'isReady', params: strict })).toBe('isReady')
})
