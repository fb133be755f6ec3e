import { brand } from '../../brand.ts'

const { appName, member } = brand

/** Words of the page, loaded with it. */
export const team = {
  title: 'The crew',
  lead: `Six people keep ${appName} afloat. None of them can vote with anything but their own ${member.many}.`,
  treasury: {
    title: 'The fee wallet',
    body: 'Swap, proposal and bounty fees arrive here and nowhere else. It pays no fees itself.',
  },
  join: {
    title: 'Want to help?',
    body: 'Say hello in the chat. Bounties are the usual way aboard.',
    link: 'Open the chat',
  },
} as const
