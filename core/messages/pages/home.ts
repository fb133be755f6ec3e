import { brand } from '../../brand.ts'

const { product, member } = brand

/** Words of the page, loaded with it. */
export const home = {
  title: `Where ${member.one} holders decide`,
  lead: `One ${member.one}, one vote. Read what is proposed, check every count yourself, and sign when you agree.`,
  greeting: 'Welcome back',
  greetingLead: {
    power: (votes: number) =>
      votes === 1
        ? 'You hold one vote.'
        : `You hold ${votes.toLocaleString('en-US')} votes.`,
    none: `This wallet holds no ${member.one} yet. You can read everything and swap for one.`,
    unknown:
      'The chain does not answer just now, so your votes are not shown. Nothing is lost.',
  },
  turn: {
    title: `Hold a ${member.one}?`,
    body: `One ${member.one} is one vote. Signing in is free and moves nothing.`,
    more: 'Anyone can read everything here and check every count. Votes, bounties and swaps start with the wallet that holds yours.',
  },
  open: {
    title: 'Open now',
    empty: 'Nothing is voted on just now.',
    tally: (yes: string, no: string) => `Yes ${yes}, No ${no}`,
    ends: (when: string) => `Ends ${when}`,
    soon: (when: string) => `Closes soon: ${when}`,
  },
  newest: {
    title: `Newest ${member.many}`,
    empty: 'The sea is calm. Nobody has surfaced yet.',
  },
  card: { title: 'Your card' },
  facts: {
    title: 'On the chain now',
    supply: `${member.many} in the collection`.replace(/^./, (c) =>
      c.toUpperCase(),
    ),
    inVault: 'Waiting in the vault',
    tokenSupply: `$${product} in existence`,
    tokenInVault: `$${product} in the vault`,
  },
  areas: { title: 'Around the club' },
} as const
