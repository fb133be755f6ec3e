import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clubNftAbi } from '../contracts/generated/ClubNft.gen.ts'
import { type Chain, startChain } from '../world/chain.ts'

let chain: Chain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

/** What the contract draws for the ids that are shown. */
async function drawArt() {
  const lines = await Promise.all(
    Array.from({ length: 6 }, async (_, back) => {
      const id = BigInt(187 - back)
      const call = { abi: clubNftAbi, functionName: 'tokenURI' } as const
      const data = encodeFunctionData({ ...call, args: [id] })
      const params = [{ to: chain.addresses.nft, data }, 'latest']
      const answer = await chain.rpc.call<Hex>('eth_call', params)
      const uri = decodeFunctionResult({ ...call, data: answer })
      return `  ${id}: '${uri}',\n`
    }),
  )
  return `/** As the contract draws them: \`vitest -u\` writes them anew. */
export const art: Readonly<Record<number, string>> = {\n${lines.join('')}}\n`
}

test('art: the mocks show what the contract draws', async () => {
  await expect(await drawArt()).toMatchFileSnapshot('./chain/art.gen.ts')
})
