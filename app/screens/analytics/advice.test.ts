import { HttpError, NetworkError } from '@narwhal-club/core/errors'
import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { expect, test } from 'vitest'
import { codeOf } from '../../data/codeOf.ts'
import { adviceOf } from './advice.ts'

const refusal = (code: string, status: number) =>
  new HttpError({
    status,
    statusText: '',
    body: JSON.stringify({ error: 'Raw text', code }),
  })
const { failure } = analytics

test.each([
  ['block_not_indexed', 404, failure.block.body],
  ['index_behind', 503, failure.behind.body],
  ['bad_query', 400, failure.query],
  ['internal', 500, failure.server],
])('default: %s has its advice', (code, status, text) => {
  expect(adviceOf(refusal(code, status))).toBe(text)
  expect(codeOf(refusal(code, status))).toBe(code)
})

test('behavior: no answer at all, and what is no error of ours', () => {
  expect(adviceOf(new NetworkError())).toBe(failure.network)
  expect(adviceOf(new Error('Raw text'))).toBe(failure.server)
  expect(codeOf(null)).toBe('')
})
