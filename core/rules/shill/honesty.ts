import { fingerprint, similarity } from '../governance/similarity.ts'
import { type ShillWarning, shillLimits, shillWarnings } from './choices.ts'
import { roomOf } from './cut.ts'
import { hashtagsIn, mentionsIn, weigh } from './weigh.ts'

/** What nobody can know of a price, however it is written. */
const promises = [
  /guarante{1,2}d?|guarantees/,
  /\b\d{2,}\s?x\b/,
  /risk[\s-]*free|no[\s-]risk|zero[\s-]risk|without (any )?risk/,
  /can ?(no|['’])?t lose|cannot lose|never lose/,
  /sure (thing|win|bet|profit)/,
  /easy (money|profit|gains?)|free money/,
  /to the moon|going to moon/,
  /double your|triple your|10x your|get rich/,
  /next (bitcoin|100x|btc)/,
  /(will|going to|gonna) (pump|explode|skyrocket|moon|[0-9]+x)/,
  // In German.
  /garantier/,
  /risikolos|risikofrei|(ohne|kein(erlei)?|null) risiko/,
  /kann(st)? (nur gewinnen|nicht(s)? verlieren)/,
  /sicherer? (gewinn|sache|wette)/,
  /(leicht|schnell|geschenkt)es geld/,
  /\b(zum|richtung) mond\b/,
  /verdoppel|verdreifach|(reich werden|wirst reich)/,
  /nachste[rsn]? (bitcoin|btc)/,
  /wird (explodieren|steigen)|durch die decke/,
]

/** Words of price and trade. */
const price =
  /\b(prices?|priced|worth|valued?|buy(ing)?|bought|sell(ing)?|sold|cheap|dip|pump(ing)?|market ?cap|mcap|ath|floor|trade[ds]?|trading|invest(ing|ment)?|profits?|gains?|tokens? for|swaps? for)\b/

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

/** The words of a text that promise what nobody can. */
export const promisesIn = (text: string): string[] =>
  promises.flatMap((each) => each.exec(plain(text))?.[0] ?? [])

/** Tells whether a text speaks of what something costs, or may bring. */
export const isPriceTalk = (text: string): boolean =>
  price.test(plain(text)) || germanPrice.test(plain(text))

/** The same in German: words of price and trade, with their endings. */
const germanPrice =
  /\b(preis(e|es|en)?|wert(e|s)?|(ver)?kauf(en|e|st|t|te|ten)?|gekauft|billig(er)?|gunstig(er)?|investier\w*|investment|gewinn(e|en|es)?|handel(n|t|s)?|rendite)\b/

/** Texts that are this much alike are the same to a reader. */
const alike = 0.85

/**
 * Tells what speaks against a post.
 *
 * @param posts more than one where it is a thread
 * @param link whether the first has a link behind it
 * @param recent own posts, of which the newest count
 */
export function judgePosts(
  posts: readonly string[],
  {
    holdLine,
    link = false,
    recent = [],
  }: { holdLine: string; link?: boolean; recent?: readonly string[] },
): ShillWarning[] {
  const text = posts.join('\n')
  const print = fingerprint(text)
  const isRepeated = recent
    .slice(-shillLimits.recent)
    .some((other) => similarity(print, fingerprint(other)) >= alike)
  const isAgainst: Record<ShillWarning, boolean> = {
    too_long: posts.some(
      (post, at) => weigh(post) > shillLimits.post - roomOf(link && at === 0),
    ),
    promise: promisesIn(text).length > 0,
    no_disclosure: isPriceTalk(text) && !text.includes(holdLine),
    mass_tagging: new Set(mentionsIn(text)).size > shillLimits.mentions,
    too_many_hashtags: new Set(hashtagsIn(text)).size > shillLimits.hashtags,
    near_duplicate: isRepeated,
  }
  return shillWarnings.filter((warning) => isAgainst[warning])
}
