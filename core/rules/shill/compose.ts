import { pickBy, pickForRoll } from './chance.ts'
import {
  type EmojiLevel,
  type Length,
  type PartName,
  partNames,
  partsOf,
  shillLimits,
  type Template,
} from './choices.ts'
import { beginningOf, roomOf, threadOf } from './cut.ts'
import { type Slots, writeOut } from './grammar.ts'
import { weigh } from './weigh.ts'

/** What a post is asked to be, besides what it is about. */
export interface Wishes {
  length: Length
  emoji: EmojiLevel
  /** Without `#`. */
  hashtags: readonly string[]
  /** Without `@`. */
  mentions: readonly string[]
  /** Says that the author holds the token. */
  hold: boolean
  /** A link stands behind the post: it is no part of the text. */
  link: boolean
}

export interface Asked {
  template: Template
  slots: Slots
  wishes: Wishes
  /** `k3x9.0`: a seed, and which of the posts side by side. */
  roll: string
  /** Parts that stay as another roll has them. */
  kept?: Partial<Readonly<Record<PartName, string>>>
}

export interface Part {
  name: PartName
  text: string
  /** Asks for the same part again. */
  roll: string
}

export interface Post {
  /** Those that found room, in their order. */
  parts: Part[]
  text: string
}

/** Which parts have an emoji at each level. */
const withEmoji: Record<EmojiLevel, readonly PartName[]> = {
  0: [],
  1: ['hook'],
  2: ['hook', 'call'],
  3: ['hook', 'fact', 'turn', 'call'],
}

function writePart(asked: Asked, name: PartName): Part {
  const { template, slots, wishes, kept } = asked
  const roll = kept?.[name] ?? asked.roll
  const of = `${template.id}:${name}`
  const source = pickForRoll(template.parts[name], { of, roll })
  const text = writeOut(source, pickBy(`${of}:${roll}`), slots)
  if (!withEmoji[wishes.emoji].includes(name)) return { name, text, roll }
  const of2 = `${of}:emoji`
  const emoji = pickForRoll(template.emoji, { of: of2, roll })
  return { name, text: `${text} ${emoji}`, roll }
}

/** What follows the words: the disclosure, then who and what is named. */
function tailOf({ template, wishes }: Asked): string[] {
  const { hashtags, mentions, hold } = wishes
  const named = [
    ...hashtags.slice(0, shillLimits.hashtags).map((tag) => `#${tag}`),
    ...mentions.slice(0, shillLimits.mentions).map((name) => `@${name}`),
  ]
  return [hold ? template.holdLine : '', named.join(' ')]
}

const paragraphs: readonly (readonly PartName[])[] = [
  ['hook'],
  ['fact', 'detail'],
  ['turn'],
  ['call'],
]

function join(parts: readonly Part[], tail: readonly string[]): string {
  const textOf = (name: PartName) =>
    parts.find((part) => part.name === name)?.text ?? ''
  const told = paragraphs.map((names) =>
    names
      .map(textOf)
      .filter((text) => text)
      .join(' '),
  )
  return [...told, ...tail].filter((text) => text).join('\n\n')
}

/**
 * Writes a post. The same template, slots, wishes and rolls are the same post,
 * on every machine. What does not fit goes part by part, the least important
 * first; a thread keeps all.
 */
export function composePost(asked: Asked): Post {
  const { length } = asked.wishes
  const tail = tailOf(asked)
  const most = shillLimits.post - roomOf(asked.wishes.link)
  const wanted = partsOf[length].map((name) => writePart(asked, name))
  const ordered = (parts: readonly Part[]) =>
    partNames.flatMap((name) => parts.filter((part) => part.name === name))
  if (length === 'thread')
    return { parts: ordered(wanted), text: join(wanted, tail) }
  for (let count = wanted.length; count > 0; count -= 1) {
    const parts = wanted.slice(0, count)
    const text = join(parts, tail)
    if (weigh(text) <= most) return { parts: ordered(parts), text }
  }
  // Not even the fact fits as it is: what is left of the room is its.
  const [fact] = wanted as [Part]
  const bare = join([], tail)
  const room = most - weigh(bare) - '\n\n'.length
  const cut = { ...fact, text: beginningOf(fact.text, Math.max(0, room)) }
  return { parts: [cut], text: join([cut], tail) }
}

/** The posts that a text is sent as: one, or those of its thread. */
export const postsOf = (
  text: string,
  { length, link }: Pick<Wishes, 'length' | 'link'>,
): string[] => (length === 'thread' ? threadOf(text, link) : [text])
