import { lengthOf, normaliseText } from './text.ts'

/** What comments may be (behaviour 9). Lengths are code points. */
export const commentLimits = {
  text: { least: 1, most: 2_000 },
  /** Milliseconds in which an author may change what they said. */
  editFor: 15 * 60_000,
  /** Versions of one comment that are kept. */
  versions: 50,
  /** Distinct holders after whose reports it is folded. */
  reports: 3,
} as const

export type CommentCheck =
  | { ok: true; text: string }
  | { ok: false; code: 'missing' | 'too_long'; limit: number }

/** Brings what was written into its normal form, or tells what is wrong. */
export function checkComment(written: string): CommentCheck {
  const { least, most } = commentLimits.text
  const text = normaliseText(written)
  const length = lengthOf(text)
  if (length < least) return { ok: false, code: 'missing', limit: least }
  if (length > most) return { ok: false, code: 'too_long', limit: most }
  return { ok: true, text }
}
