import {
  type PartName,
  type Template,
  type Tone,
  type Topic,
  tones,
  topics,
} from '../rules/shill/choices.ts'

export type Words = readonly string[]

/** What templates of a language are put together from. */
export interface LanguageWords {
  /** How a post begins: of each topic and tone five, so that five posts differ. */
  hooks: Record<Topic, Record<Tone, Words>>
  /** What is known, in a sentence: all numbers of a post are here. */
  facts: Record<Topic, Words>
  /** Of which block they are. */
  counted: Words
  /** Something to think about. */
  turns: Record<Tone, Words>
  /** What to do now. */
  calls: Record<Topic, Words>
  /** Said by who posts: a disclosure, not a fact of ours. */
  holdLine: string
}

export type TemplateSet = Readonly<Record<string, Template>>

const emoji: Record<Topic, Words> = {
  token: ['🌊', '🐋', '💜', '🪙', '⚓'],
  nft: ['🦄', '🐋', '🌊', '💜', '🫧'],
  proposal: ['🗳️', '⚓', '🐋', '✍️', '🌊'],
  bounty: ['🎯', '🛠️', '🐋', '⚓', '🧭'],
  swap: ['🔁', '🌊', '🐋', '⚓', '🪙'],
  mine: ['🐋', '💜', '🌊', '🤿', '⚓'],
}

function templateOf(words: LanguageWords, topic: Topic, tone: Tone): Template {
  const parts: Record<PartName, Words> = {
    hook: words.hooks[topic][tone],
    fact: words.facts[topic],
    detail: words.counted,
    turn: words.turns[tone],
    call: words.calls[topic],
  }
  const { holdLine } = words
  return { id: `${topic}.${tone}`, parts, emoji: emoji[topic], holdLine }
}

/** Every template of a language, by its id. */
export const templatesFrom = (words: LanguageWords): TemplateSet =>
  Object.fromEntries(
    topics.flatMap((topic) =>
      tones.map((tone) => [`${topic}.${tone}`, templateOf(words, topic, tone)]),
    ),
  )
