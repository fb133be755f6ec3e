import { encodeToken } from '@narwhal-club/core/chain'
import { encodeVault, type SwapMode } from '@narwhal-club/core/swap'
import { type PrivateKeyAccount, parseEther } from 'viem'
import { expect } from 'vitest'
import type { AppContext } from '../../../server/context.ts'
import { Browser } from '../../../server/testing/browser.ts'
import { eventually } from '../../../server/testing/eventually.ts'
import { startTestServer } from '../../../server/testing/startTestServer.ts'
import type { EnvRecord } from '../../../server/testing/testEnv.ts'
import { clubNftAbi } from '../../contracts/generated/ClubNft.gen.ts'
import { createBench } from '../../contracts/testing.ts'
import { type Chain, startChain } from '../../world/chain.ts'

type Hex = `0x${string}`

/** Tokens that one NFT of a local world is worth. */
export const worth = parseEther('50000000000')
export const fee = parseEther('1')
const later = 2n ** 40n

/** A server on a chain of its own, and people who swap there by hand. */
export async function startSwapOnChain(
  record: EnvRecord = {},
  /** What happens on the chain before there is a server. */
  before: (chain: Chain) => Promise<unknown> = async () => {},
) {
  const chain = await startChain()
  await before(chain)
  let app: AppContext | undefined
  const server = await startTestServer({
    chain,
    record,
    extras: {
      rows(context) {
        app = context
        return []
      },
    },
  })
  const { reader } = createBench(chain)
  const { nft, token, swap: vault } = chain.addresses
  const treasury = chain.accounts.admin.address

  async function settled() {
    await eventually(async () => {
      const head = Number(await chain.rpc.call('eth_blockNumber'))
      const { json } = await new Browser(server.url).get('/readyz')
      expect(json.index).toMatchObject({ block: head, status: 'fresh' })
    }, 10_000)
  }

  /** Sends a transaction, and waits until a block has it. */
  async function send(
    from: Hex,
    to: Hex,
    data: Hex = '0x',
    value = 0n,
  ): Promise<Hex> {
    const hash = await chain.rpc.call<Hex>('eth_sendTransaction', [
      { from, to, data, value: `0x${value.toString(16)}`, gas: '0x7a1200' },
    ])
    await eventually(async () =>
      expect(
        await chain.rpc.call('eth_getTransactionReceipt', [hash]),
      ).not.toBeNull(),
    )
    return hash
  }

  async function enter(account: PrivateKeyAccount) {
    const browser = new Browser(server.url)
    expect((await browser.signIn(account)).status).toBe(200)
    const address = account.address.toLowerCase() as Hex
    const body = (mode: SwapMode, ids: readonly string[]) => ({
      mode,
      account: address,
      chainId: 25,
      ids,
    })
    const told = (id: string) => `/api/swap/intents/${id}`
    const person = {
      address,
      browser,
      body,
      quote: (mode: SwapMode, ids: readonly string[], more: object = {}) =>
        browser.post('/api/swap/quote', { ...body(mode, ids), ...more }),
      take: (quote: { terms: object; signature: string }) =>
        browser.post('/api/swap/intents', {
          terms: quote.terms,
          signature: quote.signature,
        }),
      /** Asks for a swap. @returns the intent. */
      async ask(mode: SwapMode, ids: readonly string[]) {
        const quoted = await person.quote(mode, ids)
        expect([quoted.status, quoted.json]).toMatchObject([200, {}])
        const { status, json } = await person.take(quoted.json)
        expect([status, json.code, json.id]).toEqual([
          200,
          undefined,
          quoted.json.terms.id,
        ])
        return json
      },
      check: (id: string, next: 'fee' | 'swap', more: object = {}) =>
        browser.post(`${told(id)}/check`, {
          next,
          account: address,
          chainId: 25,
          ...more,
        }),
      report: (id: string, step: string, hash: string) =>
        browser.post(`${told(id)}/step`, { step, hash }),
      tell: async (id: string) => (await browser.get(told(id))).json,
      becomes: (id: string, what: object) =>
        eventually(
          async () => expect(await person.tell(id)).toMatchObject(what),
          10_000,
        ),
      cancel: (id: string) => browser.send('DELETE', told(id)),
      mine: async () => (await browser.get('/api/swap/intents')).json,
      /** Lets the vault take all NFTs, and so many tokens. */
      async approve(nfts: number) {
        const amount = worth * BigInt(nfts)
        await send(address, token, encodeToken.approve(vault, amount))
        return send(address, nft, encodeVault.setApprovalForAll(vault, true))
      },
      pay: (value = fee, to: Hex = treasury) => send(address, to, '0x', value),
      swap: (mode: SwapMode, ids: readonly string[], minOut = 0n) =>
        send(
          address,
          vault,
          encodeVault.swap(mode, { ids, minOut, deadline: later }),
        ),
    }
    return person
  }

  const held = async (owner: Hex, count: number): Promise<string[]> =>
    Promise.all(
      Array.from({ length: count }, async (_, at) =>
        String(
          await reader.readContract({
            abi: clubNftAbi,
            address: nft,
            functionName: 'tokenOfOwnerByIndex',
            args: [owner, BigInt(at)],
          }),
        ),
      ),
    )

  return {
    chain,
    server,
    /** What the server is made of. */
    app: app as AppContext,
    vault,
    nft,
    token,
    treasury,
    settled,
    send,
    enter,
    /** The first that someone holds, as the chain lists them. */
    held,
    mine: (blocks = 1) =>
      chain.rpc.call('anvil_mine', [`0x${blocks.toString(16)}`]),
    async close() {
      await server.close()
      await chain.stop()
    },
  }
}

export type SwapOnChain = Awaited<ReturnType<typeof startSwapOnChain>>
