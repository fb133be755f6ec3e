import { encodeFunctionData, numberToHex, parseEther } from 'viem'
import { Browser } from '../../../server/testing/browser.ts'
import { eventually } from '../../../server/testing/eventually.ts'
import { clubNftAbi } from '../../contracts/generated/ClubNft.gen.ts'
import { clubTokenAbi } from '../../contracts/generated/ClubToken.gen.ts'
import { startChain } from '../../world/chain.ts'
import { startClub } from './club.ts'
import { startMiner } from './miner.ts'
import { startNode } from './node.ts'

type Hex = `0x${string}`

/** What each person begins with: ten fees, and more gas than they need. */
const purseOf = { tokens: parseEther('3333333330'), gas: parseEther('100') }
/** People whose gifts share a block. */
const together = 100

/** A chain, two nodes of it that can be made to lie, and a club on it. */
export async function openFaultWorld(options: {
  clubs: number
  processes?: number
}) {
  const chain = await startChain()
  const miner = await startMiner(chain)
  const nodes = await Promise.all([
    startNode(chain.rpcUrl),
    startNode(chain.rpcUrl),
  ])
  const { clubs, processes = 1 } = options
  const urls = nodes.map(({ url }) => url)
  const club = await startClub(chain, { nodes: urls, clubs, processes })

  const admin = chain.accounts.admin.address
  const send = (call: { to: Hex; data: Hex; nonce: number }) => ({
    method: 'eth_sendTransaction',
    params: [
      { ...call, from: admin, gas: '0x61a80', nonce: numberToHex(call.nonce) },
    ],
  })
  const giftsOf = (to: Hex) => [
    {
      to: chain.addresses.nft,
      data: encodeFunctionData({
        abi: clubNftAbi,
        functionName: 'mint',
        args: [to, 1n],
      }),
    },
    {
      to: chain.addresses.token,
      data: encodeFunctionData({
        abi: clubTokenAbi,
        functionName: 'transfer',
        args: [to, purseOf.tokens],
      }),
    },
  ]
  const gasFor = (of: Hex) => ({
    method: 'anvil_setBalance',
    params: [of, numberToHex(purseOf.gas)],
  })

  /** Waits until the index is where the chain is. */
  async function indexed() {
    const browser = new Browser(club.urls[0] as string)
    await eventually(async () => {
      const head = Number(await chain.rpc.call('eth_blockNumber'))
      const { json } = await browser.get('/readyz')
      if (json.index.block < head) throw new Error('the index is behind')
    }, 30_000)
  }

  return {
    chain,
    miner,
    nodes,
    club,
    indexed,
    async fund(
      people: readonly Hex[],
      /** What somebody gets besides. */
      more: (to: Hex) => { to: Hex; data: Hex }[] = () => [],
    ) {
      await miner.rest()
      for (let at = 0; at < people.length; at += together) {
        const some = people.slice(at, at + together)
        // A node may take the parts of a batch side by side: each has its place.
        const gifts = some.flatMap((to) => [...giftsOf(to), ...more(to)])
        const first = Number(
          await chain.rpc.call('eth_getTransactionCount', [admin, 'latest']),
        )
        await chain.rpc.batch(
          gifts.map((gift, place) => send({ ...gift, nonce: first + place })),
        )
        await chain.rpc.batch(some.map(gasFor))
        await chain.rpc.call('evm_mine')
      }
      miner.release()
      await indexed()
    },
    setGas: (of: Hex, amount = purseOf.gas) =>
      chain.rpc.call('anvil_setBalance', [of, numberToHex(amount)]),
    async close() {
      await club.remove()
      await Promise.all(nodes.map((node) => node.stop()))
      await miner.stop()
      await chain.stop()
    },
  }
}

export type FaultWorld = Awaited<ReturnType<typeof openFaultWorld>>
