import {
  type Address,
  encodeFunctionData,
  type Hex,
  type PrivateKeyAccount,
  pad,
  serializeErc6492Signature,
  toHex,
} from 'viem'
import {
  oddWalletAbi,
  oddWalletBytecode,
} from '../contracts/generated/OddWallet.gen.ts'
import {
  thresholdWalletAbi,
  thresholdWalletBytecode,
} from '../contracts/generated/ThresholdWallet.gen.ts'
import {
  walletFactoryAbi,
  walletFactoryBytecode,
} from '../contracts/generated/WalletFactory.gen.ts'
import { createBench } from '../contracts/testing.ts'
import type { Chain } from '../world/chain.ts'

/** How `OddWallet.sol` answers, in the order of its enumeration. */
export const oddWays = [
  'yes',
  'legacyYes',
  'reverts',
  'revertsAtLength',
  'burnsAllGas',
  'nothing',
  'short',
  'otherValue',
  'junkInTheWord',
  'junkAfterTheWord',
  'magicOfTheOther',
  'megabyte',
] as const

const byAddress = (one: PrivateKeyAccount, other: PrivateKeyAccount) =>
  Number(BigInt(one.address) - BigInt(other.address) > 0n) * 2 - 1

/** Signs a digest as owners of a `ThresholdWallet`, as those of a Safe do. */
export async function signAsOwners(
  owners: readonly PrivateKeyAccount[],
  wallet: Address,
  digest: Hex,
): Promise<Hex> {
  const parts = await Promise.all(
    [...owners].sort(byAddress).map((owner) =>
      owner.signTypedData({
        domain: { chainId: 25, verifyingContract: wallet },
        types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
        primaryType: 'SafeMessage',
        message: { message: digest },
      }),
    ),
  )
  return `0x${parts.map((part) => part.slice(2)).join('')}`
}

/** Puts wallets that are contracts on a chain; the administrator pays. */
export async function openContractWallets(chain: Chain) {
  const bench = createBench(chain)
  const { admin } = chain.accounts
  const factory = await bench.deploy(
    admin,
    walletFactoryAbi,
    walletFactoryBytecode,
    [],
  )
  const addressesOf = (owners: readonly PrivateKeyAccount[]) =>
    owners.map(({ address }) => address)

  return {
    async deploy(owners: readonly PrivateKeyAccount[], threshold: number) {
      const args = [addressesOf(owners), BigInt(threshold)]
      const abi = thresholdWalletAbi
      const made = await bench.deploy(admin, abi, thresholdWalletBytecode, args)
      return made.address
    },
    /** Lets an owner approve on chain what is shown with no signature. */
    approve: (owner: PrivateKeyAccount, wallet: Address, digest: Hex) =>
      bench.send(owner, {
        abi: thresholdWalletAbi,
        address: wallet,
        functionName: 'approve',
        args: [digest],
      }),
    /** A wallet that answers in an odd way. */
    async deployOdd(way: (typeof oddWays)[number]) {
      const args = [oddWays.indexOf(way)]
      const made = await bench.deploy(
        admin,
        oddWalletAbi,
        oddWalletBytecode,
        args,
      )
      return made.address
    },
    /** Wraps for a factory that is something else. */
    wrapFor: (address: Address, signature: Hex) =>
      serializeErc6492Signature({ address, data: '0x', signature }),
    /** A wallet that has an address and is not created yet. */
    async plan(
      owners: readonly PrivateKeyAccount[],
      threshold: number,
      salt: number,
    ) {
      const call = {
        abi: walletFactoryAbi,
        address: factory.address,
        args: [
          addressesOf(owners),
          BigInt(threshold),
          pad(toHex(salt), { size: 32 }),
        ] as const,
      }
      const address = await bench.reader.readContract({
        ...call,
        functionName: 'addressOf',
      })
      const data = encodeFunctionData({ ...call, functionName: 'create' })
      return {
        address,
        /** Says with a signature how its wallet is created (ERC-6492). */
        wrap: (signature: Hex) =>
          serializeErc6492Signature({
            address: factory.address,
            data,
            signature,
          }),
        create: () => bench.send(admin, { ...call, functionName: 'create' }),
      }
    },
  }
}
