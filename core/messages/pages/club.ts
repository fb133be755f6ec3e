import { brand } from '../../brand.ts'

const { member } = brand

const counted = (count: string, one: string, many: string) =>
  `${count} ${count === '1' ? one : many}`
const nfts = (count: number, text: string) =>
  `${text} ${count === 1 ? 'NFT' : 'NFTs'}`
const votes = (count: number, text: string) =>
  `${text} ${count === 1 ? 'vote' : 'votes'}`

/** Words of the page, loaded with it. */
export const club = {
  unknown: {
    title: 'No such club',
    body: 'The link may be old. All clubs are one page back.',
  },
  all: 'All clubs',
  loading: 'Loading the club',
  failed: 'This club did not load',
  since: (when: string) => `Since ${when}`,
  paused: {
    title: 'This club is paused',
    body: 'All of it can be read. Nothing can be written, voted or paid here until it opens again. Follow it to hear when that is.',
  },
  archived: {
    title: 'This club is archived',
    body: 'It is kept for the record: all of it can be read, and nothing will change.',
  },
  feed: 'Feed of proposals',
  viewing: {
    title: (wallet: string) => `Viewing as ${wallet}`,
    notOne: 'This is no wallet',
    wrong:
      'What stands behind “as=” in the address must begin with 0x and have 40 more characters, 0 to 9 and a to f.',
    loading: 'Loading...',
    votes: (count: number, text: string) =>
      `It has ${count === 0 ? 'no votes' : votes(count, text)} here.`,
    unknown: 'Its votes here are not known now.',
    can: (needed: string) => `It can propose (${needed} needed).`,
    readOnly: 'Read only: nothing can be signed or written as this wallet.',
    again: 'Try again',
    stop: 'Stop viewing',
  },
  power: {
    title: 'You in this club',
    votes: (count: number, text: string) =>
      `You have ${votes(count, text)} here`,
    none: 'You have no votes here',
    unknown: 'Your votes here are not known now',
    signedOut: 'Your votes here',
    can: (needed: string) =>
      `You can vote, and you can propose (${needed} needed).`,
    missing: (count: number, text: string) =>
      `You need ${nfts(count, `${text} more`)} to propose.`,
    blocked: 'This wallet may not publish here.',
    notActive: 'Nothing can be proposed here at the moment.',
    wouldMiss: (count: number, text: string) =>
      `You would need ${nfts(count, `${text} more`)} besides.`,
    signInFirst: 'Sign in to propose.',
    full: 'There are as many proposals as there may be.',
    fullUntil: (when: string) =>
      `There are as many proposals as there may be; there is room again ${when}.`,
    needed: (needed: string) => `Proposing takes ${needed} votes.`,
    holdingsUnknown:
      'What you hold cannot be read just now. Please try again shortly.',
  },
  write: 'Write a proposal',
  writeIdea: 'Write an idea',
  ideaInstead: 'An idea takes no votes: members who have them can adopt it.',
  tabs: {
    label: 'Parts of the club',
    proposals: 'Proposals',
    bounties: 'Bounties',
    members: 'Members',
    rules: 'Rules',
    log: 'Log',
  },
  segments: {
    label: 'What is listed',
    proposals: 'To vote on',
    ideas: 'Ideas',
  },
  members: {
    title: 'Members',
    lead: `Every holder is a member, with a vote for each ${member.one}.`,
    rank: 'Rank',
    member: 'Member',
    votes: 'Votes',
    share: 'Share',
    since: 'Holds since',
    sinceOf: (when: string) => `Since ${when}`,
    none: {
      title: 'No members yet',
      body: `Who holds a ${member.one} of this collection is one.`,
    },
    you: 'You',
  },
  rules: {
    title: 'Rules',
    version: (version: string) => `Version ${version}`,
    of: (version: string, all: string) => `Version ${version} of ${all}`,
    from: (when: string) => `For proposals opened from ${when} on.`,
    versions: 'Versions of the rules',
    older: 'The version before',
    newer: 'The version after',
    past: 'These rules are of before. They hold for proposals that were opened under them.',
    now: 'The rules of now',
    unknown: {
      title: 'No such version',
      body: 'The rules of this club have fewer versions than that.',
    },
    propose: {
      label: 'To propose',
      value: votes,
      body: `One ${member.one} is one vote. Who holds fewer may vote, but not ask.`,
      free: 'Anyone',
      freeBody: 'Whoever is signed in may ask.',
    },
    period: {
      label: 'A vote lasts at least',
      days: (count: string) => counted(count, 'day', 'days'),
      hours: (count: string) => counted(count, 'hour', 'hours'),
      seconds: (count: string) => counted(count, 'second', 'seconds'),
      body: 'So that all who are asked can answer.',
    },
    quorum: {
      label: 'Votes that must be cast',
      none: 'No quorum',
      noneBody: 'The larger side wins, however many vote. A tie does not pass.',
      value: votes,
      body: 'With fewer, nothing passes. A tie does not pass either.',
    },
    hold: {
      label: 'Held before proposing',
      none: 'No waiting time',
      noneBody: 'What you hold today counts today.',
      hours: (count: string) => counted(count, 'hour', 'hours'),
      body: 'The votes to propose must have been held as long.',
    },
    labels: {
      label: 'Labels',
      none: 'None',
      body: 'What a proposal may be filed under.',
      noneBody: 'Proposals are not filed under anything.',
    },
    exclusions: {
      title: 'Addresses that do not count',
      none: 'None: every address counts.',
      body: 'They have no votes here, and are no members.',
    },
  },
  about: {
    title: 'About',
    none: 'Nothing is written here yet.',
    links: 'Links',
    nft: 'Collection',
    token: 'Token',
    chain: 'Chain',
    moderators: 'Moderators',
    noModerators: 'None: administrators look after it.',
  },
} as const
