import { brand } from '../../brand.ts'

const { member } = brand

const counted = (count: string, one: string, many: string) =>
  `${count} ${count === '1' ? one : many}`

/** Words of the page, loaded with it. */
export const clubs = {
  title: 'Clubs',
  lead: 'A club is where proposals, votes and bounties live.',
  mine: 'My proposals',
  mineLead: 'Everything you wrote or still have to answer.',
  bounties: 'Bounties of all clubs',
  bountiesLead: 'Work that clubs want done, with its reward and its dates.',
  main: `The whole collection: every ${member.one} holder is a member.`,
  tagline: `Where ${member.one} holders decide together.`,
  list: 'Clubs and spaces',
  segments: {
    label: 'Which of them',
    all: 'All',
    following: 'Following',
    bounties: 'Bounties of all',
    mine: 'Mine',
  },
  search: {
    label: 'Search',
    hint: 'A name, or a word of it',
    find: 'Search',
    clear: 'Clear',
  },
  sort: {
    label: 'Sort by',
    proposals: 'Open votes',
    holders: 'Holders',
    newest: 'Newest',
  },
  eligible: 'Only where I can vote',
  holders: (count: string) => counted(count, 'holder', 'holders'),
  holdersUnknown: 'Holders not known now',
  followers: (count: string) => counted(count, 'follower', 'followers'),
  proposals: (count: string) => counted(count, 'proposal', 'proposals'),
  noProposals: 'No proposals yet',
  open: (count: string) => `${count} open`,
  status: { paused: 'Paused', archived: 'Archived' },
  follow: {
    off: 'Follow',
    on: 'Following',
    offOf: (name: string) => `Follow ${name}`,
    onOf: (name: string) => `Following ${name}`,
    failed: {
      title: 'Nothing Was Changed',
      signIn: 'Your session has ended. Sign in, then follow again.',
    },
  },
  none: {
    title: 'No clubs yet',
    body: 'The first one opens here as soon as it is made.',
  },
  notFound: {
    title: 'No club by that name',
    body: (search: string) => `Nothing here is called “${search}”.`,
    action: 'Show all clubs',
  },
  noneFollowed: {
    title: 'You follow no club yet',
    body: 'Follow one, and you hear what happens there.',
    action: 'Show all clubs',
  },
  noneEligible: {
    title: 'No club where you can vote',
    body: `You vote with the ${member.many} that you hold. One is enough.`,
    action: 'Show all clubs',
  },
  signIn: {
    title: 'Sign in first',
    following: 'The clubs that you follow are kept with your address.',
    eligible: 'Where you can vote depends on what your address holds.',
    mine: 'Your proposals, drafts, credits and votes belong to your address.',
  },
  mineProposals: {
    none: {
      title: 'No proposals of yours yet',
      body: 'What you publish in a club is listed here, wherever it stands.',
      action: 'Look at the clubs',
    },
    noneSo: 'None of yours stands so',
  },
  drafts: {
    title: 'Drafts',
    untitled: 'Without a title yet',
    state: {
      writing: 'Being written',
      awaiting_fee: 'Waiting for its fee',
      published: 'Became a proposal',
    },
    changed: (when: string) => `Changed ${when}`,
    none: {
      title: 'No drafts yet',
      children: 'What you write in a club is kept here until it is proposed.',
    },
    bounties: {
      title: 'Drafts of bounties',
      published: 'Became a bounty',
      none: 'A bounty that you write in a club is kept here until it is published.',
    },
  },
  credits: {
    title: 'Fee credits',
    lead: 'Payments that have paid for nothing yet. Where they are enough for a fee, your next one is paid with them.',
    left: (amount: string) => `${amount} $${brand.product} left`,
    why: {
      unmatched: 'It was paid for nothing that was waiting for it.',
      over: 'More was paid than was asked for.',
      refunded: 'What it paid for could not be published.',
    },
    arrived: (when: string) => `Arrived ${when}.`,
    transaction: 'View the transaction',
    none: {
      title: 'No fee credits',
      children: 'A payment that cannot be used is kept here: none is lost.',
    },
  },
  mineSoon: {
    title: 'Nothing is listed here yet',
    body: 'What you write and pay in the clubs is listed here.',
    action: 'Look at the clubs',
  },
  stale:
    'The chain does not answer just now. Holders are as they were last known.',
  unavailable:
    'Holders cannot be counted just now, so none are shown instead of a guess.',
  failure: {
    network: 'Check your connection, then try again.',
    limited: 'You asked for a lot at once. Wait a moment, then try again.',
    query: 'This address asks for something that cannot be found. Start anew.',
    power:
      'Your voting power cannot be told just now. Please try again shortly.',
    signedOut: 'Your session has ended. Please sign in again.',
    archived: 'This club is archived: nothing happens there any more.',
    unindexed: 'The collection of this club is not in the index here.',
    behind: 'The index is catching up with the chain. Try again shortly.',
    server: 'The server does not answer as it should. Please try again.',
  },
} as const
