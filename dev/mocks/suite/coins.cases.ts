import {
  type AdminTotals,
  booksApi,
  surface,
  urlOf,
} from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import type { ContractCase } from './club.ts'
import { contractOf } from './contracts.ts'
import { succeeded } from './node.ts'
import { signedIn } from './signedIn.ts'
import { later, mineOne, pay, price, worth } from './swapper.ts'

const { adminCoins, adminTotals } = booksApi
const id = 147n

/** They swap without a word to the server, and back. */
export const coinsCases: ContractCase[] = [
  {
    name: 'books: coins that pay for no swap are listed, until one is made with them',
    async run(club) {
      const boss = await signedIn(club, 'admin')
      const coins = async (asked: object = {}) =>
        (await boss.get(urlOf(adminCoins, asked))).json
      const totals = async () => {
        const { json }: { json: AdminTotals } = await boss.get(adminTotals.path)
        return json.assets.find(({ asset }) => asset === 'CRO')
      }
      const before = (await coins()).total
      const older = await pay(club)
      const newer = await pay(club)
      await mineOne(club)
      const { rows, total } = await coins()
      expect(total).toBe(before + 2)
      expect(rows.slice(0, 2)).toMatchObject([
        { hash: newer, amount: String(price) },
        { hash: older },
      ])
      const first = await coins({ limit: 1 })
      expect(first.rows).toMatchObject([{ hash: newer }])
      const second = await coins({ limit: 1, cursor: first.next })
      expect(second.rows).toMatchObject([{ hash: older }])
      expect(await totals()).toMatchObject({
        agrees: true,
        credit: String(BigInt(before + 2) * price),
      })

      const vault = contractOf(club, 'swap')
      const nft = contractOf(club, 'nft')
      await nft.send('holder', 'approve', [vault.address, id])
      const asked = [[id], worth, later]
      const swapped = await vault.send('holder', 'deposit', asked)
      expect(await succeeded(club, swapped)).toBe(true)
      await mineOne(club)
      const left = await coins()
      expect(left.total).toBe(before + 1)
      expect(await totals()).toMatchObject({
        agrees: true,
        credit: String(BigInt(before + 1) * price),
      })

      const token = contractOf(club, 'token')
      await token.send('holder', 'approve', [vault.address, worth])
      const back = await vault.send('holder', 'redeem', [[id], 1n, later])
      expect(await succeeded(club, back)).toBe(true)
      await mineOne(club)
      expect((await coins()).total).toBe(before)

      for (const [mode, hash] of [
        ['deposit', swapped],
        ['redeem', back],
      ] as const) {
        const asked = { mode, limit: 1 }
        const { json } = await boss.get(urlOf(surface.swapHistory, asked))
        expect(json.rows).toMatchObject([{ mode, hash }])
      }
    },
  },
]
