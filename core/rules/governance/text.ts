/**
 * Controls, halves of surrogate pairs, what turns the direction of a line about
 * (Trojan Source, CVE-2021-42574), what has no width and what is drawn as
 * nothing: a reader must see what was signed, in the order it was.
 */
const unseen =
  /(?![\t\n\u061c\u200c-\u200f\u{e0000}-\u{e007f}]|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{13430}-\u{1345f}\u{16fe4}\u{1d159}]/gu
/** Letters in tags are seen in flags alone (Unicode TR 51, ED-14a). */
const tag = /(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]{0,5})[\u{e0000}-\u{e007f}]/gu
/**
 * One chooses the look of the emoji, the sign or the ideograph before it; more, or
 * behind a letter, would carry a hidden text.
 */
const selector =
  /(?<![\p{Emoji}\p{S}\p{Script=Han}])[\ufe00-\ufe0f]|(?<!\p{Script=Han})[\u{e0100}-\u{e01ef}]/gu
const joiners = /([\u200c\u200d])[\u200c\u200d]+/g
/** Joins letters, and the parts of an emoji; nothing else. */
const joiner =
  /(?<![\p{L}\p{M}\p{So}\p{Sk}\u{e007f}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{So}])/gu
/** Marks and directions alone show nothing. */
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u
const lineEnd = /\r\n?|\u0085|\u2028|\u2029/g

/**
 * Brings a text of several lines into its normal form: the same words, typed on
 * any machine, have the same hash. What is in that form stays as it is; what shows
 * nothing is an empty text.
 */
export function normaliseText(text: string): string {
  const normal = text
    .replace(lineEnd, '\n')
    .replace(unseen, '')
    .replace(tag, '')
    .replace(selector, '')
    .replace(joiners, '$1')
    .replace(joiner, '')
    .normalize('NFC')
    .trim()
  return seen.test(normal) ? normal : ''
}

/** Brings a text of one line into its normal form: one space between words. */
export const normaliseLine = (text: string): string =>
  normaliseText(text).replace(/\s+/g, ' ')

/** Counts code points: what a limit of characters means. */
export function lengthOf(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
