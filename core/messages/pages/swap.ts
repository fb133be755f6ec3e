import { brand } from '../../brand.ts'

const { product, member } = brand

/** Words of the page, loaded with it. */
export const swap = {
  title: 'Swap',
  lead: `Trade ${member.many} for $${product} and back at one fixed rate, out of a vault that anyone can look into.`,
  terms: 'What it takes',
  rate: 'Rate',
  oneIs: (tokens: string) => `1 ${member.one} = ${tokens} $${product}`,
  fee: 'Fee',
  soon: 'Swapping opens here next. What the vault holds is already live.',
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
    number: (id: string) => `N° ${id}`,
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
} as const
