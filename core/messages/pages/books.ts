import { brand } from '../../brand.ts'

const { product } = brand

/** Words of money that came in. */
export const books = {
  parts: {
    label: 'Parts of the books',
    intents: 'Asked for',
    credits: 'Credits',
    coins: 'Coins',
  },
  csv: 'Download as CSV',
  asset: { TOKEN: `$${product}`, CRO: 'CRO' },
  transaction: 'Transaction',
  block: (block: string) => `block ${block}`,
  totals: {
    title: 'Totals since fees are watched',
    asOf: (block: string) => `As of block ${block}.`,
    arrived: 'Arrived',
    spent: 'Paid for something',
    credit: 'To someone’s credit',
    setAside: 'Set aside',
    refunded: 'Paid back',
    waiting: 'Not settled yet',
    asset: 'Asset',
    verdict: 'Chain and books',
    agrees: 'Agree',
    differs: 'Do not agree',
  },
  intents: {
    title: 'Fees that were asked for',
    none: { title: 'None', children: 'No fee is in this state.' },
    states: {
      label: 'State',
      all: 'Everything',
      open: 'Open',
      submitted: 'Submitted',
      confirmed: 'Confirmed',
      consumed: 'Used up',
      failed: 'Failed',
      expired: 'Expired',
      credited: 'Credited',
    },
    purpose: { proposal: 'Proposal', bounty: 'Bounty' },
    exempt: 'exempt',
    byCredit: 'by credit',
    asked: (when: string) => `asked for ${when}`,
  },
  credits: {
    title: 'Credits',
    lead: 'Money that arrived and pays for nothing yet. Set it aside before you pay it back: then nobody spends it meanwhile.',
    none: {
      title: 'None',
      children: 'All that arrived has paid for something.',
    },
    views: {
      label: 'Which credits',
      open: 'Open',
      refunds: 'Paid back',
      all: 'Everything',
    },
    why: {
      unmatched: 'It matched no fee.',
      over: 'It was more than the fee.',
      refunded: 'What it paid for could not be published.',
    },
    left: (left: string, amount: string) => `${left} of ${amount} left`,
    arrived: (when: string) => `arrived ${when}`,
    states: { open: 'Set aside', refunded: 'Paid back', dropped: 'Given back' },
    begin: 'Set aside to pay back',
    record: 'Name the payment',
    drop: 'Give it back',
    hash: 'Hash of the transaction that paid it back',
    hashHint: 'The server reads it on the chain: nothing is marked by word.',
  },
  coins: {
    title: 'Coins that paid for no swap',
    none: {
      title: 'None',
      children: 'Each coin that arrived paid for a swap.',
    },
    until: (when: string) => `pays for a swap until ${when}`,
  },
  doing: {
    begin: {
      title: 'Set a credit aside',
      text: (amount: string, who: string) =>
        `${amount} of ${who} cannot be spent from now on. Then pay it from a wallet of the administrators, and name the transaction.`,
      done: 'It is set aside. Pay it now, then name the transaction.',
    },
    record: {
      title: 'Mark as paid back',
      text: (amount: string, who: string) =>
        `Two nodes must show a payment of ${amount} to ${who}, after it was set aside. Then the credit is spent for ever.`,
      done: 'It was paid back.',
    },
    drop: {
      title: 'Give the credit back',
      text: (amount: string, who: string) =>
        `${who} can spend ${amount} again. Only where nothing was paid.`,
      done: 'The credit is its payer’s again.',
    },
  },
} as const
