import { brand } from '../../brand.ts'

const { product, member } = brand

/** Words of the page, loaded with it. */
export const swap = {
  title: 'Swap',
  lead: `Trade ${member.many} for $${product} and back at one fixed rate, out of a vault that anyone can look into.`,
  oneIs: (tokens: string) => `1 ${member.one} = ${tokens} $${product}`,
  number: (id: string) => `N° ${id}`,
  nfts: (count: number) =>
    count === 1 ? `1 ${member.one}` : `${count} ${member.many}`,
  tokens: (amount: string) => `${amount} $${product}`,
  /** Choosing what goes through. */
  choose: {
    title: (most: string) => `Choose up to ${most}`,
    inWallet: (count: string) => `${count} in your wallet`,
    inVault: (count: string) => `${count} in the vault`,
    chosen: (where: string, count: string) => `${where}, ${count} chosen`,
    search: 'Search by number',
    hint: 'A number, like 412',
    find: 'Find',
    clearSearch: 'Clear',
    traits: (count: number) =>
      count > 0 ? `Traits, ${count} chosen` : 'Traits',
    anyTrait: 'Any',
    traitOption: (value: string, count: string) => `${value} (${count})`,
    traitsUnknown: (known: string, total: string) =>
      `The art of ${known} of ${total} has been read so far; traits of the others are not known yet.`,
    clear: (count: string) => `Clear ${count}`,
    label: (id: string) => `${member.one} ${id}`,
    noPicture: 'No picture',
    listed: 'For sale',
    escrowed: 'With a contract',
    full: (most: string) => `You have chosen ${most}, the most for one swap.`,
    none: {
      deposit: {
        title: `No ${member.many} here`,
        body: `Your wallet holds none. Turn around: the vault gives ${member.many} for $${product}.`,
      },
      redeem: {
        title: 'The vault is empty',
        body: `It holds no ${member.many} just now. Whoever swaps one for $${product} leaves it here.`,
      },
      found: {
        title: 'Nothing by that',
        body: 'No number and no trait of these fits. Take a filter away.',
      },
    },
  },
  /** What would happen, before anything is asked of a wallet. */
  review: {
    title: 'Review',
    send: 'You send',
    receive: 'You receive',
    more: (count: string) => `and ${count} more`,
    rate: 'Rate',
    fee: 'Fee',
    feeOnce: (amount: string) => `${amount}, once per swap`,
    feeExempt: 'None for you',
    feeCredit: 'Paid already, by a credit',
    gas: 'Gas, estimated',
    gasUnknown: 'Read when you review',
    need: 'You need',
    have: (amount: string) => `You have ${amount}.`,
    hold: (nfts: string, power: string) =>
      `You will hold ${nfts} and vote with ${power}.`,
    frozen: (proposals: string) =>
      `Your votes on ${proposals} stay: they were frozen before this swap.`,
    proposal: (number: string) => `#${number}`,
    others: (count: string) => `${count} more`,
    steps: 'What your wallet will ask',
    step: {
      approve: {
        one: `Let the vault take this ${member.one}, and no other`,
        all: `Let the vault take any ${member.one} of yours`,
        amount: (amount: string) => `Let the vault take ${amount}, and no more`,
      },
      fee: (amount: string) => `Pay the fee of ${amount}`,
      swap: 'Swap',
      revoke: 'Take the permission back',
    },
    all: `Your wallet will warn you: for several ${member.many} the collection knows only a permission for all of them. It holds until it is taken back.`,
    revoke: 'Take it back after the swap',
    none: `Choose ${member.many} to see what you get for them.`,
    review: (what: string) => `Review ${what}`,
    act: (what: string) => `Swap ${what}`,
    connect: 'Connect a wallet to swap',
    signIn: 'Sign in to swap',
    switchChain: 'Switch the network',
    asked: 'Nothing is asked of your wallet yet.',
    changed:
      'Something has changed since you looked. This is how it stands now.',
    stale: 'This is older than a minute. A press looks once more first.',
    unlisted: `The marketplace does not answer, so nobody knows whether one of these is for sale.`,
    later: 'It can only be tried once it is approved: still before the fee.',
    short: (need: string, have: string) => `You need ${need} and have ${have}.`,
    about: (numbers: string) => `It is about ${numbers}.`,
    busy: 'Looking at the chain',
    trial: 'We try the swap first. If it would fail, no fee is taken.',
    again: 'Ask again',
  },
  /** A swap under way, step by step. */
  steps: {
    title: (what: string) => `Swapping ${what}`,
    of: (place: number, all: number) => `Step ${place} of ${all}`,
    name: {
      approve: {
        one: `Let the vault take this ${member.one}`,
        all: `Let the vault take your ${member.many}`,
        amount: `Let the vault take the $${product}`,
      },
      fee: 'Pay the fee',
      swap: 'Swap',
      revoke: 'Take the permission back',
    },
    state: {
      todo: 'To come',
      done: 'Done',
      skipped: 'Not needed',
      looking: 'Looking',
      ready: 'Your turn',
      checking: 'Checking',
      wallet: 'In your wallet',
      sent: 'Sent',
      confirming: 'Confirming',
    },
    why: {
      granted: 'It may take them already.',
      'admin-exempt': 'The club asks no fee of you.',
      credit: 'A fee that you paid before pays for this one.',
    },
    note: {
      looking: 'The chain is asked where this swap stands.',
      ready: {
        approve: 'Nothing is swapped yet after this step.',
        fee: 'Should the swap then fail, this fee pays for your next one.',
        swap: 'This is the swap itself.',
        revoke: 'The swap is made. This takes back what the vault may do.',
      },
      checking: 'All is looked at once more before your wallet is asked.',
      wallet: {
        approve:
          'Your wallet shows a permission, no payment. Nothing is swapped yet after it.',
        fee: 'Your wallet shows a payment to the club.',
        swap: 'Your wallet shows the swap.',
        revoke: 'Your wallet shows a permission that is taken back.',
      },
      sent: 'It is on its way. Speed it up in your wallet, and the new one is followed.',
      confirming: 'It is in a block. The server waits for one more.',
      blocks: (have: string, need: string) => `${have} of ${need} blocks.`,
    },
    act: {
      approve: 'Approve',
      fee: 'Pay the fee',
      swap: 'Swap now',
      revoke: 'Take it back',
    },
    retry: 'Try again',
    skip: 'Leave it as it is',
    cancel: 'Give this swap up',
    leave: 'You may close this page: the swap waits for you here.',
    viewTransaction: 'View transaction',
  },
} as const
