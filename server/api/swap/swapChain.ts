import { encodeToken } from '@narwhal-club/core/chain'
import { encodeVault } from '@narwhal-club/core/swap'
import * as z from 'zod/mini'
import { callRequest, uintIn } from '../../chain/contractCalls.ts'
import { UnbelievableAnswerError } from '../../chain/errors.ts'
import { address, amount, bytes, quantity, word } from '../../chain/judged.ts'
import type { Nodes } from '../../chain/nodes.ts'
import type { RpcRequest } from '../../chain/rpc.ts'
import type { Minted } from '../nfts/nftArt.ts'
import type { ChainSide, Hex, SwapChain, SwapTerms } from './swap.ports.ts'

/** Of one answer, which may be of any transaction. */
const limits = { timeout: 2_500, bytes: 2_000_000 }

const RawTransaction = z.object({
  hash: word,
  from: address,
  to: z.nullish(address),
  value: amount,
  input: bytes,
  nonce: quantity,
})
const RawReceipt = z.object({
  transactionHash: word,
  status: z.enum(['0x0', '0x1']),
  blockNumber: quantity,
})

function parsed<T>(shape: z.ZodMiniType<T>, answer: unknown, what: string): T {
  const read = shape.safeParse(answer)
  if (!read.success) throw new UnbelievableAnswerError(what)
  return read.data
}

const addressIn = (answer: unknown): Hex =>
  `0x${uintIn(answer).toString(16).padStart(40, '0')}`
const yesIn = (answer: unknown) => uintIn(answer) !== 0n

/** What swaps ask of the chain: another vault is replaced here. */
export function createSwapChain(
  nodes: Pick<Nodes, 'ask'>,
  minted: Minted,
  { vault, nft, token }: Pick<SwapTerms, 'vault' | 'nft' | 'token'>,
): SwapChain {
  const post = (requests: readonly RpcRequest[]) =>
    nodes.ask((rpc) => rpc.post(requests, limits))

  return {
    async facts({ mode, account, ids, worth }): Promise<ChainSide> {
      // No contract is asked for the owner of what there is none of: it fails.
      const known = await minted(ids)
      const isDeposit = mode === 'deposit'
      const rights = isDeposit
        ? [
            callRequest(nft, encodeVault.isApprovedForAll(account, vault)),
            ...known.map((id) => callRequest(nft, encodeVault.getApproved(id))),
          ]
        : [callRequest(token, encodeToken.allowance(account, vault))]
      const answers = await post([
        { method: 'eth_blockNumber', params: [] },
        { method: 'eth_getBalance', params: [account, 'latest'] },
        { method: 'eth_gasPrice', params: [] },
        callRequest(vault, encodeVault.paused()),
        callRequest(token, encodeToken.balanceOf(vault)),
        callRequest(token, encodeToken.balanceOf(account)),
        ...known.map((id) => callRequest(nft, encodeVault.ownerOf(id))),
        ...rights,
      ])
      const [block, coins, gasPrice, isPaused, inVault, own, ...rest] = answers
      const owners = rest.slice(0, known.length).map(addressIn)
      const [all, ...each] = rest.slice(known.length)
      return {
        block: parsed(quantity, block, 'no block number'),
        coins: parsed(amount, coins, 'no balance'),
        gasPrice: parsed(amount, gasPrice, 'no gas price'),
        isPaused: yesIn(isPaused),
        vaultTokens: uintIn(inVault),
        tokens: uintIn(own),
        owners: new Map(
          known.map((id, at) => [id, owners[at] as Hex] as const),
        ),
        isGranted: isDeposit
          ? yesIn(all) || each.every((one) => addressIn(one) === vault)
          : uintIn(all) >= worth,
      }
    },

    async contracts(addresses) {
      const codes = await post(
        addresses.map((at) => ({
          method: 'eth_getCode',
          params: [at, 'latest'],
        })),
      )
      return addresses.filter(
        (_, at) => parsed(bytes, codes[at], 'no code').length > 2,
      )
    },

    async transaction(hash) {
      const [sent, receipt] = await post([
        { method: 'eth_getTransactionByHash', params: [hash] },
        { method: 'eth_getTransactionReceipt', params: [hash] },
      ])
      if (sent === null || sent === undefined) return null
      const { to = null, ...raw } = parsed(
        RawTransaction,
        sent,
        'a transaction is no transaction',
      )
      const done =
        receipt === null
          ? null
          : parsed(RawReceipt, receipt, 'a receipt is no receipt')
      if (raw.hash !== hash || (done && done.transactionHash !== hash))
        throw new UnbelievableAnswerError('another transaction than asked for')
      return {
        ...raw,
        to,
        block: done?.blockNumber ?? null,
        isReverted: done ? done.status === '0x0' : null,
      }
    },

    async nonceOf(account) {
      const [count] = await post([
        { method: 'eth_getTransactionCount', params: [account, 'latest'] },
      ])
      return parsed(quantity, count, 'no count')
    },
  }
}
