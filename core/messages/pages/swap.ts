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
} as const
