import { brand } from '../../brand.ts'

const { member, product } = brand
const nfts = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? member.one : member.many}`

/** Words of what is new on Home, loaded with it. */
export const homeNews = {
  bounties: {
    title: 'New bounties',
    empty: 'No bounty takes work just now.',
    until: (day: string) => `until ${day}`,
    all: 'All bounties',
    failed: 'The bounties did not come. Please try again.',
  },
  activity: {
    title: 'What holders did last',
    empty: 'Nothing has happened yet.',
    failed: 'The latest did not come. Please try again.',
    stale: 'The chain is not read just now: this is what was known last.',
    minted: (count: number) => `minted ${nfts(count)}`,
    deposited: (count: number) => `swapped ${nfts(count)} for $${product}`,
    redeemed: (count: number) => `took ${nfts(count)} out of the vault`,
    sent: (count: number) => `sent ${nfts(count)} to`,
    voted: (power: number) =>
      `voted with ${power.toLocaleString('en-US')} ${power === 1 ? 'vote' : 'votes'} on`,
    numbered: (number: number) => `proposal #${number}`,
  },
  notices: {
    levels: { news: 'News', warning: 'Important' },
  },
} as const
