import { expect } from 'vitest'
import { ask } from './analyticsTables.cases.ts'
import type { Club, ContractCase } from './club.ts'
import { contractOf } from './contracts.ts'
import { cast, sendTogether } from './node.ts'
import { pageByPage } from './pageByPage.ts'
import { later, mineOne, worth } from './swapper.ts'

const area = '/api/analytics'
const metrics = ['holders', 'supply', 'mints', 'transfers', 'tokenTransfers']

/** Reads what happened to a wallet whole, and page by page. */
async function wallet(club: Club, address: string, query: string) {
  const path = `${area}/wallet/${address}?${query}`
  const { json } = await ask(club, `${path}&limit=100`)
  for (const limit of [1, 3]) {
    const { rows } = await pageByPage(
      club.open(),
      (cursor) =>
        `${path}&limit=${limit}${cursor === undefined ? '' : `&cursor=${cursor}`}`,
      'timeline',
    )
    expect(rows).toEqual(json.timeline)
  }
}

/** What goes to and fro within one block. They move the chain. */
export const analyticsBlockCases: ContractCase[] = [
  {
    name: 'analytics: what goes to and fro in one block is where it went last',
    async run(club) {
      // So that all its blocks are later than what both began with.
      club.advance(60_000)
      const {
        nft: at,
        token: money,
        swap,
        holder,
        newcomer,
        whale,
      } = cast(club)
      const nft = contractOf(club, 'nft')
      const vault = contractOf(club, 'swap')
      const token = contractOf(club, 'token')
      await nft.send('newcomer', 'setApprovalForAll', [holder.address, true])
      await nft.send('holder', 'setApprovalForAll', [swap, true])
      await token.send('holder', 'approve', [swap, 9n * worth])
      const move = (from: string, to: string, id: bigint) => ({
        to: at,
        data: nft.encode('transferFrom', [from, to, id]),
      })
      const [one, other] = [holder.address, newcomer.address]
      const swapIn = (way: 'deposit' | 'redeem', ids: bigint[]) => ({
        to: swap,
        data: vault.encode(way, [ids, 0n, later]),
      })
      const pay = (to: string, value: bigint) => ({
        to: money,
        data: token.encode('transfer', [to, value]),
      })
      await sendTogether(club, 'holder', [
        move(one, other, 145n),
        move(other, one, 145n),
        pay(other, 5n),
        swapIn('deposit', [147n, 145n]),
        move(one, other, 146n),
        swapIn('redeem', [145n]),
        pay(whale.address, 6n),
        move(one, other, 145n),
        move(other, one, 146n),
        move(one, one, 146n),
        swapIn('redeem', [147n]),
        move(one, whale.address, 147n),
      ])
      await mineOne(club)
      for (const query of ['exclude=contracts', 'exclude=none']) {
        for (const metric of metrics)
          await ask(club, `${area}/timeseries?metric=${metric}&${query}`)
        for (const list of ['holders', 'token', 'distribution'])
          await ask(club, `${area}/${list}?${query}`)
        for (const list of ['concentration', 'summary'])
          await club.open().get(`${area}/${list}?${query}`)
        for (const address of [one, other, whale.address, swap])
          await wallet(club, address, query)
      }
      await club.open().get(`${area}/moments`)
    },
  },
]
