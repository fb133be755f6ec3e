import type { Topic } from './choices.ts'
import type { Slots } from './grammar.ts'
import { type Facts, type Names, slotsOf } from './slots.ts'

const moment = { block: 999_999_999, at: '2026-11-28T00:00:00Z' }
const id = '00000000-0000-4000-8000-000000000000'
const amount = `${'9'.repeat(15)}${'0'.repeat(18)}`
const many = 999_999
const end = moment.at

const largest: { [T in Topic]: Extract<Facts, { topic: T }> } = {
  token: { topic: 'token', ...moment, supply: amount, inVault: amount },
  nft: { topic: 'nft', ...moment, supply: many, inVault: 1 },
  proposal: {
    topic: 'proposal',
    ...moment,
    ...{ id, number: many, yes: many, no: many, end },
  },
  bounty: {
    topic: 'bounty',
    ...moment,
    ...{ id, number: many, reward: amount, asset: 'TOKEN' },
    ...{ submissions: many, submitBy: end },
  },
  swap: {
    topic: 'swap',
    ...moment,
    ...{ tokensPerNft: amount, nfts: many, tokens: amount },
  },
  mine: {
    topic: 'mine',
    ...moment,
    ...{ address: `0x${'0'.repeat(40)}`, nfts: many, supply: many },
  },
}

/** Facts of a topic as long as they become, by which templates are judged. */
export const longestSlots = (topic: Topic, names: Names): Slots =>
  slotsOf(largest[topic], names, 'w'.repeat(200))
