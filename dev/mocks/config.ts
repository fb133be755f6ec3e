import { brand } from '@narwhal-club/core/brand'
import {
  chain,
  governance,
  swap,
  tokenDecimals,
} from '@narwhal-club/core/constants'
import type { ClubConfig } from '@narwhal-club/core/contract'
import { words } from '@narwhal-club/core/messages'
import type { Addresses } from '../world/deploy.ts'
import { swapUnit } from '../world/seed/holdings.ts'

const wholeTokens = 10n ** BigInt(tokenDecimals)
const lower = (address: string) => address.toLowerCase()

/** Tells a client what it must know of the mocked deployment. */
export function mockConfig(
  admin: string,
  { nft, token, swap: vault }: Addresses,
  rpcUrl: string,
): ClubConfig {
  const { id, name, nativeCurrency } = chain
  return {
    world: 'local',
    chain: { id, name, rpcUrl, nativeCurrency },
    contracts: { nft: lower(nft), token: lower(token), swap: lower(vault) },
    adminWallet: lower(admin),
    fees: {
      swap: String(swap.feeCro * 10n ** BigInt(nativeCurrency.decimals)),
      proposal: String(governance.proposalFeeTokens * wholeTokens),
      bounty: String(governance.bountyFeeTokens * wholeTokens),
    },
    limits: {
      minimumVotingPower: governance.minimumVotingPower,
      votingPowerRatio: governance.votingPowerRatio,
      minimumVotingPeriodSeconds: governance.minimumVotingPeriodSeconds,
      swapRatio: swap.ratio,
      swapUnit: String(swapUnit),
    },
    signIn: { statement: words.signInStatement, path: '/' },
    brand: {
      product: brand.product,
      appName: brand.appName,
      year: brand.year,
      links: brand.links,
    },
  }
}
