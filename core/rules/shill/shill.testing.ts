import { shillLanguages } from '../../messages/pages/shillLanguages.ts'
import { pickBy } from './chance.ts'
import {
  emojiLevels,
  type Language,
  languages,
  lengths,
  partNames,
  type Template,
  tones,
  topics,
} from './choices.ts'
import type { Asked } from './compose.ts'
import { type Facts, slotsOf } from './slots.ts'

const moment = { block: 12_345, at: '2026-11-21T09:05:00Z' }
const id = 'e0000000-0000-4000-8000-000000000001'
const trillions = (count: number) => `${count}${'0'.repeat(12 + 18)}`

export const factsOf: { [T in Facts['topic']]: Extract<Facts, { topic: T }> } =
  {
    token: {
      topic: 'token',
      ...moment,
      supply: trillions(420),
      inVault: trillions(12),
    },
    nft: { topic: 'nft', ...moment, supply: 1_204, inVault: 40 },
    proposal: {
      topic: 'proposal',
      ...moment,
      ...{ id, number: 12, yes: 1_200, no: 300 },
      end: '2026-12-01T00:00:00Z',
    },
    bounty: {
      topic: 'bounty',
      ...moment,
      ...{ id, number: 7, reward: `450${'0'.repeat(18)}`, asset: 'CRO' },
      ...{ submissions: 3, submitBy: '2026-12-01T00:00:00Z' },
    },
    swap: {
      topic: 'swap',
      ...moment,
      ...{ tokensPerNft: `5${'0'.repeat(10 + 18)}`, nfts: 40 },
      tokens: trillions(2),
    },
    mine: {
      topic: 'mine',
      ...moment,
      ...{ address: `0x${'ab'.repeat(20)}`, nfts: 1, supply: 1_204 },
    },
  }

/** Titles that people write, some of them to do harm. */
export const titles = [
  'Fund the winter relay',
  'w'.repeat(400),
  '漢字'.repeat(100),
  '👨‍👩‍👧‍👦'.repeat(60),
  'Ask @one @two @three @four #a #b #c #d at https://evil.example/now',
  'Visit evil.com/a.b?c=d today. Then again. And again!',
  '[a|b] {supply} [',
  '',
]

export const template = (name: string, language: Language = 'en'): Template => {
  const found = shillLanguages[language].templates[name]
  if (!found) throw new Error(`no template ${name}`)
  return found
}

const tags = ['NARWHAL', 'Cronos', 'Verein_der_Meere', 'Zürich']
const names = ['narwhalclub', 'cronos_chain', 'a_name_of_15_ch', 'fourth_one']

/** Something that a person may ask for; each number another one. */
export function wishNumber(number: number): Asked {
  const pick = pickBy(`wish ${number}`)
  const language = pick(languages)
  const topic = pick(topics)
  const most = (from: readonly string[]) => from.slice(0, pick([0, 1, 2, 3, 4]))
  const roll = () =>
    `${pick(['a', 'k3x9', '777'])}${number}.${pick('01234'.split(''))}`
  return {
    template: template(`${topic}.${pick(tones)}`, language),
    slots: slotsOf(
      factsOf[topic],
      shillLanguages[language].names,
      pick(titles),
    ),
    roll: roll(),
    kept: Object.fromEntries(
      partNames.flatMap((name) =>
        pick([true, false, false]) ? [[name, roll()]] : [],
      ),
    ),
    wishes: {
      length: pick(lengths),
      emoji: pick(emojiLevels),
      hashtags: most(tags),
      mentions: most(names),
      hold: topic === 'token' || topic === 'swap' || pick([true, false]),
      link: pick([true, false]),
    },
  }
}
