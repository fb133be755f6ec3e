import { brand } from '@narwhal-club/core/brand'
import { chain, governance } from '@narwhal-club/core/constants'
import { mainClubId } from '@narwhal-club/core/contract'
import { clubs as words } from '@narwhal-club/core/messages/pages/clubs'
import type { Env } from '../../env.ts'
import type { ClubSeed } from './clubs.ports.ts'

type Contracts = Pick<Env, 'NFT_CONTRACT' | 'TOKEN_CONTRACT'>

/** R9.3; what a club may change later. */
export const usualRules: ClubSeed['rules'] = {
  minProposeVp: governance.minimumVotingPower,
  minPeriod: governance.minimumVotingPeriodSeconds,
  quorumVp: 0,
  proposerHoldHours: 0,
  exclusions: [],
  labels: [],
}

/** The club of a deployment's own collection. */
export const mainClubOf = (env: Contracts, now: number): ClubSeed => ({
  id: mainClubId,
  name: brand.appName,
  tagline: words.tagline,
  description: words.main,
  links: Object.values(brand.links).map((link) => ({ ...link })),
  nftContract: env.NFT_CONTRACT,
  tokenContract: env.TOKEN_CONTRACT,
  chainId: chain.id,
  status: 'active',
  createdAt: now,
  rules: usualRules,
  moderators: [],
  followers: [],
})
