import { brand } from '../../brand.ts'

const { member } = brand

/** Words of the page, loaded with it. */
export const clubs = {
  title: 'Clubs',
  lead: 'A club is where proposals, votes and bounties live.',
  mine: 'My proposals',
  mineLead: 'Everything you wrote or still have to answer.',
  main: `The whole collection: every ${member.one} holder is a member.`,
  tagline: `Where ${member.one} holders decide together.`,
  soon: 'Proposals open here next. Your voting power is already counted.',
  yourVotes: 'Your votes',
  rules: 'Rules',
  list: 'Open to you',
  rule: {
    power: 'Votes to propose',
    period: 'Voting lasts at least',
    days: (days: number) => `${days} days`,
    quorum: 'Quorum',
    none: 'None',
  },
} as const
