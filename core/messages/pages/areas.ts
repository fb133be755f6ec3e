import { brand } from '../../brand.ts'

const { product, member } = brand

/** The areas of the club (R1.6), named and explained. */
export const areas = {
  home: 'Home',
  proposals: {
    title: 'Proposals',
    body: 'Put a question to every holder. It takes 50 votes and three days.',
  },
  voting: {
    title: 'Voting',
    body: 'Yes or No, weighted by what you held when the question was asked.',
  },
  bounties: {
    title: 'Bounties',
    body: 'Work the club wants done, with the reward and the dates up front.',
  },
  swap: {
    title: 'NFT swap',
    body: `Trade ${member.many} for $${product} and back, at a fixed rate.`,
  },
  analytics: {
    title: 'Analytics',
    body: 'Who holds what, how spread out it is, and how that moved.',
  },
  shill: {
    title: 'Shill generator',
    body: 'Posts for X with live facts, in your words, never posted for you.',
  },
  team: { title: 'Team', body: 'The people who keep the lights on.' },
  about: {
    title: 'About',
    body: 'How the club works, what it costs, where the contracts are.',
  },
} as const
