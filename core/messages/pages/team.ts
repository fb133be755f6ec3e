import { brand } from '../../brand.ts'

const { appName, member } = brand

/** Words of the page, loaded with it. */
export const team = {
  title: 'The crew',
  lead: `The people who keep ${appName} afloat. None of them can vote with anything but their own ${member.many}.`,
  empty: 'Nobody is named here yet.',
  treasury: {
    title: 'The fee wallet',
    body: 'Swap, proposal and bounty fees arrive here and nowhere else. It pays no fees itself.',
  },
  join: {
    title: 'Want to help?',
    body: 'Say hello where we are found. Bounties are the usual way aboard.',
  },
} as const
