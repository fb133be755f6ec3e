import { lengthOf, normaliseText } from '../governance/text.ts'
import { voteLimits } from './limits.ts'

/**
 * Tells whether a reason may be signed as it stands: in its normal form, as
 * `normaliseText` has it, and not too long (V1). Other spellings of the same words
 * are refused, never rewritten: what is kept is what was signed.
 */
export const isVoteReason = (reason: string): boolean =>
  normaliseText(reason) === reason && lengthOf(reason) <= voteLimits.reason.most
