import { brand } from '../../brand.ts'

/** Words of the card that other sites show of a proposal. */
export const embed = {
  vote: `Vote on ${brand.appName}`,
  read: `Read it on ${brand.appName}`,
  yes: 'Yes',
  no: 'No',
  none: 'No votes yet',
  warned: 'Moderators or members warn of this proposal.',
  missing: {
    title: 'There is no such proposal',
    text: 'The link may be wrong.',
  },
  share: (share: string, power: string) => `${share} · ${power}`,
} as const
