import { describe, expect, test } from 'vitest'
import {
  HttpError,
  NetworkError,
  ResponseInvalidError,
  TimeoutError,
} from '../errors.ts'
import {
  toNonceFailure,
  toSignOutcome,
  toVerifyOutcome,
} from './login.failure.ts'
import { refusal } from './login.fixture.ts'

const page = (status: number) =>
  new HttpError({ status, statusText: 'Bad', body: '<h1>Sorry</h1>' })

const network =
  'Network error: Could not connect to the server. Please check your internet connection.'
const timeout =
  'Request timeout: The server took too long to respond. Please try again.'
const connection =
  'Wallet connection issue. Please refresh the page and try connecting again.'
const unnamed = 'An error occurred while signing in.'

describe('toNonceFailure', () => {
  test.each([
    [new NetworkError(), 'login.network', network],
    [new TimeoutError(10_000), 'login.timeout', timeout],
    [
      new ResponseInvalidError('/api/auth/nonce'),
      'login.nonceMissing',
      'Server did not return a valid nonce',
    ],
    [refusal(500, 'internal'), 'login.nonceFailed', 'Failed to get nonce: 500'],
    [
      refusal(429, 'too_many_nonces'),
      'login.rateLimited',
      'Failed to get nonce: 429',
    ],
    [page(429), 'login.rateLimited', 'Failed to get nonce: 429'],
    [
      refusal(403, 'origin_refused'),
      'login.originRefused',
      'Failed to get nonce: 403',
    ],
    [page(403), 'login.nonceFailed', 'Failed to get nonce: 403'],
  ])('error: %s (R5.2, R8.4)', (error, code, message) => {
    const failure = toNonceFailure(error)
    expect(failure).toMatchObject({ code, message })
    expect(failure.advice).toMatch(/\.$/)
  })

  test('error: a defect stays a defect', () => {
    expect(() => toNonceFailure(new Error('bug'))).toThrow('bug')
  })
})

describe('toVerifyOutcome', () => {
  test.each([
    [new NetworkError(), 'retryable', 'login.network', network],
    [new TimeoutError(20_000), 'retryable', 'login.timeout', timeout],
    [
      refusal(503, 'cannot_verify_now'),
      'notJudged',
      'login.cannotVerify',
      'Why.',
    ],
    [page(503), 'failed', 'login.verifyFailed', 'Verification failed: 503'],
    [refusal(422, 'later'), 'retryable', 'login.verifyFailed', 'Why.'],
    [page(422), 'retryable', 'login.verifyFailed', 'Verification failed: 422'],
    [refusal(401, 'sign_in_refused'), 'refused', 'login.refused', 'Why.'],
    [page(401), 'refused', 'login.refused', 'Verification failed: 401'],
    [refusal(429, 'rate_limited'), 'failed', 'login.rateLimited', 'Why.'],
    [refusal(500, 'internal'), 'failed', 'login.verifyFailed', 'Why.'],
    [page(502), 'failed', 'login.verifyFailed', 'Verification failed: 502'],
    [
      new ResponseInvalidError('/api/auth/verify'),
      'failed',
      'login.verifyFailed',
      'The server sent an answer that could not be read.',
    ],
  ])('error: %s (R7.2, R8.4)', (error, kind, code, message) => {
    expect(toVerifyOutcome(error)).toMatchObject({
      kind,
      failure: { code, message },
    })
  })

  test('behavior: only an answer that never came is lost', () => {
    expect(toVerifyOutcome(new NetworkError())).toMatchObject({ isLost: true })
    expect(toVerifyOutcome(new TimeoutError(1))).toMatchObject({ isLost: true })
    expect(toVerifyOutcome(page(422))).toMatchObject({ isLost: false })
  })

  test('error: a defect stays a defect', () => {
    expect(() => toVerifyOutcome(new Error('bug'))).toThrow('bug')
  })
})

describe('refusal', () => {
  const why = 'http://127.0.0.1:5173 is not of http://127.0.0.1:3000'
  const told = (details: unknown) =>
    new HttpError({
      status: 403,
      statusText: '',
      body: JSON.stringify({ code: 'origin_refused', error: 'Why.', details }),
    })

  test('default: what the server said stands beside what is shown', () => {
    const refused = { status: 403, code: 'origin_refused', reason: null }
    expect(toNonceFailure(told(undefined)).refusal).toEqual(refused)
    expect(toVerifyOutcome(told(undefined)).failure.refusal).toEqual(refused)
  })

  test('behavior: the reason too, where it is told', () => {
    expect(toNonceFailure(told({ reason: why })).refusal).toMatchObject({
      reason: why,
    })
  })

  test.each([[{ reason: 1 }], [null], ['text'], [[why]]])(
    'error: details that are none: %j',
    (details) => {
      expect(toNonceFailure(told(details)).refusal?.reason).toBeNull()
    },
  )

  test('behavior: no answer has none', () => {
    expect(toNonceFailure(new NetworkError())).not.toHaveProperty('refusal')
  })
})

describe('toSignOutcome', () => {
  const cyclic: { message: string; cause?: unknown } = { message: 'round' }
  cyclic.cause = cyclic

  test.each([
    ['plain', { code: 4001, message: 'User rejected' }],
    ['nested', { message: 'outer', cause: { code: 4001 } }],
  ])('error: rejected, %s', (_, error) => {
    expect(toSignOutcome(error)).toEqual({ kind: 'rejected' })
  })

  test.each([
    ['provider away', { code: 4900 }],
    ['connector away', { name: 'ConnectorNotConnectedError' }],
    ['chain away, nested', { message: 'outer', cause: { code: 4901 } }],
  ])('error: %s (R8.2)', (_, error) => {
    expect(toSignOutcome(error)).toMatchObject({
      failure: { code: 'login.walletConnection', message: connection },
    })
  })

  test.each([
    [new Error('The device is locked.'), 'The device is locked.'],
    [{ shortMessage: 'Short.', message: 'Long.' }, 'Short.'],
    [cyclic, 'round'],
    ['text', unnamed],
    [undefined, unnamed],
    [{ message: '' }, unnamed],
  ])('error: %o', (error, message) => {
    expect(toSignOutcome(error)).toMatchObject({
      kind: 'failed',
      failure: { code: 'login.signatureFailed', message },
    })
  })
})
