import { expect, test } from 'vitest'
import { shillLanguages } from '../../messages/pages/shillLanguages.ts'
import {
  languages,
  type PartName,
  templateLimits,
  tones,
  topics,
} from './choices.ts'
import { judgeTemplate, type TemplateFault } from './judgeTemplate.ts'
import { longestSlots } from './longestSlots.ts'

const { templates, names } = shillLanguages.en
const good = templates['nft.hype']
if (!good) throw new Error('no template')
const slots = longestSlots('nft', names)

const faultsOf = (
  parts: Partial<Record<PartName, string[]>>,
  emoji?: string[],
) =>
  judgeTemplate(
    {
      ...good,
      parts: { ...good.parts, ...parts },
      emoji: emoji ?? good.emoji,
    },
    'nft',
    slots,
  )
const codesOf = (hook: string) => faultsOf({ hook: [hook] }).map((f) => f.code)

test.each(
  languages.flatMap((language) =>
    topics.flatMap((topic) =>
      tones.map((tone) => [language, topic, tone] as const),
    ),
  ),
)(
  'B6.5 B6.34 in %s what the product came with for %s, %s has no fault',
  (language, topic, tone) => {
    const of = shillLanguages[language]
    const template = of.templates[`${topic}.${tone}`]
    if (!template) throw new Error('missing')
    const found = judgeTemplate(template, topic, longestSlots(topic, of.names))
    expect(found).toEqual([])
  },
)

test.each<[string, TemplateFault]>([
  ['Look at [this', 'grammar'],
  ['Look at this]', 'grammar'],
  ['one | two', 'grammar'],
  ['[only]', 'grammar'],
  ['[a|]', 'grammar'],
  ['   ', 'grammar'],
  ['[a|b][a|b][a|b][a|b][a|b][a|b][a|b]', 'many'],
  [`[${'a|'.repeat(90)}b]`, 'many'],
  ['{nobody} knows', 'slot'],
  ['{constructor}', 'slot'],
  ['{__proto__}', 'slot'],
  ['{supply', 'slot'],
  ['{{supply}}', 'slot'],
  ['Read https://evil.example', 'link'],
  ['Read evil.com now', 'link'],
  ['javascript:alert(1)', 'link'],
  ['data:text/html,x', 'link'],
  ['[ftp|ssh]://x', 'link'],
  ['Hi @everyone', 'tag'],
  ['Hi ＠everyone', 'tag'],
  ['#moon now', 'tag'],
  ['[#|no]moon', 'tag'],
  ['Guaranteed to rise', 'promise'],
  ['[100x|calm] soon', 'promise'],
  ['Ganz ohne Risiko', 'promise'],
  ['Das geht zum Mond', 'promise'],
  ['Buy the dip', 'price'],
  ['Jetzt kaufen', 'price'],
  ['two\nlines', 'sign'],
  ['abc\u202ednuor', 'sign'],
  ['zero\u200bwidth', 'sign'],
  ['w'.repeat(270), 'long'],
  ['漢'.repeat(110), 'long'],
])('error: B6.34 a hook that says %j is told apart: %s', (hook, code) => {
  expect(codesOf(hook)).toContain(code)
})

test('parameters: a hook of one plain sentence is fine', () => {
  expect(codesOf('The pod is here. {supply} of us.')).toEqual([])
})

test('parameters: B6.34 a part of just the limit fits, one sign more is long', () => {
  const { part } = templateLimits
  const of = (turn: string) => faultsOf({ turn: [turn] })
  expect(of('w'.repeat(part))).toEqual([])
  expect(of('w'.repeat(part + 1))).toEqual([
    { part: 'turn', place: 0, code: 'long' },
  ])
})

test('error: of fact and hook the longest ones are named', () => {
  const found = faultsOf({
    hook: ['short', 'w'.repeat(120)],
    fact: ['{supply}', 'w'.repeat(120)],
  })
  expect(found).toEqual([
    { part: 'hook', place: 1, code: 'long' },
    { part: 'fact', place: 1, code: 'long' },
  ])
})

test('error: the same twice, and what is no emoji', () => {
  expect(
    faultsOf({ turn: ['a', 'b', 'a'] }, ['🐋', 'x', '🐋🐋', '#', '🐋']),
  ).toEqual([
    { part: 'turn', place: 2, code: 'repeated' },
    { part: 'emoji', place: 1, code: 'emoji' },
    { part: 'emoji', place: 2, code: 'emoji' },
    { part: 'emoji', place: 3, code: 'emoji' },
    { part: 'emoji', place: 4, code: 'repeated' },
  ])
})

test('B6.27 a price may be talked of where "I hold" stands by itself', () => {
  const template = {
    ...good,
    parts: { ...good.parts, turn: ['A price to see.'] },
  }
  const ofToken = { ...template, parts: { ...template.parts, fact: ['x'] } }
  expect(judgeTemplate(ofToken, 'token', longestSlots('token', names))).toEqual(
    [],
  )
  expect(faultsOf({ turn: ['A price to see.'] })).toEqual([
    { part: 'turn', place: 0, code: 'price' },
  ])
})
