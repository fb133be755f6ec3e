import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import {
  choiceOf,
  countBallot,
  hasVoteSentence,
  isVoteReason,
  proposalIdOf,
  type ReceiptFacts,
  sealDigest,
  sealedText,
  type VoteMessage,
  voteDigest,
  voteSentence,
  voteTypedData,
} from './index.ts'

const nft = '0x5fbdb2315678afecb367f032d93f642f64180aa3'
/** The second account of everybody's test phrase. */
const account = privateKeyToAccount(
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
)
const shown = {
  number: 12,
  title: 'Fund the winter relay',
  club: 'Narwhal Club',
}
const message: VoteMessage = {
  summary: 'Vote YES on #12 “Fund the winter relay” in Narwhal Club.',
  voter: account.address.toLowerCase() as `0x${string}`,
  club: 'main',
  proposalId: proposalIdOf('e0000000-0000-4000-8000-000000000001'),
  contentHash: `0x${'c4'.repeat(32)}`,
  choice: 1,
  reason: 'The relay brought us through last winter.',
  seq: 0,
  timestamp: 1_795_000_000,
}

test('default: the digest of a vote, for those who write their own check', () => {
  expect(voteDigest(nft, message)).toMatchInlineSnapshot(
    `"0x2944fc7116e0f665d9d6651b1dd16505f9ece59c8b8df41040ac449d31722ba6"`,
  )
})

test('default: what a wallet signs has that digest', async () => {
  const { recoverAddress } = await import('viem')
  const typed = voteTypedData(nft, message)
  const signature = await account.signTypedData(typed as never)
  const hash = voteDigest(nft, message)
  expect(await recoverAddress({ hash, signature })).toBe(account.address)
})

test.each<[string, Partial<VoteMessage>]>([
  ['choice', { choice: 2 }],
  ['reason', { reason: '' }],
  ['seq', { seq: 1 }],
  ['timestamp', { timestamp: message.timestamp + 1 }],
  ['club', { club: 'deep-dive' }],
  ['content', { contentHash: `0x${'00'.repeat(32)}` }],
  ['proposal', { proposalId: `0x${'00'.repeat(32)}` }],
  ['voter', { voter: nft }],
])('behavior: another %s is another digest', (_, change) => {
  const digest = voteDigest(nft, message)
  expect(voteDigest(nft, { ...message, ...change })).not.toBe(digest)
})

test('behavior: the collection is in the digest', () => {
  const other = `0x${'11'.repeat(20)}` as const
  expect(voteDigest(other, message)).not.toBe(voteDigest(nft, message))
})

test.each([
  [
    { choice: 'yes', seq: 0 },
    'Vote YES on #12 “Fund the winter relay” in Narwhal Club.',
  ],
  [
    { choice: 'no', seq: 0 },
    'Vote NO on #12 “Fund the winter relay” in Narwhal Club.',
  ],
  [
    { choice: 'no', seq: 2 },
    'Change my vote to NO on #12 “Fund the winter relay” in Narwhal Club.',
  ],
] as const)('default: %o is said as %j', (vote, said) => {
  expect(voteSentence({ ...shown, ...vote })).toBe(said)
})

test('behavior: a title cannot bend the sentence', () => {
  const said = voteSentence({
    ...shown,
    title: 'A\u202e\nb',
    choice: 'yes',
    seq: 0,
  })
  expect(said).toBe('Vote YES on #12 “A b” in Narwhal Club.')
})

test.each<[string, Partial<VoteMessage>, boolean]>([
  ['its own sentence', {}, true],
  ['another choice', { choice: 2 }, false],
  ['no choice', { choice: 3 }, false],
  ['a changed vote', { seq: 1 }, false],
  ['other words', { summary: 'Vote YES.' }, false],
])('behavior: %s', (_, change, is) => {
  expect(hasVoteSentence({ ...message, ...change }, shown)).toBe(is)
})

test.each([
  [1, 'yes'],
  [2, 'no'],
  [0, null],
  [3, null],
  [1.5, null],
])('default: the choice %s is %s', (number, choice) => {
  expect(choiceOf(number)).toBe(choice)
})

const facts: ReceiptFacts = {
  format: 'narwhal-receipt-1',
  proposal: 'e0000000-0000-4000-8000-000000000001',
  voter: message.voter,
  seq: 0,
  choice: 'yes',
  power: 12,
  digest: `0x${'ab'.repeat(32)}`,
  place: 3,
  line: { index: 418, hash: `0x${'cd'.repeat(32)}` },
  receivedAt: 1_795_000_000_123,
}

test('default: the digest of a receipt, for those who write their own check', () => {
  expect(sealDigest({ ...facts, key: nft })).toMatchInlineSnapshot(
    `"0xdff16149ea44fb1c687ef92b25b4841c3dabdf84222d6cfb4a8d8bfc57aae86a"`,
  )
})

test('behavior: a signature is no part of what it signs', () => {
  const sealed = { ...facts, key: nft, signature: '0x00' } as const
  expect(sealedText(sealed)).toBe(sealedText({ ...facts, key: nft }))
})

test.each<[string, string, boolean]>([
  ['nothing', '', true],
  ['some words', 'It pays for itself.\n\nTwice.', true],
  ['a space behind', 'It pays. ', false],
  ['a line end of another system', 'It\r\npays.', false],
  ['letters apart from their marks', 'Cafe\u0301', false],
  ['what turns a line about', 'A\u202eB', false],
  ['as much as there may be', '\u{1f40b}'.repeat(1_000), true],
  ['one more', '\u{1f40b}'.repeat(1_001), false],
])('default: a reason: %s', (_, reason, is) => {
  expect(isVoteReason(reason)).toBe(is)
})

const tally = { yesPower: 10, noPower: 4, yesVoters: 2, noVoters: 1 }
test.each([
  [null, 'yes', { ...tally, yesPower: 13, yesVoters: 3 }],
  [null, 'no', { ...tally, noPower: 7, noVoters: 2 }],
  ['yes', 'no', { yesPower: 7, noPower: 7, yesVoters: 1, noVoters: 2 }],
  ['no', 'yes', { yesPower: 13, noPower: 1, yesVoters: 3, noVoters: 0 }],
  ['yes', 'yes', tally],
] as const)('default: after %s, %s is counted', (before, choice, counted) => {
  expect(countBallot(tally, { before, choice, power: 3 })).toEqual(counted)
})
