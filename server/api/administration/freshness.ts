import { RefusalError } from '../../errors.ts'
import { lifetimes } from '../auth/lifetimes.ts'

/**
 * Holds an act to a signature of the last ten minutes.
 *
 * @param provedAt when the session's holder signed, if ever: milliseconds.
 * @throws RefusalError
 */
export function holdToFresh(provedAt: number | null, now: number): void {
  const isFresh =
    provedAt !== null && Math.abs(now - provedAt) <= lifetimes.proof
  if (!isFresh) throw new RefusalError('fresh_signature_needed')
}
