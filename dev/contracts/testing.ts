import {
  type Abi,
  type Address,
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  type Hex,
  http,
  type PrivateKeyAccount,
  type PublicClient,
  type TransactionReceipt,
} from 'viem'
import type { Chain } from '../world/chain.ts'
import { receiptOf } from './receiptOf.ts'

type Call = {
  abi: Abi
  address: Address
  functionName: string
  args?: readonly unknown[]
}

export type Bench = {
  reader: PublicClient
  /** Sends a call, after a simulation that throws the contract's error. */
  send(account: PrivateKeyAccount, call: Call): Promise<TransactionReceipt>
  deploy(
    account: PrivateKeyAccount,
    abi: Abi,
    bytecode: Hex,
    args: unknown[],
  ): Promise<{ address: Address; receipt: TransactionReceipt }>
}

/** Creates what the tests of contracts do on a chain that mines at once. */
export function createBench(chain: Pick<Chain, 'rpcUrl'>): Bench {
  const transport = http(chain.rpcUrl)
  const reader: PublicClient = createPublicClient({
    transport,
    pollingInterval: 20,
  })
  return {
    reader,
    async send(account, call) {
      await reader.simulateContract({ account, ...call })
      const wallet = createWalletClient({ account, transport })
      const hash = await wallet.sendTransaction({
        chain: null,
        to: call.address,
        data: encodeFunctionData(call),
      })
      return receiptOf(reader, hash)
    },
    async deploy(account, abi, bytecode, args) {
      const wallet = createWalletClient({ account, transport })
      const hash = await wallet.deployContract({
        abi,
        bytecode,
        args,
        chain: null,
      })
      const receipt = await receiptOf(reader, hash)
      return { address: receipt.contractAddress as Address, receipt }
    },
  }
}
