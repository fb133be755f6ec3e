import { brand } from '../../brand.ts'

const { product, member } = brand
const { one, many } = member

/** Words of the page, loaded with it. Those of its cards are in `analyticsCards`. */
export const analytics = {
  title: 'Analytics',
  lead: 'Counted from our own record of every transfer. Each card says what it means and how to check it.',
  controls: 'What is counted, and when',
  contracts: 'From the contracts',
  updating: 'Loading that moment. The numbers are still of the one before.',
  exclude: {
    label: 'Leave out contracts',
    list: (count: number) => `What is left out: ${count}`,
    none: 'Nothing is left out: every address counts.',
    reasons: {
      zero: 'The zero address: nobody',
      dead: 'The dead address: burned',
      vault: 'The swap vault',
      listed: 'Listed by the club',
    },
  },
  moment: {
    label: 'Moment',
    play: 'Play history',
    pause: 'Pause',
    now: 'Back to now',
    isNow: 'Now',
    at: (when: string, block: string) => `${when}, block ${block}`,
    none: 'There is no history to play yet.',
  },
  card: {
    table: 'Table',
    csv: 'CSV',
    csvOf: (title: string) => `CSV of ${title}`,
    link: 'Link',
    linkTo: (title: string) => `Link to ${title}`,
    tableOf: (title: string) => `Table of ${title}`,
    loading: 'Loading',
    you: 'You',
    empty: `Nobody held any ${many} at this block.`,
    nothing: 'There is nothing of the kind at this block.',
  },
  failure: {
    title: 'These numbers did not load',
    block: {
      title: 'This block is not in the index yet',
      body: 'Pick an earlier moment, or go back to now.',
      action: 'Back to now',
    },
    behind: {
      title: 'The index is still being built',
      body: 'The record of all transfers is read from the chain once. Numbers appear as soon as it is done.',
    },
    query: 'This link asks for something that cannot be asked for.',
    limited: 'Too many questions in a short time. Wait a moment.',
    network: 'The server could not be reached. Check your connection.',
    server:
      'The server has a problem just now. Your holdings are not affected.',
  },
  holder: {
    title: 'Holder',
    definition: 'Where this address stands among all holders.',
    back: 'All analytics',
    search: 'Find a holder',
    searchHint: '0x and some digits',
    find: 'Find',
    clear: 'Show all',
    badAddress: {
      title: 'This is not an address',
      body: 'An address is 0x and 40 digits, 0 to 9 and a to f. Check the link, or search for it.',
    },
    none: {
      title: `Holds no ${many}`,
      body: `This address held no ${many} at this block. What happened before is below.`,
    },
    noMatch: 'No holder’s address begins like that.',
  },
  wallet: {
    invite:
      'Connect and sign in to see where you stand among all holders. Everything else here is open to anyone.',
  },
  art: {
    title: `Its ${many}`,
    definition: 'What this address holds, by number, and since when.',
    unknown: 'No picture',
    since: (when: string) => `since ${when}`,
    more: (left: string) => `Show more, ${left} left`,
    first: (shown: string, all: string) => `The first ${shown} of ${all}.`,
    rank: (rank: string) => `Rarity rank ${rank}`,
    listed: 'For sale',
    market: (when: string) =>
      `Ranks and sales as the marketplace told them at ${when}.`,
    marketAway: 'The marketplace does not answer: no ranks just now.',
  },
  timeline: {
    title: 'What happened',
    definition: `Every ${one} that came or went, the newest first.`,
    none: 'Nothing has happened to this address yet.',
    kinds: {
      mint: 'Minted',
      in: 'Received',
      out: 'Sent',
      burn: 'Burned',
    },
    from: 'from',
    to: 'to',
  },
  token: `$${product}`,
  member: one,
} as const
