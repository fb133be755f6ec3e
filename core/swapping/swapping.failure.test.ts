import { expect, test } from 'vitest'
import { HttpError } from '../errors.ts'
import { toSwappingFailure } from './swapping.failure.ts'

const refusal = (details?: unknown) =>
  toSwappingFailure(
    new HttpError({
      status: 409,
      statusText: '',
      body: JSON.stringify({ error: 'No.', code: 'swap_coins_short', details }),
    }),
  )

test('default: what a refusal is about is told with it', () => {
  expect(refusal({ ids: ['9'], have: '37', need: '142' })).toMatchObject({
    code: 'swapping.refused',
    message: 'No.',
    ids: ['9'],
    have: 37n,
    need: 142n,
  })
})

test.each([
  undefined,
  'text',
  { ids: [9], have: -1, need: '1.5' },
  { ids: '9', need: '142' },
])('error: details that make no sense are none: %j', (details) => {
  const failure = refusal(details)
  expect(failure).not.toHaveProperty('ids')
  expect(failure).not.toHaveProperty('need')
})

test('error: a body that is no JSON', () => {
  const body = '<h1>Bad gateway</h1>'
  const error = new HttpError({ status: 409, statusText: '', body })
  expect(toSwappingFailure(error)).toMatchObject({ code: 'swapping.refused' })
})
