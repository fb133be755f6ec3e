import { describe, expect, test } from 'vitest'
import { toSignOutcome } from './login/login.failure.ts'
import { toPaymentFailure } from './payment/index.ts'
import { toWalletFailure } from './wallet/index.ts'

/** `leaf` at the end of a chain of that many errors. */
const nested = (field: string, depth: number, leaf: object) => {
  let error: object = leaf
  for (let at = 0; at < depth; at++)
    error = { message: 'outer', [field]: error }
  return error
}
const cyclic = (field: string) => {
  const error: Record<string, unknown> = { message: 'round' }
  error[field] = { message: 'and round', [field]: error }
  return error
}
const trap = () => {
  throw new Error('read me not')
}
const throwing = (field: string) =>
  Object.defineProperty({ message: 'trap' }, field, { get: trap })
const revoked = () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}
/** Every read gives another error, each of them new. */
const endless = (): object =>
  new Proxy(
    {},
    {
      get: (_, key) =>
        ['cause', 'data', 'error', 'originalError'].includes(String(key))
          ? endless()
          : undefined,
    },
  )

const hostile: [string, () => unknown][] = [
  ...['cause', 'data', 'error', 'originalError'].flatMap(
    (field): [string, () => unknown][] => [
      [`cyclic ${field}`, () => cyclic(field)],
      [`100,000 of ${field}`, () => nested(field, 100_000, { message: 'in' })],
      [`a getter of ${field} that throws`, () => throwing(field)],
    ],
  ),
  ...['code', 'message', 'name', 'shortMessage', 'details'].map(
    (field): [string, () => unknown] => [
      `a getter of ${field} that throws`,
      () => throwing(field),
    ],
  ),
  ['a proxy that was revoked', revoked],
  ['a proxy that throws', () => new Proxy({}, { get: trap, has: trap })],
  ['a proxy without end', endless],
  ['a code that is a symbol', () => ({ code: Symbol('4001') })],
  ['a code that throws as text', () => ({ code: { toString: trap } })],
  ['a message that throws as text', () => ({ message: { toString: trap } })],
  ['a code of the prototype', () => ({ code: 'constructor' })],
  ['a name of the prototype', () => ({ name: 'toString' })],
  ['a rpcCode of the prototype', () => ({ rpcCode: '__proto__' })],
  ['nothing', () => undefined],
  ['null', () => null],
  ['a text', () => 'text'],
  ['a number', () => 4001],
  ['a symbol', () => Symbol('x')],
  ['a function', () => trap],
  ['an object without a prototype', () => Object.create(null)],
]

const mute = { code: 'payment.unexpected' }
const translators: [string, (error: unknown) => unknown, object][] = [
  ['toWalletFailure', toWalletFailure, { code: 'wallet.unexpected' }],
  ['toPaymentFailure', toPaymentFailure, mute],
  [
    'toSignOutcome',
    toSignOutcome,
    { failure: { code: 'login.signatureFailed' } },
  ],
]

describe.each(translators)('%s', (_, translate, unknown) => {
  test.each(hostile)('error: %s', (_name, make) => {
    expect(translate(make())).toMatchObject(unknown)
  })

  test('behavior: an endless text is read in part', () => {
    const text = JSON.stringify(translate({ message: 'x'.repeat(5_000_000) }))
    expect(text.length).toBeLessThan(10_000)
  })
})

test.each([
  ['cause', { cause: { code: 4001 } }],
  ['data', { code: -32603, data: { code: 4001 } }],
  ['data.originalError', { data: { originalError: { code: 4001 } } }],
  ['originalError', { originalError: { code: 4001 } }],
  ['error', { error: { code: 4001 } }],
  ['beside a trap', { data: revoked(), cause: { code: 4001 } }],
  ['beside a cycle', { ...cyclic('data'), cause: { code: 4001 } }],
  [
    'behind a deep chain',
    { data: nested('data', 9_999, {}), cause: { code: 4001 } },
  ],
  ['as text', { cause: { code: '4001' } }],
])('behavior: a rejection is found: %s', (_, error) => {
  expect(toWalletFailure(error).code).toBe('wallet.rejected')
  expect(toPaymentFailure(error).code).toBe('payment.rejected')
  expect(toSignOutcome(error)).toEqual({ kind: 'rejected' })
})
