import { suggestedTags } from '@narwhal-club/core/messages/pages/shillTemplates'
import {
  type EmojiLevel,
  type Language,
  type Length,
  languages,
  lengths,
  type PartName,
  partNames,
  rollShape,
  seedShape,
  type Tone,
  type Topic,
  tones,
  topics,
} from '@narwhal-club/core/shill'
import { choice, createAddress, type Part, text } from '../../data/address.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const level: Part<EmojiLevel> = {
  name: 'emoji',
  read: (said) =>
    said === '0' || said === '2' || said === '3'
      ? (Number(said) as EmojiLevel)
      : 1,
  write: (value) => (value === 1 ? undefined : value),
}

/** What is typed into a line; none where the usual one holds. */
const typed = (name: string): Part<string | undefined> => ({
  name,
  read: (said) => said?.slice(0, 200),
  // Empty is said as well: it is not what is usual.
  write: (value) => (value === '' ? ' ' : value),
})

/** Yes or no; none where the topic decides. */
const wished = (name: string): Part<boolean | undefined> => ({
  name,
  read: (said) => (said === 'yes' ? true : said === 'no' ? false : undefined),
  write: (value) => (value === undefined ? undefined : value ? 'yes' : 'no'),
})

export type KeptParts = Partial<Readonly<Record<PartName, string>>>

/** `hook-k3x9.2,fact-k3x9.0` */
const partsAs = (said: string): Part<KeptParts> => ({
  name: said,
  read: (said) =>
    Object.fromEntries(
      (said ?? '').split(',').flatMap((pair) => {
        const [name, roll = ''] = pair.split('-')
        const part = partNames.find((each) => each === name)
        return part && rollShape.test(roll) ? [[part, roll]] : []
      }),
    ),
  write: (value) =>
    Object.entries(value)
      .map(([name, roll]) => `${name}-${roll}`)
      .join(',') || undefined,
})

/** What a page begins with: the same for all, so that any cache may have it. */
const firstSeed = 'sea'

const { parse, format } = createAddress({
  topic: choice<Topic>('topic', topics, 'nft'),
  subject: text('subject', uuid),
  language: choice<Language>('lang', languages, 'en'),
  tone: choice<Tone>('tone', tones, 'hype'),
  length: choice<Length>('length', lengths, 'medium'),
  emoji: level,
  tags: typed('tags'),
  names: typed('names'),
  hold: wished('hold'),
  link: choice<'on' | 'off'>('link', ['on', 'off'], 'on'),
  seed: {
    name: 'seed',
    read: (said) => (said && seedShape.test(said) ? said : firstSeed),
    write: (value) => (value === firstSeed ? undefined : value),
  } satisfies Part<string>,
  /** Parts that came from another roll. */
  kept: partsAs('kept'),
  /** Those that are to stay in the next. */
  locks: partsAs('locks'),
  /** Facts that are sealed: those of a link, not those of now. */
  card: text('card', /^[A-Za-z0-9_-]{42,622}$/),
})

export const shillAddress = { parse, format }
export type ShillQuestion = ReturnType<typeof parse>

/** An empty line is said as a space. */
const shownLine = (line: string) => (line === ' ' ? '' : line)

/** Words of a line, without what stands before them. */
const wordsOf = (line: string, shape: RegExp) =>
  [...new Set(line.split(/[\s,]+/).map((word) => word.replace(/^[#@]/, '')))]
    .filter((word) => shape.test(word))
    .slice(0, 3)

const tag = /^(?=[^\d_]*\p{L})[\p{L}\p{N}_]{1,30}$/u
const name = /^[A-Za-z0-9_]{1,15}$/

/** What is asked for, with what is usual for the topic where nothing is said. */
export function wishesOf(state: ShillQuestion) {
  const { topic, length, emoji, names = '', link } = state
  const tags = state.tags ?? suggestedTags[topic].join(' ')
  // Where a price may be talked of, it is fair to say what one holds.
  const hold = state.hold ?? (topic === 'token' || topic === 'swap')
  return {
    typed: { hashtags: shownLine(tags), mentions: shownLine(names) },
    wishes: {
      ...{ length, emoji, hold, link: link === 'on' },
      hashtags: wordsOf(tags, tag),
      mentions: wordsOf(names, name),
    },
  }
}

/** Makes a seed: no secret hangs on it. */
export const newSeed = (): string =>
  Math.random().toString(36).slice(2, 10).padEnd(4, '0')
