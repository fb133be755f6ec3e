import { feesEndpoints } from '../contract/fees/endpoints.ts'
import type { feesApi } from '../contract/fees/index.ts'
import { HttpError } from '../errors.ts'
import {
  createAskOf,
  createTransport,
  type TransportOptions,
} from '../http/index.ts'
import type { ReportHash } from './payments.types.ts'

/** Said by a server that may say something else later: who asks, how often. */
const passing = [401, 403, 408, 425, 429]

/**
 * Creates what tells the club's server the hash of a fee (1.4). A refusal of
 * what was told is final; anything that a session, a pause or a network mends is
 * not.
 */
export function createReportHash(options: TransportOptions): ReportHash {
  const { reportFee } = feesEndpoints
  const ask = createAskOf<Pick<typeof feesApi, 'reportFee'>>(
    createTransport(options),
    {
      endpoints: { reportFee },
      schemas: async () => (await import('../contract/fees/index.ts')).feesApi,
    },
  )
  return async (intent, hash, signal) => {
    try {
      await ask('reportFee', { intent, body: { hash } }, { signal })
      return 'acknowledged'
    } catch (error) {
      const isFinal =
        error instanceof HttpError &&
        error.status < 500 &&
        !passing.includes(error.status)
      return isFinal ? 'refused' : 'unavailable'
    }
  }
}
