/**
 * Another contract behind the same swap: a vault that is its own token, as NFTX
 * has them. NFTs are minted into one whole token each, and tokens are burned for
 * NFTs. The machine, its checks, the fee and the steps stay as they are: hand this
 * to `createSwappingActors({ …, adapter: () => createTokenVaultAdapter(…) })`.
 */
import { decodeUint } from '@narwhal-club/core/chain'
import type { Rpc } from '@narwhal-club/core/rpc'
import { createAssets, type SwapAdapter } from '@narwhal-club/core/swapping'
import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'

/** The calls of the contract: this, and what is made of it below, is all there is. */
const abi = parseAbi([
  'function mint(uint256[] ids, address to) returns (uint256)',
  'function redeem(uint256[] ids, address to) returns (uint256)',
  'function isPaused() view returns (bool)',
])

export interface TokenVaultOptions {
  rpc: Rpc
  /** Lower case; the token is the vault itself. */
  vault: Address
  nft: Address
}

/** One NFT is one whole token. */
const one = 10n ** 18n

export function createTokenVaultAdapter(
  options: TokenVaultOptions,
): SwapAdapter {
  const { rpc, vault, nft } = options
  // Owners, balances and approvals are those of ERC-721 and ERC-20.
  const assets = createAssets(rpc, { vault, nft, token: vault })
  const call = (name: 'mint' | 'redeem', ids: readonly string[], to: Hex) => ({
    to: vault,
    data: encodeFunctionData({
      abi,
      functionName: name,
      args: [ids.map(BigInt), to],
    }),
  })
  const paused: SwapAdapter['paused'] = async (signal) => {
    const data = encodeFunctionData({ abi, functionName: 'isPaused' })
    const params = [{ to: vault, data }, 'latest']
    return decodeUint(await rpc.call('eth_call', params, { signal })) === 1n
  }

  return {
    quote: async ({ mode, nfts }) => ({
      tokens: BigInt(nfts) * one,
      minOut: mode === 'deposit' ? BigInt(nfts) * one : BigInt(nfts),
    }),
    preflight: async (order, signal) => {
      const [owners, isPaused, { tokens }, grants] = await Promise.all([
        assets.owners(order.ids),
        paused(signal),
        assets.holdings(order.account, signal),
        assets.grants(order, signal),
      ])
      return {
        // It mints what it gives: it is never short.
        facts: { owners, isPaused, tokens, vaultTokens: order.tokens },
        // It burns its own token, and needs no approval for that.
        grants:
          order.mode === 'redeem'
            ? { isGranted: true, isGrantedAll: false, isLeft: false }
            : grants,
      }
    },
    deposit: ({ ids, account }) => call('mint', ids, account),
    redeem: ({ ids, account }) => call('redeem', ids, account),
    inventory: (signal, account = vault) => assets.holdings(account, signal),
    paused,
    approve: assets.approve,
    revoke: assets.revoke,
  }
}
