import { brand } from '@narwhal-club/core/brand'
import {
  chain,
  governance,
  swap,
  tokenDecimals,
} from '@narwhal-club/core/constants'
import type { ClubConfig } from '@narwhal-club/core/contract'
import { words } from '@narwhal-club/core/messages'
import type { Env } from '../../env.ts'
import { signInPath } from '../auth/signIn.policy.ts'

/** What of the environment clients are told. */
type Deployment = Pick<
  Env,
  | 'CLUB_CHAIN'
  | 'RPC_URL'
  | 'PUBLIC_RPC_URL'
  | 'NFT_CONTRACT'
  | 'TOKEN_CONTRACT'
  | 'SWAP_CONTRACT'
  | 'ADMIN_WALLET'
  | 'SWAP_UNIT'
>

const wholeTokens = 10n ** BigInt(tokenDecimals)

/** Returns the node that browsers are told to call. */
export const publicRpcUrl = (env: Pick<Env, 'RPC_URL' | 'PUBLIC_RPC_URL'>) =>
  env.PUBLIC_RPC_URL ?? env.RPC_URL[0] ?? chain.publicRpcUrl

/** Tells a client all it must know of this deployment. */
export function presentConfig(env: Deployment): ClubConfig {
  return {
    world: env.CLUB_CHAIN,
    chain: {
      id: chain.id,
      name: chain.name,
      rpcUrl: publicRpcUrl(env),
      nativeCurrency: chain.nativeCurrency,
      ...(env.CLUB_CHAIN === 'cronos'
        ? { explorerUrl: chain.explorerUrl }
        : {}),
    },
    contracts: {
      nft: env.NFT_CONTRACT,
      token: env.TOKEN_CONTRACT,
      swap: env.SWAP_CONTRACT,
    },
    adminWallet: env.ADMIN_WALLET,
    fees: {
      swap: String(swap.feeCro * 10n ** BigInt(chain.nativeCurrency.decimals)),
      proposal: String(governance.proposalFeeTokens * wholeTokens),
      bounty: String(governance.bountyFeeTokens * wholeTokens),
    },
    limits: {
      minimumVotingPower: governance.minimumVotingPower,
      votingPowerRatio: governance.votingPowerRatio,
      minimumVotingPeriodSeconds: governance.minimumVotingPeriodSeconds,
      swapRatio: swap.ratio,
      swapUnit: env.SWAP_UNIT,
    },
    signIn: { statement: words.signInStatement, path: signInPath },
    brand: {
      product: brand.product,
      appName: brand.appName,
      year: brand.year,
      links: brand.links,
    },
  }
}
