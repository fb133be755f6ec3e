import { encodeFunctionData, erc721Abi, type Hex, parseEther } from 'viem'
import { clubSwapAbi } from '../../contracts/generated/ClubSwap.gen.ts'
import type { MockWorld } from '../world.types.ts'

/** Sends as the holder's wallet would: the page finds it on the chain. */
async function send(
  { chain, accounts }: MockWorld,
  to: string,
  data?: Hex,
  value = 0n,
) {
  const from = accounts.holder
  const raw = await from.signTransaction({
    ...{ type: 'eip1559', chainId: chain.id, gas: 900_000n, value },
    maxFeePerGas: parseEther('0.00000001'),
    maxPriorityFeePerGas: parseEther('0.000000001'),
    nonce: chain.countSent(from.address, 'pending'),
    to: to as Hex,
    ...(data && { data }),
  })
  await chain.submit(raw)
}

/** Approves one of the holder's for the vault, or without an id all of them. */
export function approveForSwap(world: MockWorld, id?: string) {
  const { nft, swap } = world.config.contracts
  const vault = swap as Hex
  const data = id
    ? encodeFunctionData({
        abi: erc721Abi,
        functionName: 'approve',
        args: [vault, BigInt(id)],
      })
    : encodeFunctionData({
        abi: erc721Abi,
        functionName: 'setApprovalForAll',
        args: [vault, true],
      })
  return send(world, nft, data)
}

/** Pays the fee of a swap, and no more. */
export async function paySwapFee(world: MockWorld) {
  const { config, chain } = world
  await send(world, config.adminWallet, undefined, BigInt(config.fees.swap))
  chain.mine()
}

/** Pays the fee and swaps; two blocks more, and the server takes it for good. */
export async function makeSwap(world: MockWorld, ids: readonly string[]) {
  const { config, chain } = world
  await paySwapFee(world)
  const data = encodeFunctionData({
    abi: clubSwapAbi,
    functionName: 'deposit',
    args: [ids.map(BigInt), 0n, 2n ** 40n],
  })
  await send(world, config.contracts.swap, data)
  chain.mine()
}
