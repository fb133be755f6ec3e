import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { RefusalError } from '../errors.ts'
import { driverError, isLost, isUnavailable } from './unavailable.ts'

const failure = (code: string, message = 'x') =>
  Object.assign(new Error(message), { code })

test.each([
  ['connection refused', failure('ECONNREFUSED'), true, true],
  [
    'connection lost',
    new Error('Connection terminated unexpectedly'),
    true,
    true,
  ],
  [
    'no connection in time',
    new Error('timeout exceeded when trying to connect'),
    true,
    true,
  ],
  ['no answer in time', new Error('Query read timeout'), true, true],
  ['shutting down', failure('57P01'), true, true],
  ['starting up', failure('57P03'), true, true],
  ['connection failure', failure('08006'), true, true],
  ['a statement at its time limit', failure('57014'), true, false],
  ['disk full', failure('53100'), true, false],
  ['too many connections', failure('53300'), true, false],
  ['read only', failure('25006'), true, false],
  ['a deadlock', failure('40P01'), true, false],
  ['a lock not given up', failure('55P03'), true, false],
  ['an input error', failure('58030'), true, false],
  ['a syntax error', failure('42601'), false, false],
  ['a broken rule', failure('23505'), false, false],
  // Its code has the words of a broken connection in it.
  ['a refusal of ours', new RefusalError('fee_closed'), false, false],
  [
    'an error of ours',
    new TypeError('undefined is not a function'),
    false,
    false,
  ],
  ['no error', 'x', false, false],
])('default: %s', (_, error, unavailable, lost) => {
  expect([isUnavailable(error), isLost(error)]).toEqual([unavailable, lost])
})

test("default: the driver's error, not the one that prints parameters", () => {
  const cause = failure('42601')
  const wrapped = new DrizzleQueryError('select', ['secret'], cause)
  expect(driverError(wrapped)).toBe(cause)
  expect(driverError(cause)).toBe(cause)
})
