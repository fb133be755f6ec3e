import { chain } from '@narwhal-club/core/constants'
import { configError, type Env } from '../env.ts'
import type { Logger } from '../log.ts'
import { createChainReader } from './chainReader.ts'
import { createNodes } from './nodes.ts'

/**
 * Connects to the chain that the configuration names. A node that is away is
 * waited for; one that answers with another chain id is a wrong value.
 *
 * @throws ConfigError naming RPC_URL.
 */
export async function chainFromEnv(env: Env, log: Logger) {
  if (env.NODE_ENV === 'production' && env.RPC_URL.length < 2)
    log.warn(
      { event: 'single_node' },
      'RPC_URL names one node: what it says of payments and contract wallets is believed',
    )
  const nodes = createNodes(env.RPC_URL, log)
  const id = await nodes.chainId()
  if (id !== null && id !== chain.id)
    throw configError([
      { name: 'RPC_URL', problem: `is on chain ${id}, not ${chain.id}` },
    ])
  const reader = createChainReader(nodes, {
    nft: env.NFT_CONTRACT,
    token: env.TOKEN_CONTRACT,
    swap: env.SWAP_CONTRACT,
  })
  return { nodes, chain: reader }
}
