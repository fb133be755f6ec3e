import { brand } from '../brand.ts'

const { product, appName } = brand

/** The words of the shell: on every page, in its first bytes. */
export const ui = {
  skip: 'Skip to content',
  home: `${appName}, home`,
  menu: {
    label: 'Main',
    open: 'Menu',
    close: 'Close menu',
    home: 'Home',
    clubs: 'Clubs',
    shill: 'Shill',
    swap: 'Swap',
    analytics: 'Analytics',
    about: 'About',
    team: 'Team',
    admin: 'Admin Dashboard',
  },
  newTab: 'opens in a new tab',
  display: {
    toLight: 'Switch to light theme',
    toDark: 'Switch to dark theme',
    more: 'Display options',
  },
  account: {
    open: (address: string) => `Account ${address}`,
    signInAs: (address: string) => `Sign in as ${address}`,
    signedInAs: 'Signed in as',
    notSignedIn: 'Connected, not signed in',
    copy: 'Copy address',
    copied: 'Copied',
    connecting: 'Connecting',
    reconnecting: 'Reconnecting',
    disconnecting: 'Disconnecting',
    signingOut: 'Signing out',
    wrongNetwork: 'Wrong network',
    otherAccount: 'Other account',
  },
  footer: {
    elsewhere: 'Elsewhere',
    nfts: 'NFTs',
    token: `$${product}`,
    votingPower: 'Voting power',
    unknown: 'Unknown',
    loading: 'Loading',
  },
  network: {
    nodeAway: {
      title: 'The chain does not answer',
      body: 'Numbers may be old and nothing can be sent. Trying again every second.',
    },
    nodeWrong: {
      title: 'The node is on another chain',
      body: (found: number, needed: number) =>
        `It answers for chain ${found}, and this club lives on chain ${needed}. Nothing can be sent.`,
    },
    serverAway: {
      title: 'The server does not answer',
      body: 'You can read what is already here. Signing in has to wait.',
    },
  },
  empty: { title: 'The sea is calm', body: 'There is nothing here yet.' },
  error: {
    title: 'This did not load',
    body: 'Your wallet and your holdings are not affected.',
  },
  stale: (when: string) => `Last known ${when}. Trying again.`,
} as const
