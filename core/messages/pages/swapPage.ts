import { brand } from '../../brand.ts'

const { product, member } = brand
const Many = `${member.many[0]?.toUpperCase()}${member.many.slice(1)}`

/** Words of the page around a swap: the vault, what is left, what came of it. */
export const swapPage = {
  /** The two directions, each with an address. */
  mode: {
    label: 'Direction',
    deposit: `${Many} to tokens`,
    redeem: `Tokens to ${member.many}`,
  },
  /** What anyone may know before a wallet is there. */
  vault: {
    title: 'The vault',
    nfts: `${Many} inside`,
    tokens: `$${product} inside`,
    rate: 'Rate',
    fee: 'Fee',
    feeOnce: 'once per swap',
    paused: 'Paused',
    open: 'Open',
    address: 'Contract',
    unavailable:
      'The chain does not answer just now, so what the vault holds is not known.',
  },
  paused: {
    title: 'The vault is paused',
    body: 'Nothing can be swapped just now. Nothing is lost: what you began waits for you, and a fee that you paid stays a credit.',
  },
  visitor: {
    title: `Your ${member.many} show here`,
    body: `Connect the wallet that holds them. Meanwhile these lie in the vault: choose one, and you swap $${product} for it.`,
  },
  /** What an earlier visit or another device has left. */
  left: {
    title: 'Waiting for you',
    swap: {
      deposit: (nfts: string, tokens: string) => `${nfts} for ${tokens}`,
      redeem: (nfts: string, tokens: string) => `${tokens} for ${nfts}`,
    },
    begun: (when: string) => `Begun ${when}.`,
    fee: {
      due: 'Nothing is paid yet.',
      confirming: 'Its fee is on its way.',
      paid: 'Its fee is paid.',
      exempt: 'It takes no fee.',
    },
    act: 'Continue',
    credit: (amount: string, when: string) =>
      `A fee of ${amount} that you paid on ${when} was used by no swap.`,
    until: (when: string) => `It pays for your next swap, until ${when}.`,
  },
  /** At the foot of a phone's window. */
  bar: {
    label: 'Your choice',
    chosen: (count: string, most: string) => `${count} of ${most} chosen`,
    review: 'Review',
  },
  going: 'What goes through',
  /** Where a swap under way cannot go on just now. */
  halt: {
    title: 'This swap waits',
    resuming: 'Looking where your swap stands',
    cancelling: 'Giving the swap up',
    now: 'Try now',
    retry: 'Try again',
    connect: 'Connect the wallet',
    back: 'Back to the choice',
  },
  /** A swap that is made: kept, shown and shared. */
  receipt: {
    eyebrow: (block: string) => `Receipt, block ${block}`,
    done: 'Done',
    arrived: (what: string) => `${what} arrived`,
    fewer: (came: string, asked: string) =>
      `The vault had ${came} of ${asked} left when it was your turn. You paid for those alone.`,
    hold: (nfts: string, tokens: string, power: string) =>
      `You hold ${nfts} and ${tokens}, and vote with ${power}.`,
    sent: 'Sent',
    received: 'Received',
    fee: 'Fee',
    feeOf: {
      exempt: 'None for you',
      credit: 'Paid by a credit',
    },
    when: 'Made',
    transaction: 'Transaction',
    transactions: 'Its transactions',
    step: {
      approve: 'Permission',
      fee: 'Fee',
      swap: 'Swap',
      revoke: 'Permission taken back',
    },
    explorer: 'Explorer',
    link: 'Copy link',
    hash: 'Copy hash',
    copied: 'Copied',
    share: 'Post on X',
    again: 'Swap again',
    post: {
      deposit: (nfts: string, tokens: string) =>
        `I swapped ${nfts} for ${tokens}.`,
      redeem: (nfts: string, tokens: string) =>
        `I swapped ${tokens} for ${nfts}.`,
    },
  },
  /** A swap that will not be made. */
  ended: {
    state: {
      cancelled: 'Given up',
      expired: 'Run out',
      unpaid: 'Without its fee',
    },
    title: {
      cancelled: 'This swap was given up',
      expired: 'This swap ran out of time',
      unpaid: 'This swap was made without its fee',
    },
    body: {
      cancelled: `Your $${product} and your ${member.many} are where they were.`,
      expired: `A day has gone by. Your $${product} and your ${member.many} are where they were.`,
      unpaid: 'The vault did it, and no fee of yours was found for it.',
    },
    credit: (days: string) =>
      `The fee that you paid is a credit: it pays for your next swap within ${days} days.`,
    again: 'Choose again',
  },
  /** All that went through the vault. */
  history: {
    title: 'What went through the vault',
    whose: 'Whose swaps',
    all: 'Everyone’s',
    mine: 'Yours',
    when: 'When',
    what: 'Swap',
    who: 'Who',
    ids: 'Numbers',
    arrow: {
      deposit: (nfts: string, tokens: string) => `${nfts} → ${tokens}`,
      redeem: (nfts: string, tokens: string) => `${tokens} → ${nfts}`,
    },
    unknownIds: 'Not noted',
    csv: 'CSV',
    csvOf: 'Download these swaps as CSV',
    none: {
      all: {
        title: 'Nothing has gone through yet',
        body: 'The first swap shows here as soon as the chain has it.',
      },
      mine: {
        title: 'No swaps of yours',
        body: 'What you swap shows here, with its transaction.',
      },
    },
  },
  /** What to do where something did not load. */
  failure: {
    behind: 'The index is catching up with the chain. Try again in a moment.',
    query: 'This address asks for something that does not exist.',
    limited: 'Too much was asked within a minute. Try again in a moment.',
    network: 'Look at your connection, then try again.',
    server: 'The server could not answer just now. Try again in a moment.',
  },
} as const
