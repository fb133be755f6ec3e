import { expect, test } from 'vitest'
import {
  type BountyMessage,
  bountyDigest,
  bountyHash,
  bountySentence,
} from './message.ts'

const nft = `0x${'c0'.repeat(20)}` as const
const content = {
  title: 'Draw the spring banner',
  description: 'A banner of 1500 by 500 for the spring, as SVG.',
  category: 'art',
  skills: ['drawing', 'svg'],
  reward: { asset: 'CRO', amount: '450500000000000000000' },
  winnersMax: 2,
  minVp: 0,
  visibility: 'public',
  version: 1,
} as const
const submitBy = Date.UTC(2026, 2, 1, 12) / 1_000
const shown = { ...content, club: 'Narwhals', submitBy }
const message: BountyMessage = {
  summary: bountySentence(shown),
  author: `0x${'1'.repeat(40)}`,
  club: 'main',
  contentHash: bountyHash(content),
  submitBy,
  decideBy: submitBy + 86_400,
  payBy: submitBy + 172_800,
  version: 1,
  replaces: `0x${'00'.repeat(32)}`,
  timestamp: submitBy - 864_000,
}

test('default: the sentence says what is promised', () => {
  expect(bountySentence(shown)).toBe(
    'Open bounty “Draw the spring banner” in Narwhals: 450.5 CRO for up to 2 winners, work until 2026-03-01 12:00 UTC.',
  )
  const reward = { asset: 'TOKEN', amount: '1000000000000000000' } as const
  const next = { ...shown, reward, winnersMax: 1, version: 2 }
  expect(bountySentence(next)).toBe(
    'Change bounty “Draw the spring banner” in Narwhals to version 2: 1 $NARWHAL for one winner, work until 2026-03-01 12:00 UTC.',
  )
})

test('behavior: whatever changes has another hash and another digest', () => {
  const changed = {
    title: 'Draw it',
    description: 'Another description of thirty signs.',
    category: 'code',
    skills: ['svg'],
    reward: { asset: 'CRO', amount: '450500000000000000001' },
    winnersMax: 1,
    minVp: 1,
    visibility: 'after_deadline',
    version: 2,
  } as const
  const hashes = Object.keys(changed).map((field) =>
    bountyHash({
      ...content,
      [field]: changed[field as keyof typeof changed],
    }),
  )
  expect(new Set([bountyHash(content), ...hashes]).size).toBe(10)
  const other = { submitBy: 1, decideBy: 1, payBy: 1, version: 2, timestamp: 1 }
  const digests = Object.entries(other).map(([field, value]) =>
    bountyDigest(nft, { ...message, [field]: value }),
  )
  expect(new Set([bountyDigest(nft, message), ...digests]).size).toBe(6)
})
