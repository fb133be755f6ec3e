import { RefusalError } from '../../errors.ts'
import { lifetimes } from '../auth/lifetimes.ts'

/**
 * Tells whether a signature is of the last ten minutes.
 *
 * @param provedAt when the session's holder signed, if ever: milliseconds.
 */
export const isFresh = (provedAt: number | null, now: number): boolean =>
  provedAt !== null && Math.abs(now - provedAt) <= lifetimes.proof

/**
 * Holds an act to it.
 *
 * @throws RefusalError
 */
export function holdToFresh(provedAt: number | null, now: number): void {
  if (!isFresh(provedAt, now)) throw new RefusalError('fresh_signature_needed')
}
