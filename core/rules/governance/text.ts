/**
 * Controls, halves of surrogate pairs, the mark of byte order, and what turns
 * the direction of a line about (Trojan Source, CVE-2021-42574): a reader must
 * see what was signed, in the order it was.
 */
const unseen = /(?![\t\n])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/gu
const lineEnd = /\r\n?|\u0085|\u2028|\u2029/g

/**
 * Brings a text of several lines into its normal form: the same words, typed on
 * any machine, have the same hash. What is in that form stays as it is.
 */
export const normaliseText = (text: string): string =>
  text.replace(lineEnd, '\n').replace(unseen, '').normalize('NFC').trim()

/** Brings a text of one line into its normal form: one space between words. */
export const normaliseLine = (text: string): string =>
  normaliseText(text).replace(/\s+/g, ' ')

/** Counts code points: what a limit of characters means. */
export function lengthOf(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
