import { expect, test } from 'vitest'
import {
  holdLine,
  shillTemplates,
  suggestedTags,
} from '../../messages/pages/shillTemplates.ts'
import { shillNames } from '../../messages/shillCards.ts'
import { partNames, shillLimits, tones, topics, variants } from './choices.ts'
import { type Asked, composePost, type Wishes } from './compose.ts'
import { writeOut } from './grammar.ts'
import { factsOf, template } from './shill.testing.ts'
import { slotsOf } from './slots.ts'
import { hashtagsIn, weigh } from './weigh.ts'

const plain: Wishes = {
  length: 'long',
  emoji: 0,
  hashtags: [],
  mentions: [],
  hold: false,
  link: false,
}
const ask = (changed: Partial<Asked> = {}, wishes: Partial<Wishes> = {}) =>
  composePost({
    template: template('nft.hype'),
    slots: slotsOf(factsOf.nft, shillNames),
    roll: 'k3x9.0',
    ...changed,
    wishes: { ...plain, ...wishes },
  })
const rolls = Array.from({ length: variants }, (_, at) => `k3x9.${at}`)

test('B6.2 B6.3 every topic has a template in every tone, with facts in it', () => {
  for (const topic of topics)
    for (const tone of tones) {
      const { text } = ask({
        template: template(`${topic}.${tone}`),
        slots: slotsOf(factsOf[topic], shillNames, 'Fund the winter relay'),
      })
      expect(text).toMatch(/\d/)
      expect(text).not.toMatch(/[{}[\]]/)
    }
  expect(Object.keys(shillTemplates)).toHaveLength(topics.length * tones.length)
})

test('B6.3 a tone changes the words, and not the facts', () => {
  const facts = tones.map(
    (tone) => ask({ template: template(`nft.${tone}`) }).text,
  )
  expect(new Set(facts).size).toBe(tones.length)
  for (const text of facts) expect(text).toContain('1,204')
})

test('B6.4 a longer post has more parts', () => {
  const counts = (['short', 'medium', 'long'] as const).map(
    (length) => ask({}, { length }).parts.length,
  )
  expect(counts).toEqual([2, 3, 5])
})

test('B6.8 emoji are as many as was asked for', () => {
  const counts = ([0, 1, 2, 3] as const).map(
    (emoji) =>
      [...ask({}, { emoji }).text.matchAll(/\p{Extended_Pictographic}/gu)]
        .length,
  )
  expect(counts).toEqual([0, 1, 2, 4])
})

test('B6.11 the same seed writes the same post, another one another', () => {
  expect(ask()).toEqual(ask())
  const others = Array.from(
    { length: 50 },
    (_, at) => ask({ roll: `s${at}.0` }).text,
  )
  expect(new Set(others).size).toBeGreaterThan(40)
  // Held for ever: links of today are read by the rules of tomorrow.
  expect(ask().text).toMatchInlineSnapshot(`
    "Tusks up, everyone!

    The whole pod: 1,204 narwhals. At rest in the vault: 40. The numbers are of block 12,345, Nov 21, 2026.

    You can feel the waves from here.

    Come and meet the pod."
  `)
})

test('B6.12 five posts side by side begin each in another way', () => {
  for (const topic of topics)
    for (const tone of tones) {
      const posts = rolls.map((roll) =>
        ask({
          roll,
          template: template(`${topic}.${tone}`),
          slots: slotsOf(factsOf[topic], shillNames),
        }),
      )
      const hooks = posts.map(({ parts }) => parts[0]?.text)
      expect(new Set(hooks).size).toBe(variants)
    }
})

test('B6.10 a part that is kept stays, the others are rolled anew', () => {
  const before = ask()
  const [hook] = before.parts
  const after = ask({ roll: 'other.3', kept: { hook: hook?.roll ?? '' } })
  expect(after.parts[0]).toEqual(hook)
  expect(after.parts.slice(1)).not.toEqual(before.parts.slice(1))
  // All kept: the same post, whatever is rolled.
  const kept = Object.fromEntries(
    before.parts.map(({ name, roll }) => [name, roll]),
  )
  expect(ask({ roll: 'other.3', kept })).toEqual(before)
})

test('behavior: what does not fit goes, the least important first', () => {
  const words = (count: number) => [`${'word '.repeat(count).trim()}.`]
  const long = {
    ...template('nft.hype'),
    parts: {
      hook: ['Hook.'],
      fact: words(20),
      detail: words(20),
      turn: words(20),
      call: ['Call.'],
    },
  }
  const { parts, text } = ask({ template: long })
  expect(parts.map(({ name }) => name)).toEqual([
    'hook',
    'fact',
    'turn',
    'call',
  ])
  expect(weigh(text)).toBeLessThanOrEqual(280)
  const alone = { ...long, parts: { ...long.parts, fact: words(100) } }
  const cut = ask({ template: alone }, { hold: true, hashtags: ['a'] })
  expect(cut.parts.map(({ name }) => name)).toEqual(['fact'])
  expect(cut.text).toMatch(/word…\n\nI hold \$NARWHAL\.\n\n#a$/)
  expect(weigh(cut.text)).toBeLessThanOrEqual(280)
})

test('B6.9 a link takes its room, whatever its address is', () => {
  const heavy = Array.from({ length: 28 }, (_, at) => `wo${at}d`).join(' ')
  const parts = Object.fromEntries(
    partNames.map((name) => [name, [`${heavy.slice(0, 85)}.`]]),
  ) as never
  const bare = ask({ template: { ...template('nft.hype'), parts } })
  const linked = ask(
    { template: { ...template('nft.hype'), parts } },
    { link: true },
  )
  expect(weigh(bare.text)).toBeLessThanOrEqual(280)
  expect(weigh(bare.text)).toBeGreaterThan(255)
  expect(weigh(linked.text)).toBeLessThanOrEqual(255)
})

test('B6.6 B6.7 of tags and names no more than three are taken', () => {
  const four = ['a', 'b', 'c', 'd']
  const { text } = ask({}, { hashtags: four, mentions: four })
  expect(text).toMatch(/\n\n#a #b #c @a @b @c$/)
  for (const topic of topics) {
    expect(suggestedTags[topic].length).toBeLessThanOrEqual(
      shillLimits.hashtags,
    )
    const written = suggestedTags[topic].map((tag) => `#${tag}`).join(' ')
    expect(hashtagsIn(written)).toEqual(suggestedTags[topic])
  }
})

test('B6.27 the line that says "I hold" stands behind the words', () => {
  expect(ask({}, { hold: true }).text.endsWith(`\n\n${holdLine}`)).toBe(true)
  expect(ask().text).not.toContain(holdLine)
})

test('error: a title calls nobody, sets no tag, leads nowhere', () => {
  const title = '@one ＠two #tag ＃tag $CASH at https://evil.example/x evil.com'
  const { title: said } = slotsOf(factsOf.proposal, shillNames, title)
  expect(said).toBe('“one two tag tag CASH at”')
  expect(slotsOf(factsOf.proposal, shillNames, '@').title).toBe('#12')
  const long = slotsOf(factsOf.proposal, shillNames, '漢'.repeat(200)).title
  expect(weigh(long ?? '')).toBeLessThanOrEqual(84)
})

test('default: what is inside is chosen before what is around it', () => {
  const first = <T>(from: readonly T[]) => from[0] as T
  const slots = { name: '[x|y] {other}' }
  expect(writeOut('[a [b|c]|d] {name}', first, slots)).toBe('a b [x|y] {other}')
  expect(() => writeOut('{nobody}', first, {})).toThrow(RangeError)
})
