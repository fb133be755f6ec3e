import {
  BaseError,
  HttpError,
  NetworkError,
  ResponseInvalidError,
  TimeoutError,
} from '../errors.ts'

/** What any call may end with, whatever was asked. */
export type CallFault = 'unreachable' | 'serverFailed' | 'unexpected'

/**
 * Tells apart what the client throws: the answer of a server that said no, or the
 * word for what kept it from a good one. Machines have a failure for each word.
 *
 * @throws what is no error of ours: a defect stays a defect.
 */
export function sortThrown(error: unknown): HttpError | CallFault {
  if (error instanceof NetworkError || error instanceof TimeoutError)
    return 'unreachable'
  if (error instanceof ResponseInvalidError) return 'serverFailed'
  if (error instanceof HttpError) return error
  if (error instanceof BaseError) return 'unexpected'
  throw error
}

/** Of a limit on how often something is asked: what other limits say stays. */
export const isRateLimited = ({ code }: Pick<HttpError, 'code'>) =>
  code === 'rate_limited' || code === 'http_429'
