import { expect, test } from 'vitest'
import { proposalSentence } from './sentence.ts'

const timestamp = 1_795_358_400
const proposal = {
  title: 'Fund the winter relay',
  club: 'Narwhal Club',
  duration: 259_200,
  earliestStart: timestamp,
  timestamp,
  version: 1,
}

test.each<[string, object, string]>([
  [
    'a new proposal',
    {},
    'Propose “Fund the winter relay” in Narwhal Club: voting opens as soon as it is published, for 3 days.',
  ],
  [
    'one that waits',
    { earliestStart: timestamp + 90_061, duration: 266_460 },
    'Propose “Fund the winter relay” in Narwhal Club: voting opens not before 2026-11-23 15:41 UTC, for 3 days 2 hours 1 minute.',
  ],
  [
    'an edit',
    { version: 2 },
    'Change “Fund the winter relay” in Narwhal Club to version 2: voting opens as soon as it is published, for 3 days.',
  ],
  [
    'a title that would run on',
    { title: 'Fund\n\u202ethe  relay' },
    'Propose “Fund the relay” in Narwhal Club: voting opens as soon as it is published, for 3 days.',
  ],
])('default: the sentence of %s', (_, change, sentence) => {
  expect(proposalSentence({ ...proposal, ...change })).toBe(sentence)
})
