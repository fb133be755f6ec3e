import { chain } from '@narwhal-club/core/constants'
import { panels } from '@narwhal-club/core/messages/panels'

/** Networks that a wallet is often left on. */
const names: Record<number, string> = {
  1: 'Ethereum',
  10: 'OP Mainnet',
  56: 'BNB Chain',
  137: 'Polygon',
  338: 'Cronos testnet',
  388: 'Cronos zkEVM',
  8453: 'Base',
  42161: 'Arbitrum One',
  43114: 'Avalanche',
  [chain.id]: chain.name,
}

/** Names a chain, or says its number. */
export function chainName(id: number): string {
  return names[id] ?? panels.connect.chainName(id)
}
