import type { Address, Hex } from '../hex.ts'
import type { Signal } from '../ports/clock.ts'
import { type Rpc, RpcError } from '../rpc/index.ts'
import { decodeUint, encodeToken } from '../rules/chain/index.ts'
import { encodeVault } from '../rules/swap/index.ts'
import type {
  ContractCall,
  Grant,
  Grants,
  Holdings,
  SwapOrder,
} from './swapping.adapter.ts'

export interface SwapContracts {
  /** Who takes and gives: what is approved is approved for it. */
  vault: Address
  nft: Address
  token: Address
}

const addressOf = (answer: unknown): Address =>
  `0x${decodeUint(answer).toString(16).padStart(40, '0')}`

/**
 * Reads and grants what any contract that swaps ERC-721 for ERC-20 needs: owners,
 * balances, approvals. An adapter adds what is its contract's own.
 */
export function createAssets(rpc: Rpc, { vault, nft, token }: SwapContracts) {
  const read = (to: Address, data: Hex, signal?: Signal) =>
    rpc.call('eth_call', [{ to, data }, 'latest'], { signal })
  const readUint = async (to: Address, data: Hex, signal: Signal) =>
    decodeUint(await read(to, data, signal))

  /**
   * An address that the collection tells of an NFT; null where it refuses, since
   * there is no such. Forty at once are not worth being given up one by one.
   */
  const ofNft = async (data: Hex): Promise<Address | null> => {
    try {
      return addressOf(await read(nft, data))
    } catch (error) {
      if (error instanceof RpcError) return null
      throw error
    }
  }
  const holdings = async (
    account: Address,
    signal: Signal,
  ): Promise<Holdings> => {
    const data = encodeToken.balanceOf(account)
    const [nfts, tokens] = await Promise.all([
      readUint(nft, data, signal),
      readUint(token, data, signal),
    ])
    return { nfts: Number(nfts), tokens }
  }

  const grants = async (order: SwapOrder, signal: Signal): Promise<Grants> => {
    const { mode, account, ids, tokens } = order
    if (mode === 'redeem') {
      const data = encodeToken.allowance(account, vault)
      const allowance = await readUint(token, data, signal)
      const isGranted = allowance >= tokens
      return { isGranted, isGrantedAll: false, isLeft: allowance > 0n }
    }
    const data = encodeVault.isApprovedForAll(account, vault)
    const [all, each] = await Promise.all([
      readUint(nft, data, signal),
      Promise.all(ids.map((id) => ofNft(encodeVault.getApproved(id)))),
    ])
    const isGrantedAll = all === 1n
    const isGranted = isGrantedAll || each.every((to) => to === vault)
    return { isGranted, isGrantedAll, isLeft: isGrantedAll }
  }

  return {
    holdings,
    grants,
    owners: async (ids: readonly string[]) => {
      const calls = ids.map((id) => ofNft(encodeVault.ownerOf(id)))
      const owners = await Promise.all(calls)
      return new Map(ids.map((id, at) => [id, owners[at] ?? null]))
    },
    /** Of one NFT and of an amount it is the same call in both standards. */
    approve: ({ ids, tokens }: SwapOrder, how: Grant): ContractCall => {
      if (how === 'all')
        return { to: nft, data: encodeVault.setApprovalForAll(vault, true) }
      const [to, value] =
        how === 'amount' ? [token, tokens] : [nft, BigInt(ids[0] ?? '0')]
      return { to, data: encodeToken.approve(vault, value) }
    },
    revoke: ({ mode }: SwapOrder): ContractCall =>
      mode === 'redeem'
        ? { to: token, data: encodeToken.approve(vault, 0n) }
        : { to: nft, data: encodeVault.setApprovalForAll(vault, false) },
  }
}
