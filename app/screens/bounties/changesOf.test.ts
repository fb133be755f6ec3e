import type { BountyVersion } from '@narwhal-club/core/contract'
import { expect, test } from 'vitest'
import { changesOfBounty, changesOfWork } from './changesOf.ts'
import { comparedOf } from './comparedOf.ts'

const at = '2026-11-23T12:00:00.000Z'
const hash = `0x${'d1'.repeat(32)}` as const
const second = (day: number) => Date.UTC(2026, 10, day, 12) / 1_000
const signed = (submitBy: number): NonNullable<BountyVersion['signed']> => ({
  contentHash: hash,
  digest: hash,
  signature: '0x',
  message: {
    summary: '',
    author: `0x${'aa'.repeat(20)}`,
    club: 'main',
    contentHash: hash,
    submitBy,
    decideBy: second(28),
    payBy: second(30),
    version: 1,
    replaces: hash,
    timestamp: second(20),
  },
})
const first: BountyVersion = {
  version: 1,
  at,
  title: 'Draw the winter banner',
  description: 'A banner with one narwhal.',
  skills: ['svg'],
  reward: { asset: 'CRO', amount: '450000000000000000001' },
  signed: signed(second(25)),
}
const next: BountyVersion = {
  ...first,
  version: 2,
  description: 'A banner with two narwhals.',
  // What is rounded for cards would be the same.
  reward: { asset: 'CRO', amount: '450000000000000000002' },
  signed: signed(second(26)),
}
const changed = ({ fields }: ReturnType<typeof changesOfBounty>) =>
  fields
    .filter(({ parts }) => parts.some(({ is }) => is !== 'same'))
    .map(({ name, parts }) => [
      name,
      ...['removed', 'added'].map((is) =>
        parts
          .filter((part) => part.is === is)
          .map(({ text }) => text)
          .join('|'),
      ),
    ])

test('default: words, the reward to its last unit, and dates that were signed', () => {
  expect(changed(changesOfBounty(first, next))).toEqual([
    ['The task', 'one|narwhal', 'two|narwhals'],
    ['Reward', '450.000000000000000001 CRO', '450.000000000000000002 CRO'],
    [
      'Work until',
      expect.stringContaining('25'),
      expect.stringContaining('26'),
    ],
  ])
})

test.each([
  ['submitBy', 'Work until'],
  ['decideBy', 'Decided by'],
  ['payBy', 'Paid by'],
] as const)('behavior: of the dates %s alone is another', (name, said) => {
  const before = signed(second(25))
  const day = before.message[name] + 86_400
  const message = { ...before.message, [name]: day }
  const later = { ...first, signed: { ...before, message } }
  expect(changed(changesOfBounty(first, later)).map(([each]) => each)).toEqual([
    said,
  ])
})

test('behavior: of what was not signed no dates are told', () => {
  const { signed: _, ...unsigned } = first
  expect(
    changed(changesOfBounty(unsigned, next)).map(([name]) => name),
  ).toEqual(['The task', 'Reward'])
})

test('default: of work its text and its links', () => {
  const links = ['https://art.example/1.svg']
  const older = { version: 1, at, text: 'One whale.', links }
  const newer = { version: 2, at, text: 'Two whales.', links: [] }
  const { fields } = changesOfWork(older, newer)
  expect(fields.map(({ name }) => name)).toEqual(['Work', 'Links'])
  expect(fields[1]?.parts).toEqual([{ is: 'removed', text: links[0] }])
})

test('default: a version is held against the one before it', () => {
  const answer = { status: 'ready', data: { rows: [next, first] } } as const
  const compare = (version?: number) =>
    comparedOf(answer, version, changesOfBounty)
  expect(compare()).toEqual({ answer })
  expect(compare(2)).toMatchObject({
    compared: { version: 2, answer: { data: { from: 1, to: 2 } } },
  })
  expect(compare(1)).toEqual({ answer, isUnknown: true })
  expect(compare(3)).toEqual({ answer, isUnknown: true })
})
