import { brand } from '../../brand.ts'

const { product, member } = brand

/** Words of the page, loaded with it. */
export const shill = {
  title: 'Shill generator',
  lead: `Posts for X about $${product}, with live facts. You read them, you change them, you post them.`,
  soon: 'The generator opens here next.',
  sample: 'A fact to start with',
  post: (supply: string, vault: string) =>
    `${supply} ${member.many} in the sea, ${vault} of them waiting in the vault. One ${member.one}, one vote.`,
  copy: 'Copy',
} as const
