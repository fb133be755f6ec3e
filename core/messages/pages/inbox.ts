import { brand } from '../../brand.ts'

const { product } = brand

/** Words of what a member is told, and of what waits for them. */
export const inbox = {
  title: 'Notifications',
  bell: {
    none: 'Notifications',
    some: (unread: string) => `Notifications, ${unread} unread`,
  },
  /** So many, or more. */
  orMore: (most: number) => `${most}+`,
  unread: 'Unread',
  readAll: 'Mark all as read',
  more: 'Show older',
  loading: 'Loading notifications',
  empty: {
    title: 'Nothing new',
    body: 'Follow a club to hear when its proposals open and close.',
  },
  stale: 'These may be old: the server does not answer just now.',
  settings: {
    open: 'Choose what you are told',
    title: 'What you are told',
    close: 'Back to the list',
  },
  kinds: {
    opened: 'Voting opens in a club you follow',
    ending: 'Voting you have a say in ends within a day',
    closed: 'Voting ends, with its outcome',
    reply: 'Replies to your comments',
    paid: 'A fee of yours arrived',
    credited: 'Money of yours became a credit',
  },
  opened: (title: string) => `Voting is open: ${title}`,
  ending: (title: string) => `Ends within a day: ${title}`,
  closed: {
    passed: (title: string) => `Passed: ${title}`,
    rejected: (title: string) => `Rejected: ${title}`,
    tied: (title: string) => `Tied: ${title}`,
    no_quorum: (title: string) => `Too few voted: ${title}`,
    no_votes: (title: string) => `Closed without votes: ${title}`,
    cancelled: (title: string) => `Cancelled: ${title}`,
  },
  reply: (who: string) => `${who} replied to you`,
  paid: (amount: string) => `Your fee arrived: ${amount} $${product}`,
  credited: (amount: string) => `${amount} $${product} is to your credit`,
  why: {
    unmatched: 'It pays for nothing yet.',
    over: 'It was more than the fee.',
    refunded: 'What it paid for could not be published.',
  },
  ends: (when: string) => `Ends ${when}`,
  turn: {
    title: 'Your turn',
    lead: 'What ends first comes first.',
    empty: 'Nothing waits for you. Well steered.',
    votes: (votes: number) =>
      votes === 1 ? 'You have one vote' : `You have ${votes} votes`,
    fee: 'Waits for its fee',
    feeUntil: (when: string) => `Waits for its fee, until ${when}`,
    writing: 'A draft you have not finished',
    untitled: 'Untitled draft',
    all: (total: number) => `All ${total} open proposals that you may vote on`,
  },
  failure: {
    network: 'The server does not answer. Check your connection and try again.',
    limited: 'Too many requests. Please wait a moment.',
    signedOut: 'You are signed out. Sign in again.',
    server: 'Something went wrong on the server. Please try again.',
  },
} as const
