import { swap as swapRules } from '@narwhal-club/core/constants'
import { type Address, encodeFunctionData, type Hex, parseEther } from 'viem'
import { clubNftAbi } from '../../contracts/generated/ClubNft.gen.ts'
import { clubSwapAbi } from '../../contracts/generated/ClubSwap.gen.ts'
import { clubTokenAbi } from '../../contracts/generated/ClubToken.gen.ts'
import type { Addresses } from '../deploy.ts'
import type { Rpc, RpcRequest } from '../rpc.ts'

/** Far enough away for every history. */
const noDeadline = 2n ** 64n

export type Sender = ReturnType<typeof createSender>

/**
 * Collects transactions and sends them in one request. The node signs for all
 * accounts, and the gas is given: asking for an estimate would double the time.
 */
export function createSender(rpc: Rpc, addresses: Addresses, admin: Address) {
  const { token, nft, swap } = addresses
  let queue: RpcRequest[] = []

  function send(from: Address, to: Address, data: Hex, gas = 300_000) {
    const transaction = { from, to, data, gas: `0x${gas.toString(16)}` }
    queue.push({ method: 'eth_sendTransaction', params: [transaction] })
  }
  const onToken =
    (functionName: 'transfer' | 'approve') =>
    (from: Address, to: Address, tokens: bigint) =>
      send(
        from,
        token,
        encodeFunctionData({
          abi: clubTokenAbi,
          functionName,
          args: [to, parseEther(String(tokens))],
        }),
      )
  const onSwap =
    (functionName: 'deposit' | 'redeem') => (from: Address, ids: bigint[]) =>
      send(
        from,
        swap,
        encodeFunctionData({
          abi: clubSwapAbi,
          functionName,
          args: [ids, 0n, noDeadline],
        }),
        200_000 + ids.length * 200_000,
      )

  return {
    /** Amounts are whole tokens. */
    transferTokens: onToken('transfer'),
    approveTokens: onToken('approve'),
    deposit: onSwap('deposit'),
    redeem: onSwap('redeem'),
    mint: (to: Address, count: number) =>
      send(
        admin,
        nft,
        encodeFunctionData({
          abi: clubNftAbi,
          functionName: 'mint',
          args: [to, BigInt(count)],
        }),
        150_000 + count * 150_000,
      ),
    transferNft: (from: Address, to: Address, id: bigint) =>
      send(
        from,
        nft,
        encodeFunctionData({
          abi: clubNftAbi,
          functionName: 'transferFrom',
          args: [from, to, id],
        }),
      ),
    /** The fee of a swap. */
    payFee: (from: Address, to: Address) => {
      const value = `0x${parseEther(String(swapRules.feeCro)).toString(16)}`
      const transaction = { from, to, value, gas: '0x5208' }
      queue.push({ method: 'eth_sendTransaction', params: [transaction] })
    },
    approveNfts: (from: Address) =>
      send(
        from,
        nft,
        encodeFunctionData({
          abi: clubNftAbi,
          functionName: 'setApprovalForAll',
          args: [swap, true],
        }),
      ),
    /** Sends what was collected and mines it as one block. */
    async mine(timestamp?: number) {
      const requests = queue
      queue = []
      await rpc.batch(requests)
      if (timestamp !== undefined)
        await rpc.call('evm_setNextBlockTimestamp', [timestamp])
      await rpc.call('evm_mine')
      return requests.length
    },
  }
}
