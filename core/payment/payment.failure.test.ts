import { expect, test } from 'vitest'
import { toPaymentFailure } from './index.ts'

const rejected = 'You rejected the request in your wallet.'
const poor = 'Insufficient funds to pay for this transaction, gas included.'
const used =
  "This transaction's nonce was already used. Reset or refresh your wallet and try again."
const cheap =
  'The replacement fee is too low. Raise the gas price and try again.'
const unsupported = 'Your wallet does not support this operation.'

const error = (message: string, more: object = {}) =>
  Object.assign(new Error(message), more)

test.each([
  [error('User denied', { code: 4001 }), rejected],
  [error('x', { code: 'ACTION_REJECTED' }), rejected],
  [error('x', { cause: error('y', { code: 4001 }) }), rejected],
  [error('User rejected the request.'), rejected],
  [error('insufficient funds for gas * price + value'), poor],
  [
    error('Internal JSON-RPC error.', {
      code: -32603,
      data: { message: 'insufficient funds for transfer' },
    }),
    poor,
  ],
  [error('x', { code: 'INSUFFICIENT_FUNDS' }), poor],
  [error('nonce too low'), used],
  [error('x', { code: 'NONCE_EXPIRED' }), used],
  [error('replacement transaction underpriced'), cheap],
  [error('x', { code: 'REPLACEMENT_UNDERPRICED' }), cheap],
  [error('x', { code: 4200 }), unsupported],
  [error('x', { code: -32601 }), unsupported],
  [error('x', { code: 'UNSUPPORTED_OPERATION' }), unsupported],
])('R8.7: %o', (thrown, message) => {
  expect(toPaymentFailure(thrown).message).toBe(message)
})

test.each([
  [error('the wallet fell over'), 'the wallet fell over'],
  [error(''), 'Unknown error'],
  [null, 'Unknown error'],
  ['text', 'Unknown error'],
])('R8.6: %o', (thrown, message) => {
  expect(toPaymentFailure(thrown)).toEqual({
    code: 'payment.unexpected',
    message,
  })
})
