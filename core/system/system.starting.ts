import {
  BaseError,
  HttpError,
  NetworkError,
  ResponseInvalidError,
  TimeoutError,
} from '../errors.ts'
import { starting } from '../messages/starting.ts'

export type StartFailureCode =
  /** The configuration did not arrive: the club is away, or is another site's. */
  | 'club.network'
  /** The configuration was not there within 10 s. */
  | 'club.timeout'
  /**
   * The configuration was refused; `status` says with what. A development server
   * that does not pass /api on answers so, and a proxy before a club that is away.
   */
  | 'club.refused'
  /** What answered is no configuration that this version knows. */
  | 'club.unreadable'

/** Why the club's configuration is not there. */
export interface StartFailure {
  code: StartFailureCode
  /** A sentence for people. */
  message: string
  /** What a developer may look at. */
  hint: string
  /** Of the answer, where there was one that refused. */
  status?: number
  cause: BaseError
}

const path = 'GET /api/config'
const hints: Record<StartFailureCode, string> = {
  'club.network': `${path} did not arrive. Does the club run? A browser lets no page ask another site: have your server pass /api on to it.`,
  'club.timeout': `${path} was not answered in time.`,
  'club.refused': `${path} was refused: the status says why. 404: does your server pass /api on? 502: does the club run behind it?`,
  'club.unreadable': `${path} is no configuration that this version knows. Something else answers there, or a club of another version.`,
}

const codeOf = (error: BaseError): StartFailureCode | null => {
  if (error instanceof NetworkError) return 'club.network'
  if (error instanceof TimeoutError) return 'club.timeout'
  if (error instanceof HttpError) return 'club.refused'
  return error instanceof ResponseInvalidError ? 'club.unreadable' : null
}

/**
 * Tells why the configuration did not come.
 *
 * @throws the error itself where it is a defect.
 */
export function toStartFailure(error: unknown): StartFailure {
  const code = error instanceof BaseError ? codeOf(error) : null
  if (!code) throw error
  const cause = error as BaseError
  return {
    code,
    // An answer that refuses may be a whole page of a proxy.
    message: code === 'club.refused' ? starting.refused : cause.message,
    hint: hints[code],
    ...(cause instanceof HttpError && { status: cause.status }),
    cause,
  }
}
