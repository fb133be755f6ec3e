import { expect, test } from 'vitest'
import {
  type BountyContent,
  checkBounty,
  faultsOfChange,
  type WrittenBounty,
} from './fields.ts'

const written: WrittenBounty = {
  title: '  Draw the   spring banner ',
  description: 'A banner of 1500 by 500 for the spring, as SVG.',
  category: 'art',
  skills: ['SVG', ' Drawing '],
  reward: { asset: 'CRO', amount: '450.5' },
  winnersMax: 2,
  minVp: 0,
  visibility: 'public',
}
const content: BountyContent = {
  ...written,
  title: 'Draw the spring banner',
  category: 'art',
  skills: ['drawing', 'svg'],
  reward: { asset: 'CRO', amount: '450500000000000000000' },
}

test('default: words are brought into their normal form', () => {
  expect(checkBounty(written)).toEqual({ ok: true, content })
})

const ten = 'x'.repeat(10_001)
test.each<[string, Partial<WrittenBounty>, string]>([
  ['no title', { title: ' \u200b' }, 'title missing'],
  ['B3.2.1 a short title', { title: 'Draw' }, 'title too_short'],
  ['B3.2.1 a long title', { title: 'x'.repeat(121) }, 'title too_long'],
  [
    'B3.2.2 a short description',
    { description: 'Draw it.' },
    'description too_short',
  ],
  ['B3.2.2 a long description', { description: ten }, 'description too_long'],
  ['no category', { category: '' }, 'category missing'],
  ['B3.2.3 another category', { category: 'magic' }, 'category unknown'],
  [
    'B3.2.3 six skills',
    { skills: [...'abcdef'].map((s) => s + s) },
    'skills too_many',
  ],
  ['B3.2.3 a skill twice', { skills: ['SVG', 'svg'] }, 'skills repeated'],
  ['a skill of one letter', { skills: ['c'] }, 'skills too_short'],
  ['a long skill', { skills: ['x'.repeat(31)] }, 'skills too_long'],
  [
    'B3.2.4 no reward',
    { reward: { asset: 'CRO', amount: ' ' } },
    'reward missing',
  ],
  [
    'a reward of nothing',
    { reward: { asset: 'CRO', amount: '0.0' } },
    'reward missing',
  ],
  [
    'a reward below zero',
    { reward: { asset: 'CRO', amount: '-1' } },
    'reward format',
  ],
  [
    'a reward in floats',
    { reward: { asset: 'CRO', amount: '1e5' } },
    'reward format',
  ],
  [
    'a reward with 19 decimals',
    { reward: { asset: 'TOKEN', amount: `0.${'1'.repeat(19)}` } },
    'reward format',
  ],
  [
    'a reward beyond all numbers',
    { reward: { asset: 'TOKEN', amount: '9'.repeat(60) } },
    'reward format',
  ],
  [
    'less than a base unit for each',
    { reward: { asset: 'TOKEN', amount: '0.000000000000000001' } },
    'reward too_short',
  ],
  ['B3.2.5 no winner', { winnersMax: 0 }, 'winnersMax too_many'],
  ['B3.2.5 six winners', { winnersMax: 6 }, 'winnersMax too_many'],
  ['half a winner', { winnersMax: 1.5 }, 'winnersMax too_many'],
  ['B3.2.6 power below zero', { minVp: -1 }, 'minVp too_many'],
])('error: %s', (_, change, expected) => {
  const checked = checkBounty({ ...written, ...change })
  const faults = checked.ok ? [] : checked.faults
  expect(faults.map(({ field, code }) => `${field} ${code}`)).toEqual([
    expected,
  ])
})

test('behavior: a change may say it better and pay more', () => {
  const more = { asset: 'CRO', amount: '450500000000000000001' } as const
  const after = { ...content, title: 'Draw it', skills: [], reward: more }
  expect(faultsOfChange(content, after)).toEqual([])
})

test.each<[string, Partial<BountyContent>, string]>([
  [
    'less',
    { reward: { asset: 'CRO', amount: '450499999999999999999' } },
    'reward lowered',
  ],
  [
    'another asset',
    { reward: { asset: 'TOKEN', amount: '9'.repeat(30) } },
    'reward lowered',
  ],
  ['fewer winners', { winnersMax: 1 }, 'winnersMax fixed'],
  ['more power', { minVp: 1 }, 'minVp fixed'],
  ['another category', { category: 'code' }, 'category fixed'],
  ['hidden work', { visibility: 'after_deadline' }, 'visibility fixed'],
])('error: a change to %s', (_, change, expected) => {
  const faults = faultsOfChange(content, { ...content, ...change })
  expect(faults.map(({ field, code }) => `${field} ${code}`)).toEqual([
    expected,
  ])
})
