import { brand } from '../brand.ts'

/** Said where there is no such page. */
export const notFound = {
  eyebrow: '404',
  title: 'Nothing surfaced here',
  body: `This page does not exist, or it swam off. The ${brand.member.one} looked twice.`,
  home: 'Back to Home',
  clubs: 'See the clubs',
} as const
