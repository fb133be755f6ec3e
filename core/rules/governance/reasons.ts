import { lengthOf, normaliseText } from './text.ts'

/** What is said when something is done about a proposal. Lengths are code points. */
export const reasonLimits = { least: 3, most: 500 } as const

/**
 * Brings a reason into its normal form; null: it is too short, or too long.
 *
 * @param least less where it may as well be left out.
 */
export function readReason(
  written: string,
  least: number = reasonLimits.least,
): string | null {
  const reason = normaliseText(written)
  const length = lengthOf(reason)
  return length < least || length > reasonLimits.most ? null : reason
}
