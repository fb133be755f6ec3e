import { decodeUint, encodeToken } from '@narwhal-club/core/chain'
import { encodeVault, vaultEventOf, vaultTopics } from '@narwhal-club/core/swap'
import { encodeFunctionData, type Hex } from 'viem'
import { clubNftAbi } from '../../contracts/generated/ClubNft.gen.ts'
import type { Chain } from '../../world/chain.ts'

const padded = (address: string) =>
  `0x${address.slice(2).toLowerCase().padStart(64, '0')}`

/** What the chain says of the person and the vault. */
export function assetsOf(chain: Chain, person: Hex) {
  const { nft, token, swap: vault } = chain.addresses
  const read = async (to: Hex, data: Hex) =>
    decodeUint(await chain.rpc.call('eth_call', [{ to, data }, 'latest']))
  const held = async (owner: Hex) => {
    const data = encodeToken.balanceOf(owner)
    return { nfts: await read(nft, data), tokens: await read(token, data) }
  }
  return {
    read: async () => ({
      person: await held(person),
      vault: await held(vault),
    }),
    /** The first of what someone holds. */
    ids: (owner: 'person' | 'vault', count: number) =>
      Promise.all(
        Array.from({ length: count }, async (_, at) =>
          String(
            await read(
              nft,
              encodeFunctionData({
                abi: clubNftAbi,
                functionName: 'tokenOfOwnerByIndex',
                args: [owner === 'vault' ? vault : person, BigInt(at)],
              }),
            ),
          ),
        ),
      ),
    /** The vault may take something of the person's. */
    async isGranted() {
      const all = await read(nft, encodeVault.isApprovedForAll(person, vault))
      const some = await read(token, encodeToken.allowance(person, vault))
      return all + some > 0n
    },
    /** Every swap of the person, as the vault said it. */
    async swaps() {
      const logs = await chain.rpc.call<
        { topics: Hex[]; data: Hex; transactionHash: Hex }[]
      >('eth_getLogs', [
        {
          fromBlock: '0x0',
          toBlock: 'latest',
          address: vault,
          topics: [vaultTopics, padded(person)],
        },
      ])
      return logs.flatMap((log) => {
        const event = vaultEventOf(log)
        return event ? [{ ...event, hash: log.transactionHash }] : []
      })
    },
  }
}

export type Assets = Awaited<ReturnType<ReturnType<typeof assetsOf>['read']>>
