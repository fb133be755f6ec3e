import type { Signal } from '../ports/clock.ts'
import type { Rpc } from '../rpc/index.ts'
import { decodeUint } from '../rules/chain/index.ts'
import {
  encodeVault,
  leastOut,
  type SwapMode,
  type SwapRate,
  tokensFor,
} from '../rules/swap/index.ts'
import type { SwapAdapter, SwapOrder } from './swapping.adapter.ts'
import { createAssets, type SwapContracts } from './swapping.assets.ts'

export interface VaultOptions extends SwapContracts {
  rpc: Rpc
  rate: SwapRate
}

/**
 * The adapter of the club's own vault: one fixed rate, both ways.
 *
 * @example
 * const adapter = createVaultAdapter({ rpc, vault, nft, token, rate })
 */
export function createVaultAdapter(options: VaultOptions): SwapAdapter {
  const { rpc, vault, rate } = options
  const assets = createAssets(rpc, options)

  const paused = async (signal: Signal) => {
    const call = { to: vault, data: encodeVault.paused() }
    const answer = await rpc.call('eth_call', [call, 'latest'], { signal })
    return decodeUint(answer) === 1n
  }
  const call = (mode: SwapMode, { ids, minOut, deadline }: SwapOrder) => ({
    to: vault,
    data: encodeVault.swap(mode, { ids, minOut, deadline }),
  })

  return {
    quote: async ({ mode, nfts }) => ({
      tokens: tokensFor(rate, nfts),
      minOut: leastOut(mode, rate, nfts),
    }),
    preflight: async (order, signal) => {
      const [owners, isPaused, own, ours, grants] = await Promise.all([
        assets.owners(order.ids),
        paused(signal),
        assets.holdings(order.account, signal),
        assets.holdings(vault, signal),
        assets.grants(order, signal),
      ])
      const { tokens } = own
      const facts = { owners, isPaused, vaultTokens: ours.tokens, tokens }
      return { facts, grants }
    },
    deposit: (order) => call('deposit', order),
    redeem: (order) => call('redeem', order),
    inventory: (signal, account = vault) => assets.holdings(account, signal),
    paused,
    approve: assets.approve,
    revoke: assets.revoke,
  }
}
