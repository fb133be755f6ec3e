import type { PartName, Template, Topic } from './choices.ts'
import { partNames, shillLimits, templateLimits } from './choices.ts'
import { roomOf } from './cut.ts'
import type { Slots } from './grammar.ts'
import { isPriceTalk, promisesIn } from './honesty.ts'
import { readingsOf } from './readings.ts'
import { hashtagsIn, linksIn, mentionsIn, weigh } from './weigh.ts'

export const templateFaults = [
  /** Brackets that do not close, an empty choice, a bar outside of any. */
  'grammar',
  /** More sentences than anyone has read. */
  'many',
  /** `{slot}` that the facts of the topic do not have. */
  'slot',
  'link',
  /** `#` or `@`: who posts names tags and people. */
  'tag',
  'promise',
  /** A price, where the post would not say that its author holds the token. */
  'price',
  'long',
  /** The same twice. */
  'repeated',
  /** Of emoji: something else than one. */
  'emoji',
  /** Signs that cannot be seen, or turn the text around. */
  'sign',
] as const
export type TemplateFault = (typeof templateFaults)[number]

export interface FoundFault {
  /** `emoji` besides the parts. */
  part: PartName | 'emoji'
  /** Which alternative, from 0. */
  place: number
  code: TemplateFault
}

const hidden =
  /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u
const address = /[a-z][a-z0-9+.-]*:\/\/|javascript:|data:|www\./i

/** Topics in whose posts "I hold" stands by itself (B6.27). */
const disclosed: readonly Topic[] = ['token', 'swap']

function filled(reading: string, slots: Slots): string | undefined {
  let isKnown = true
  const text = reading.replace(/\{([^{}]*)\}/g, (_, name: string) => {
    const said = Object.hasOwn(slots, name) ? slots[name] : undefined
    if (said === undefined) isKnown = false
    return said ?? ''
  })
  return isKnown && !/[{}]/.test(text) ? text : undefined
}

/** Why one sentence may not stand in a post. */
function faultsOfText(
  text: string,
  { bare, topic }: { bare: string; topic: Topic },
): TemplateFault[] {
  const found: [TemplateFault, boolean][] = [
    // What a slot says is not the template's: titles are cleaned by themselves.
    ['link', linksIn(bare).length > 0 || address.test(bare)],
    [
      'tag',
      /[#＃@＠]/.test(bare) ||
        hashtagsIn(text).length > 0 ||
        mentionsIn(text).length > 0,
    ],
    ['promise', promisesIn(text).length > 0],
    ['price', isPriceTalk(text) && !disclosed.includes(topic)],
  ]
  return found.flatMap(([code, is]) => (is ? [code] : []))
}

interface Judged {
  faults: TemplateFault[]
  /** Of its longest reading. */
  weight: number
}

function judgeSource(source: string, topic: Topic, slots: Slots): Judged {
  if (hidden.test(source)) return { faults: ['sign'], weight: 0 }
  const readings = readingsOf(source, templateLimits.readings)
  if (typeof readings === 'string') return { faults: [readings], weight: 0 }
  const faults = new Set<TemplateFault>()
  let weight = 0
  for (const reading of readings) {
    const text = filled(reading, slots)
    if (text === undefined) {
      faults.add('slot')
      continue
    }
    const bare = reading.replace(/\{[^{}]*\}/g, '0')
    for (const each of faultsOfText(text, { bare, topic })) faults.add(each)
    weight = Math.max(weight, weigh(text))
  }
  return { faults: [...faults], weight }
}

const isEmoji = (text: string) =>
  /\p{Extended_Pictographic}/u.test(text) &&
  !/[\p{L}\p{N}\p{P}\s]/u.test(text) &&
  weigh(text) === 2

/**
 * Tells what speaks against a template: of each alternative every reading is
 * looked at, so that no post that is written from it can be too long, lead
 * anywhere, name anyone or promise what nobody knows.
 *
 * @param slots of its topic, as long as they become: no post is longer with others
 */
export function judgeTemplate(
  template: Template,
  topic: Topic,
  slots: Slots,
): FoundFault[] {
  const found: FoundFault[] = []
  const add = (part: FoundFault['part'], place: number, code: TemplateFault) =>
    found.push({ part, place, code })
  const repeats = (words: readonly string[], at: number) =>
    words.indexOf(words[at] as string) < at

  const longest: Record<PartName, number> = {
    ...{ hook: 0, fact: 0, detail: 0, turn: 0, call: 0 },
  }
  const emoji = ' '.length + 2
  for (const part of partNames)
    template.parts[part].forEach((source, place, all) => {
      const { faults, weight } = judgeSource(source, topic, slots)
      for (const code of faults) add(part, place, code)
      if (repeats(all, place)) add(part, place, 'repeated')
      longest[part] = Math.max(longest[part], weight + emoji)
      const isShared = part === 'hook' || part === 'fact'
      if (!isShared && weight > templateLimits.part) add(part, place, 'long')
    })
  // The shortest post has a hook and a fact: they must find room together,
  // before a link, with the disclosure.
  const around = roomOf(true) + 2 * 2 + weigh(template.holdLine)
  if (longest.hook + longest.fact + around > shillLimits.post)
    for (const part of ['hook', 'fact'] as const)
      template.parts[part].forEach((source, place) => {
        const { weight } = judgeSource(source, topic, slots)
        if (weight + emoji === longest[part]) add(part, place, 'long')
      })
  template.emoji.forEach((each, place, all) => {
    if (!isEmoji(each)) add('emoji', place, 'emoji')
    if (repeats(all, place)) add('emoji', place, 'repeated')
  })
  return found
}
