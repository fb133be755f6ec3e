import { shillLimits } from './choices.ts'
import { linksIn, type Span, weigh } from './weigh.ts'

const by = (granularity: 'sentence' | 'word' | 'grapheme') =>
  new Intl.Segmenter('en', { granularity })
const sentences = /* @__PURE__ */ by('sentence')
const words = /* @__PURE__ */ by('word')
const letters = /* @__PURE__ */ by('grapheme')

/** Where a text may be cut: after each segment, but never inside a link. */
function endsIn(
  text: string,
  segmenter: Intl.Segmenter,
  links: readonly Span[],
): number[] {
  const isInside = (end: number) =>
    links.some((link) => link.start < end && end < link.end)
  return [...segmenter.segment(text)]
    .map(({ index, segment }) => index + segment.length)
    .filter((end) => !isInside(end))
}

/** The last of these ends up to which a text weighs no more than that. */
function furthest(
  text: string,
  ends: readonly number[],
  most: number,
  mark = '',
): string {
  // Weight grows with length: look in the middle.
  const cut = (end: number) => text.slice(0, end).trimEnd()
  let [fit, over] = [-1, ends.length]
  while (over - fit > 1) {
    const middle = (fit + over) >> 1
    const piece = cut(ends[middle] as number)
    if (weigh(piece + mark) <= most) fit = middle
    else over = middle
  }
  return fit < 0 ? '' : cut(ends[fit] as number)
}

/** More than any post has, with links of the most that X takes (4,096). */
const inSight = 8_192

/**
 * Takes the beginning of a text that weighs no more than `most`: whole sentences,
 * or, of a sentence that is longer by itself, whole words, or else letters as a
 * reader sees them. No link and no emoji is ever cut.
 */
export function beginningOf(
  text: string,
  most: number = shillLimits.post,
): string {
  const near = text.slice(0, inSight)
  if (near === text && weigh(text) <= most) return text
  const links = linksIn(near)
  const endsBy = (segmenter: Intl.Segmenter) =>
    endsIn(near, segmenter, links).filter((end) => end < text.length)
  const whole = furthest(near, endsBy(sentences), most)
  if (whole) return whole
  for (const segmenter of [words, letters]) {
    const piece = furthest(near, endsBy(segmenter), most, '…')
    const isLink = linksIn(piece).some(({ end }) => end === piece.length)
    if (piece) return isLink ? piece : `${piece}…`
  }
  return ''
}

/** Weight of ` 12/25` behind a post. */
const numbering = ' 25/25'.length

/** A link behind a post, with the empty line before it: any of them is 23. */
export const roomOf = (hasLink: boolean): number => (hasLink ? 25 : 0)

/**
 * Makes a thread of a text: posts that end where a sentence does, each with its
 * number. What fits into one post is one post, without a number.
 *
 * @param hasLink whether the first has a link behind it
 * @returns at most `shillLimits.thread` posts; what is left is left out.
 */
export function threadOf(text: string, hasLink: boolean): string[] {
  const all = text.trim()
  const room = (place: number) => shillLimits.post - roomOf(hasLink && !place)
  if (weigh(all) <= room(0)) return [all]
  const posts: string[] = []
  let rest = all
  while (rest && posts.length < shillLimits.thread) {
    const most = room(posts.length) - numbering
    const piece = beginningOf(rest, most)
    if (!piece) break
    posts.push(piece)
    const taken = piece.endsWith('…') && !rest.startsWith(piece) ? 1 : 0
    rest = rest.slice(piece.length - taken).trimStart()
  }
  return posts.map((post, at) => `${post} ${at + 1}/${posts.length}`)
}
