import type { Language } from './choices.ts'
import type { Slots } from './grammar.ts'
import { linksIn, weigh } from './weigh.ts'
import { writers } from './writers.ts'

/** Of which moment facts are. */
interface Moment {
  block: number
  /** Time of the block, RFC 3339. */
  at: string
}

/**
 * What is known of a topic, without a word that a person wrote. Amounts are in
 * base units.
 */
export type Facts = Moment &
  (
    | { topic: 'token'; supply: string; inVault: string }
    | { topic: 'nft'; supply: number; inVault: number }
    | {
        topic: 'proposal'
        id: string
        number: number
        yes: number
        no: number
        end: string
      }
    | {
        topic: 'bounty'
        id: string
        number: number
        /** Base units, of `asset`. */
        reward: string
        asset: 'CRO' | 'TOKEN'
        submissions: number
        submitBy: string
      }
    | {
        topic: 'swap'
        /** What one NFT is worth. */
        tokensPerNft: string
        nfts: number
        tokens: string
      }
    | { topic: 'mine'; address: string; nfts: number; supply: number }
  )

/** What a title may take of a post. */
const longestTitle = 80

/**
 * Makes a title fit to be quoted: who wrote it must not call people, set tags or
 * lead anywhere in the name of who posts it.
 */
export function quotable(title: string): string {
  let text = title
  for (const { start, end } of linksIn(title).reverse())
    text = text.slice(0, start) + text.slice(end)
  const plain = text
    // Also what X makes no link of today.
    .replace(/[a-z][a-z0-9+.-]*:\/\/\S*/giu, '')
    .replace(/[@＠#＃$]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (weigh(plain) <= longestTitle) return plain
  const letters = [...new Intl.Segmenter('en').segment(plain)]
  let short = ''
  for (const { segment } of letters) {
    if (weigh(`${short}${segment}…`) > longestTitle) break
    short += segment
  }
  return `${short.trimEnd()}…`
}

const named = (title: string | undefined, number: number) => {
  const text = title === undefined ? '' : quotable(title)
  return text ? `“${text}”` : `#${number}`
}

/** What things are called. */
export interface Names {
  language: Language
  /** Of the chain. */
  coin: string
  token: string
  /** Of the collection. */
  member: { one: string; many: string }
}

/**
 * Writes what is known of a topic as the texts that templates have slots for.
 *
 * @param title of the proposal or the bounty @default its number
 */
export function slotsOf(
  facts: Facts,
  { language, coin, token, member }: Names,
  title?: string,
): Slots {
  const { count, tokens, day } = writers[language]
  const moment = { block: count(facts.block), day: day(facts.at) }
  switch (facts.topic) {
    case 'token':
      return {
        ...moment,
        supply: tokens(BigInt(facts.supply)),
        vault: tokens(BigInt(facts.inVault)),
      }
    case 'nft':
      return {
        ...moment,
        supply: count(facts.supply),
        vault: count(facts.inVault),
        out: count(facts.supply - facts.inVault),
      }
    case 'proposal':
      return {
        ...moment,
        number: count(facts.number),
        title: named(title, facts.number),
        yes: count(facts.yes),
        no: count(facts.no),
        end: day(facts.end),
      }
    case 'bounty':
      return {
        ...moment,
        number: count(facts.number),
        title: named(title, facts.number),
        reward: `${tokens(BigInt(facts.reward))} ${facts.asset === 'CRO' ? coin : `$${token}`}`,
        works: count(facts.submissions),
        end: day(facts.submitBy),
      }
    case 'swap':
      return {
        ...moment,
        rate: tokens(BigInt(facts.tokensPerNft)),
        nfts: count(facts.nfts),
        tokens: tokens(BigInt(facts.tokens)),
      }
    case 'mine':
      return {
        ...moment,
        nfts: count(facts.nfts),
        own: `${count(facts.nfts)} ${facts.nfts === 1 ? member.one : member.many}`,
        supply: count(facts.supply),
      }
  }
}
