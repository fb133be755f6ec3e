import { encodeToken } from '@narwhal-club/core/chain'
import { booksApi, surface, urlOf } from '@narwhal-club/core/contract'
import { swapLimits } from '@narwhal-club/core/swap'
import { expect } from 'vitest'
import { type Club, type ContractCase, expectRefusal } from './club.ts'
import { contractOf } from './contracts.ts'
import { drawing } from './drawn.ts'
import { cast, sendTogether } from './node.ts'
import { pageByPage } from './pageByPage.ts'
import { signedIn } from './signedIn.ts'
import { later, memberIn, mineOne, pay, price, worth } from './swapper.ts'

const { swapHistory, swapQuote, createSwapIntent } = surface
const { adminCoins, adminTotals } = booksApi

/** All that the vault did, whole and page by page. */
async function historyOf(club: Club, asked: object = {}) {
  const visitor = club.open()
  const whole = await visitor.get(urlOf(swapHistory, asked))
  for (const limit of [1, 2]) {
    const { rows } = await pageByPage(visitor, (cursor) =>
      urlOf(swapHistory, { limit, ...asked, ...(cursor && { cursor }) }),
    )
    expect(rows).toEqual(whole.json.rows)
  }
  return whole.json.rows.map(({ hash }: { hash: string }) => hash)
}

const minute = 60_000
const coinOf = (club: Club) => ({ to: cast(club).admin.address, value: price })

/** For a pair in which nobody has swapped: they move the chain. */
export const swapTieCases: ContractCase[] = [
  {
    name: 'swap ties: what the vault did in one block, the last of it first',
    async run(club) {
      const vault = contractOf(club, 'swap')
      const { swap, token, nft } = cast(club)
      const all = contractOf(club, 'nft').encode('setApprovalForAll', [
        swap,
        true,
      ])
      const deposit = (ids: bigint[]) => ({
        to: swap,
        data: vault.encode('deposit', [ids, 0n, later]),
      })
      const redeem = (ids: bigint[]) => ({
        to: swap,
        data: vault.encode('redeem', [ids, 0n, later]),
      })
      const hashes = await sendTogether(club, 'holder', [
        { to: nft, data: all },
        deposit([145n]),
        { to: token, data: encodeToken.approve(swap, worth * 9n) },
        coinOf(club),
        redeem([145n]),
        deposit([147n, 145n]),
        // What fails tells of nothing.
        redeem([1n]),
        redeem([147n]),
        coinOf(club),
      ])
      await mineOne(club)
      const [, first, , , second, third, , fourth] = hashes
      expect(await historyOf(club)).toEqual([fourth, third, second, first])
      await historyOf(club, { mode: 'deposit' })
      await historyOf(club, { mode: 'redeem' })
      const { address } = club.accounts.holder
      await historyOf(club, { address })
      await club.open().get(`${swapHistory.path}.csv?address=${address}`)
      const boss = await signedIn(club, 'admin')
      const { mine } = await memberIn(club)
      await mine()
      await pageByPage(boss, (cursor) =>
        urlOf(adminCoins, { limit: 1, ...(cursor && { cursor }) }),
      )
      const { assets } = (await boss.get(adminTotals.path)).json
      expect(assets[1]).toMatchObject({ agrees: true })
      await boss.get('/api/analytics/fees?limit=1')
      for (const limit of [1, 100])
        await boss.get(`/api/analytics/wallet/${address}?limit=${limit}`)
    },
  },
  {
    name: 'swap ties: a swap that waits for a block more is waited for, with its coin',
    async run(club) {
      const boss = await signedIn(club, 'admin')
      const { ask, tell, mine, cancel } = await memberIn(club)
      const { swap } = cast(club)
      const { id } = await ask('deposit', ['147'])
      const data = contractOf(club, 'swap').encode('deposit', [
        [147n],
        worth,
        later,
      ])
      const tellAll = async () => {
        await mine()
        await boss.get(adminCoins.path)
        return (await boss.get(adminTotals.path)).json.assets[1]
      }
      await sendTogether(club, 'holder', [coinOf(club), { to: swap, data }])
      await tell(id)
      expect(await tellAll()).toMatchObject({ agrees: true })
      expectRefusal(await cancel(id), 'swap_under_way')
      await mineOne(club)
      expect(await tell(id)).toMatchObject({ state: 'swapped' })
      expect(await tellAll()).toMatchObject({ agrees: true })
      // Back again, for those that come after.
      const back = [[145n, 147n], 2n, later]
      await contractOf(club, 'swap').send('holder', 'redeem', back)
      await mineOne(club)
      await historyOf(club)
      await tellAll()
    },
  },
  ...(['rising', 'falling'] as const).map(
    (way): ContractCase => ({
      name: `swap ties: what is asked for at one moment stands by its id, which is ${way}`,
      run: (club) =>
        drawing(way, async () => {
          const { member, mine, cancel } = await memberIn(club)
          const account = club.accounts.holder.address.toLowerCase()
          const ids: string[] = []
          for (const each of ['146', '145', '146']) {
            const body = { mode: 'deposit', account, chainId: 25, ids: [each] }
            const quoted = (await member.post(swapQuote.path, body)).json
            const { terms, signature } = quoted
            const path = createSwapIntent.path
            const taken = await member.post(path, { terms, signature })
            expect(taken.status).toBe(200)
            ids.push(taken.json.id)
          }
          const { intents } = await mine()
          expect(
            intents.slice(0, 3).map(({ id }: { id: string }) => id),
          ).toEqual([...ids].sort())
          // One of them is left, and is paid.
          await pay(club)
          await mineOne(club)
          await mine()
          for (const id of ids) await cancel(id)
          await mine()
          club.advance(1_000)
        }),
    }),
  ),
  {
    name: 'swap ties: given up after the credit lapsed, it was paid by it all the same',
    async run(club) {
      const { ask, cancel, tell, mine } = await memberIn(club)
      expect((await mine()).credits.length).toBeGreaterThan(0)
      const one = await ask('deposit', ['146'])
      expect(one).toMatchObject({ state: 'paid', fee: { byCredit: true } })
      await cancel(one.id)
      const two = await ask('deposit', ['145'])
      expect(two.fee.byCredit).toBe(true)
      await tell(one.id)
      await tell(two.id)
      club.advance(swapLimits.creditFor - 10 * minute)
      const { creditFor, intentFor, lateFor } = swapLimits
      for (const step of [0, 5, 10].map((each) => each * minute)) {
        club.advance(step)
        const again = await memberIn(club)
        await again.tell(two.id)
        await again.mine()
        const other = await again.quote('deposit', ['147'])
        expect([other.status, other.json.byCredit]).toEqual([200, true])
      }
      const third = await (await memberIn(club)).ask('deposit', ['147'])
      for (const step of [intentFor, lateFor, 10 * minute, creditFor]) {
        club.advance(step)
        const again = await memberIn(club)
        for (const { id } of [one, two, third]) await again.tell(id)
        await again.mine()
        await again.cancel(third.id)
        await again.tell(third.id)
        await (await signedIn(club, 'admin')).get(adminTotals.path)
      }
    },
  },
]
