import { ClubConfig } from '@narwhal-club/core/contract'
import { expect } from '@playwright/test'
import type { Address, Hex } from 'viem'
import {
  createPublicClient,
  encodeFunctionData,
  http,
  parseEther,
  toHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { clubNftAbi } from '../../contracts/generated/ClubNft.gen.ts'
import { clubTokenAbi } from '../../contracts/generated/ClubToken.gen.ts'
import { createTestAccounts } from '../../world/accounts.ts'
import { createRpc } from '../../world/rpc.ts'

interface ReadyBody {
  index?: { block?: number }
}

export type Probe = Awaited<ReturnType<typeof createProbe>>

export interface Endowment {
  /** Whole CRO. */
  cro?: string
  nfts?: number
  /** Base units. */
  tokens?: bigint
}

/** Reads the shared world past the product, with viem, and endows accounts. */
export async function createProbe(origin: string, rpcUrl: string) {
  const answer = await fetch(`${origin}/api/config`)
  const config = ClubConfig.parse(await answer.json())
  const client = createPublicClient({
    transport: http(rpcUrl),
    pollingInterval: 50,
  })
  const rpc = createRpc(rpcUrl)
  const accounts = createTestAccounts()
  const token = {
    address: config.contracts.token as Address,
    abi: clubTokenAbi,
  } as const
  const nft = {
    address: config.contracts.nft as Address,
    abi: clubNftAbi,
  } as const

  /** The node signs and numbers it; two workers at once get one number. */
  async function sendAsAdmin(
    to: Address,
    data: Hex,
    tries = 20,
  ): Promise<void> {
    const from = accounts.admin.address
    const gas = toHex(30_000_000)
    const sent = { from, to, data, gas }
    const hash = await rpc
      .call<Hex>('eth_sendTransaction', [sent])
      .catch((error: Error) => {
        if (tries === 0 || !/nonce|underpriced/.test(error.message)) throw error
        return null
      })
    if (!hash) return sendAsAdmin(to, data, tries - 1)
    const { status, blockNumber } = await client.waitForTransactionReceipt({
      hash,
    })
    if (status !== 'success') throw new Error('The endowment failed')
    await indexed(blockNumber)
  }

  /** Until the product knows of a block, too: it looks every second. */
  async function indexed(block: bigint): Promise<void> {
    await expect
      .poll(
        async () => {
          const ready = await fetch(`${origin}/readyz`)
          const { index } = (await ready.json()) as ReadyBody
          return index?.block ?? -1
        },
        { intervals: [50] },
      )
      .toBeGreaterThanOrEqual(Number(block))
  }

  const giveTokens = (to: Address, amount: bigint) =>
    sendAsAdmin(
      token.address,
      encodeFunctionData({
        abi: clubTokenAbi,
        functionName: 'transfer',
        args: [to, amount],
      }),
    )
  const giveNfts = (to: Address, count: number) =>
    sendAsAdmin(
      nft.address,
      encodeFunctionData({
        abi: clubNftAbi,
        functionName: 'mint',
        args: [to, BigInt(count)],
      }),
    )

  /** @param cro whole CRO: all that it has from now on. */
  const giveGas = (to: Address, cro: string) =>
    rpc.call('anvil_setBalance', [to, toHex(parseEther(cro))])

  return {
    config,
    client,
    rpc,
    accounts,
    token,
    nft,
    nftsOf: (owner: Address, blockNumber?: bigint) =>
      client.readContract({
        ...nft,
        functionName: 'balanceOf',
        args: [owner],
        ...(blockNumber === undefined ? {} : { blockNumber }),
      }),
    tokensOf: (owner: Address) =>
      client.readContract({
        ...token,
        functionName: 'balanceOf',
        args: [owner],
      }),
    allowanceOf: (owner: Address, spender: Address) =>
      client.readContract({
        ...token,
        functionName: 'allowance',
        args: [owner, spender],
      }),
    giveTokens,
    giveNfts,
    /** Until a snapshot that is taken now counts what has happened so far. */
    async settle() {
      await rpc.call('anvil_mine', [toHex(2)])
      await indexed(await client.getBlockNumber({ cacheTime: 0 }))
    },
    giveGas,
    /** A new account, which no other test knows, and its key for a wallet. */
    async newAccount({ cro = '10', nfts = 0, tokens = 0n }: Endowment = {}) {
      const key = generatePrivateKey()
      const account = privateKeyToAccount(key)
      const { address } = account
      await giveGas(address, cro)
      await Promise.all([
        nfts > 0 ? giveNfts(address, nfts) : undefined,
        tokens > 0n ? giveTokens(address, tokens) : undefined,
      ])
      return { ...account, key }
    },
  }
}
