import { brand } from '../brand.ts'
import { chain, governance, swap } from '../constants.ts'
import type { ClubConfig } from '../contract/index.ts'
import { words } from '../messages/words.ts'
import { bob } from './accounts.ts'

/** As servers spell addresses. */
const known = bob.toLowerCase()

/** The configuration of a club that does not exist. */
export const fakeConfig: ClubConfig = {
  world: 'local',
  chain: {
    id: chain.id,
    name: chain.name,
    rpcUrl: 'https://node.test',
    nativeCurrency: chain.nativeCurrency,
  },
  contracts: { nft: known, token: known, swap: known },
  adminWallet: known,
  fees: { swap: '1', proposal: '1', bounty: '1' },
  limits: {
    minimumVotingPower: governance.minimumVotingPower,
    votingPowerRatio: governance.votingPowerRatio,
    minimumVotingPeriodSeconds: governance.minimumVotingPeriodSeconds,
    swapRatio: swap.ratio,
    swapUnit: '1',
  },
  signIn: { statement: words.signInStatement, path: '/sign-in' },
  brand: {
    product: brand.product,
    appName: brand.appName,
    year: brand.year,
    links: brand.links,
  },
}
