import { encodeToken } from '@narwhal-club/core/chain'
import { encodeVault } from '@narwhal-club/core/swap'
import { encodeFunctionData } from 'viem'
import { clubNftAbi } from '../contracts/generated/ClubNft.gen.ts'
import { clubSwapAbi } from '../contracts/generated/ClubSwap.gen.ts'
import type { Addresses } from '../world/deploy.ts'
import type { Rpc } from '../world/rpc.ts'

type Hex = `0x${string}`

/**
 * What can happen to a vault while someone looks at it: each of these is what a
 * page must bear. Over the node of a local world, and nowhere else: it lets the
 * vault itself send, which no key could.
 */
export function createVaultHand(
  rpc: Pick<Rpc, 'call'>,
  { nft, token, swap: vault }: Addresses,
  admin: Hex,
) {
  async function send(from: Hex, to: Hex, data: Hex): Promise<Hex> {
    const hash = await rpc.call<Hex>('eth_sendTransaction', [
      { from, to, data, gas: '0xf4240' },
    ])
    // A node that mines by the clock need not wait for it.
    for (let look = 0; look < 500; look++) {
      const receipt = await rpc.call<{ status: Hex } | null>(
        'eth_getTransactionReceipt',
        [hash],
      )
      if (receipt?.status === '0x0') throw new Error('the vault refused')
      if (receipt) return hash
      await new Promise((next) => setTimeout(next, 20))
    }
    throw new Error('no block took it')
  }

  /** Lets the vault itself send something. */
  async function asVault(to: Hex, data: Hex) {
    await rpc.call('anvil_setBalance', [vault, '0xde0b6b3a7640000'])
    await rpc.call('anvil_impersonateAccount', [vault])
    try {
      return await send(vault, to, data)
    } finally {
      await rpc.call('anvil_stopImpersonatingAccount', [vault])
    }
  }

  const keeper = (functionName: 'pause' | 'unpause') =>
    send(admin, vault, encodeFunctionData({ abi: clubSwapAbi, functionName }))

  return {
    pause: () => keeper('pause'),
    unpause: () => keeper('unpause'),
    isPaused: async () =>
      BigInt(
        await rpc.call<Hex>('eth_call', [
          { to: vault, data: encodeVault.paused() },
          'latest',
        ]),
      ) === 1n,
    /** Another takes an NFT out of the vault. */
    sell: (id: string, to: Hex = admin) =>
      asVault(
        nft,
        encodeFunctionData({
          abi: clubNftAbi,
          functionName: 'transferFrom',
          args: [vault, to, BigInt(id)],
        }),
      ),
    /** Takes tokens out of the vault, all but so many base units. */
    async leave(tokens: bigint, to: Hex = admin) {
      const held = BigInt(
        await rpc.call<Hex>('eth_call', [
          { to: token, data: encodeToken.balanceOf(vault) },
          'latest',
        ]),
      )
      return asVault(token, encodeToken.transfer(to, held - tokens))
    },
    /** Says how many wei someone has. */
    setCoins: (account: Hex, wei: bigint) =>
      rpc.call('anvil_setBalance', [account, `0x${wei.toString(16)}`]),
  }
}
