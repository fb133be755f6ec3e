import {
  type Abi,
  type Address,
  encodeDeployData,
  getContractAddress,
  type Hex,
} from 'viem'
import {
  clubNftAbi,
  clubNftBytecode,
} from '../contracts/generated/ClubNft.gen.ts'
import {
  clubSwapAbi,
  clubSwapBytecode,
} from '../contracts/generated/ClubSwap.gen.ts'
import {
  clubTokenAbi,
  clubTokenBytecode,
} from '../contracts/generated/ClubToken.gen.ts'
import type { Rpc } from './rpc.ts'
import { swapUnit, tokenSupply } from './seed/holdings.ts'

export type Addresses = { token: Address; nft: Address; swap: Address }

/**
 * Tells where the contracts are on every local chain: they are the first three
 * transactions of the administrator, so their addresses never change.
 */
export function addressesOf(admin: Address): Addresses {
  const at = (nonce: bigint) => getContractAddress({ from: admin, nonce })
  return { token: at(0n), nft: at(1n), swap: at(2n) }
}

/** What puts the contracts on a chain, real or written down. */
export type Deploy = (rpc: Rpc, admin: Address) => Promise<Addresses>

const data = (abi: Abi, bytecode: Hex, args: unknown[]) =>
  encodeDeployData({ abi, bytecode, args })

/** Sends the three deployments; they are mined with the next block. */
export async function deploy(rpc: Rpc, admin: Address): Promise<Addresses> {
  const { token, nft, swap } = addressesOf(admin)
  const creations = [
    data(clubTokenAbi, clubTokenBytecode, [admin, tokenSupply]),
    data(clubNftAbi, clubNftBytecode, [admin]),
    data(clubSwapAbi, clubSwapBytecode, [admin, nft, token, swapUnit]),
  ]
  await rpc.batch(
    creations.map((creation) => ({
      method: 'eth_sendTransaction',
      params: [{ from: admin, data: creation, gas: '0x989680' }],
    })),
  )
  return { token, nft, swap }
}
