import { encodeToken } from '@narwhal-club/core/chain'
import { booksApi, surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import type { Role } from '../../world/accounts.ts'
import { type Club, type ContractCase, expectRefusal } from './club.ts'
import { drawing } from './drawn.ts'
import { feeRefs } from './feeStandIn.ts'
import { cast, sendNext, sendTogether } from './node.ts'
import { pageByPage } from './pageByPage.ts'
import { price } from './paying.ts'
import { signedIn } from './signedIn.ts'
import { price as coinFee } from './swapper.ts'

const { adminIntents, adminCredits, adminCoins, adminTotals } = booksApi
const { createFeeIntent, feeIntent, myFees, mySwaps } = surface
const { analyticsFees } = surface
const contentHash = `0x${'ce'.repeat(32)}`

type Row = Readonly<Record<string, string>>
type Member = Awaited<ReturnType<typeof signedIn>>

/** Reads a list of the books whole, and page by page: it is the same. */
async function bookOf(
  boss: Member,
  pathOf: (more: { limit: number; cursor?: string }) => string,
): Promise<Row[]> {
  const whole = (await boss.get(pathOf({ limit: 50 }))).json
  for (const limit of [1, 2]) {
    const { rows, totals } = await pageByPage(boss, (cursor) =>
      pathOf({ limit, ...(cursor !== undefined && { cursor }) }),
    )
    expect(rows).toEqual(whole.rows)
    expect(new Set(totals)).toEqual(new Set([whole.total]))
  }
  expect(whole.rows).toHaveLength(whole.total)
  return whole.rows
}

/** Asked at one moment. */
const ask = async (member: Member, refId: string) => {
  const body = { purpose: 'bounty', refId, contentHash }
  return (await member.post(createFeeIntent.path, body)).json
}

/** A payment of tokens to the treasury. */
const ofTokens = (club: Club, value: bigint) => {
  const { token, admin } = cast(club)
  return { to: token, data: encodeToken.transfer(admin.address, value) }
}
const mineOne = (club: Club, who: Role = 'holder') =>
  sendNext(club, who, { to: cast(club).whale.address, value: 1n })

/** For a pair’s beginning, before anything was paid: no time passes in it. */
export const bookTieCases: ContractCase[] = [
  {
    name: 'book ties: what is paid before anyone asks is a credit',
    async run(club) {
      const boss = await signedIn(club, 'admin')
      await boss.get(adminTotals.path)
      const payment = ofTokens(club, 7n)
      const hash = await sendNext(club, 'whale', payment)
      const early = await boss.get(adminTotals.path)
      expect(early.json.assets[0]).toMatchObject({
        ...{ payments: 1, waiting: '7', credit: '0', agrees: true },
      })
      await mineOne(club)
      const payer = await signedIn(club, 'whale')
      expect((await payer.get(myFees.path)).json.credits).toMatchObject([
        { hash, why: 'unmatched', left: '7' },
      ])
      const { assets } = (await boss.get(adminTotals.path)).json
      expect(assets[0]).toMatchObject({ waiting: '0', credit: '7' })
    },
  },
  ...(['rising', 'falling'] as const).map(
    (way): ContractCase => ({
      name: `book ties: what is asked for at one moment stands by its id, which is ${way}`,
      run: (club) =>
        drawing(way, async () => {
          const boss = await signedIn(club, 'admin')
          const member = await signedIn(club, 'tokenRich')
          const ids: string[] = []
          for (const ref of [feeRefs.published, feeRefs.also, feeRefs.unsigned])
            ids.push((await ask(member, ref)).id)
          const rows = await bookOf(boss, (more) => urlOf(adminIntents, more))
          expect(rows.slice(0, 3).map(({ id }) => id)).toEqual(
            [...ids].sort().reverse(),
          )
          const own = (await member.get(myFees.path)).json.intents
          expect(own.slice(0, 3).map(({ id }: Row) => id)).toEqual(
            [...ids].sort(),
          )
          for (const intent of ids) {
            const { json } = await member.ask(
              'DELETE',
              urlOf(feeIntent, { intent }),
            )
            expect(json.state).toBe('expired')
          }
          club.advance(1_000)
        }),
    }),
  ),
  ...(['falling', 'rising'] as const).map(
    (way): ContractCase => ({
      name: `book ties: credits of one block stand by their ids, which are ${way}`,
      run: (club) =>
        drawing(way, async () => {
          const boss = await signedIn(club, 'admin')
          const member = await signedIn(club, 'tokenRich')
          const sums = [5n, 6n, 7n]
          const hashes = await sendTogether(
            club,
            'tokenRich',
            sums.map((sum) => ofTokens(club, sum)),
          )
          await mineOne(club)
          const { credits } = (await member.get(myFees.path)).json
          const by = (one: Row, next: Row) =>
            String(one.id) < String(next.id) ? -1 : 1
          expect(credits.slice(0, 3)).toEqual(credits.slice(0, 3).sort(by))
          const listed = await bookOf(boss, (more) => urlOf(adminCredits, more))
          const order = way === 'rising' ? [...hashes].reverse() : hashes
          expect(listed.slice(0, 3).map(({ hash }) => hash)).toEqual(order)
          await bookOf(boss, (more) =>
            urlOf(adminCredits, { view: 'open', ...more }),
          )
          // What lacks is paid; then it is taken of the oldest, by their ids.
          await sendNext(club, 'tokenRich', ofTokens(club, price - 12n))
          await mineOne(club)
          const paid = await ask(member, feeRefs.also)
          expect(paid).toMatchObject({ byCredit: true })
          await member.get(myFees.path)
          await bookOf(boss, (more) => urlOf(adminCredits, more))
          const given = await member.ask(
            'DELETE',
            urlOf(feeIntent, { intent: paid.id }),
          )
          await member.get(myFees.path)
          expectRefusal(given, 'fee_closed')
          await boss.get(adminTotals.path)
          await boss.get(urlOf(analyticsFees, { limit: 10 }))
          club.advance(1_000)
        }),
    }),
  ),
  {
    name: 'book ties: coins of one block stand by their place in it',
    async run(club) {
      const boss = await signedIn(club, 'admin')
      const { admin } = cast(club)
      const coin = { to: admin.address, value: coinFee }
      const hashes = await sendTogether(club, 'holder', [
        coin,
        ofTokens(club, 3n),
        coin,
        { to: admin.address, value: 1n },
        coin,
      ])
      await mineOne(club)
      const rows = await bookOf(boss, (more) => urlOf(adminCoins, more))
      expect(rows.map(({ hash }) => hash)).toEqual(
        [hashes[4], hashes[2], hashes[0]].slice(0, 3),
      )
      const member = await signedIn(club)
      await member.get(mySwaps.path)
      await member.get(myFees.path)
      await boss.get(adminTotals.path)
      await boss.get(urlOf(analyticsFees, { limit: 10 }))
    },
  },
]
