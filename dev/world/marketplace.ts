import type { Extras } from '@narwhal-club/server'
import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem'
import { clubNftAbi } from '../contracts/generated/ClubNft.gen.ts'
import type { Addresses } from './deploy.ts'
import { marketFacts } from './marketRanks.ts'
import { createRpc } from './rpc.ts'

/** Where the stand-in for the marketplace's wallets service (v2) answers. */
export const marketplacePath = '/demo-marketplace/v2/wallets'

/** Makes the server play the marketplace, from what the chain says. */
export function serveMarketplace(
  rpcUrl: string,
  { nft }: Addresses,
): NonNullable<Extras['middleware']> {
  const rpc = createRpc(rpcUrl)

  async function read(functionName: string, args: readonly unknown[]) {
    const call = { abi: clubNftAbi, functionName } as {
      abi: typeof clubNftAbi
      functionName: 'tokenOfOwnerByIndex'
    }
    const data = encodeFunctionData({ ...call, args: args as [Hex, bigint] })
    const answer = await rpc.call<Hex>('eth_call', [{ to: nft, data }])
    return decodeFunctionResult({ ...call, data: answer })
  }

  return [
    async (ctx, next) => {
      if (ctx.path !== marketplacePath) return next()
      const { wallet, page = '1', pageSize = '50' } = ctx.query
      const size = Math.min(100, Number(pageSize))
      const owned = Number(await read('balanceOf', [wallet]))
      const first = (Number(page) - 1) * size
      const count = Math.max(0, Math.min(size, owned - first))
      const nfts = await Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const id = Number(
            await read('tokenOfOwnerByIndex', [wallet, BigInt(first + index)]),
          )
          return {
            nftId: String(id),
            nftAddress: nft,
            ...marketFacts(id),
          }
        }),
      )
      ctx.body = {
        nfts,
        page: Number(page),
        totalPages: Math.ceil(owned / size),
      }
    },
  ]
}
