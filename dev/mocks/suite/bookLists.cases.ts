import { booksApi, surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import type { Role } from '../../world/accounts.ts'
import type { Club, ContractCase } from './club.ts'
import { feeRefs } from './feeStandIn.ts'
import { pageByPage } from './pageByPage.ts'
import { mineOne, pay, price } from './paying.ts'
import { elevated, signedIn } from './signedIn.ts'

const { adminIntents, adminCredits, adminTotals, beginRefund } = booksApi
const { createFeeIntent, myFees, analyticsFees } = surface
const contentHash = `0x${'cd'.repeat(32)}`
const signed = { message: { of: 'the suite' }, signature: '0x02' }

type Of<Name extends string> = Record<Name, string>

/** Asks for a fee and pays it; it is found where it is looked for. */
async function payFor(club: Club, role: Role, refId: string) {
  const member = await signedIn(club, role)
  club.advance(1)
  const { json } = await member.post(createFeeIntent.path, {
    ...{ purpose: 'bounty', refId, contentHash, signed },
  })
  expect(json).toMatchObject({ byCredit: false, state: 'open' })
  await pay(club, price, role)
  await mineOne(club)
  const fees = (await member.get(myFees.path)).json
  return fees.intents.find(({ id }: Of<'id'>) => id === json.id)
}

/** After the books: what two people paid for, and what became of it. */
export const bookListCases: ContractCase[] = [
  {
    name: 'books: of each payment it is told what became of it',
    async run(club) {
      const credited = await payFor(club, 'holder', feeRefs.refused)
      expect(credited.state).toBe('credited')
      const waits = await payFor(club, 'tokenRich', feeRefs.later)
      expect(waits.state).toBe('confirmed')
      const { json } = await club.open().get(analyticsFees.path)
      const [newest, next] = json.rows
      expect([newest.status, next.status]).toEqual(['confirmed', 'credit'])
      const { rows } = await pageByPage(club.open(), (cursor) =>
        urlOf(analyticsFees, { limit: 1, cursor }),
      )
      expect(rows.slice(0, 2).map(({ hash }) => hash)).toEqual([
        waits.hash,
        credited.hash,
      ])
    },
  },
  {
    name: 'books: what one payer was asked for and has, and no other',
    async run(club) {
      const boss = await elevated(club)
      const second = await payFor(club, 'tokenRich', feeRefs.refused)
      expect(second.state).toBe('credited')
      const addressOf = (role: Role) =>
        club.accounts[role].address.toLowerCase()
      for (const role of ['holder', 'tokenRich', 'newcomer'] as const) {
        const payer = addressOf(role)
        for (const path of [
          urlOf(adminIntents, { payer }),
          urlOf(adminIntents, { payer, state: 'credited' }),
          urlOf(adminIntents, { payer, purpose: 'proposal' }),
          urlOf(adminCredits, { payer }),
          urlOf(adminCredits, { payer, view: 'open', limit: 1 }),
        ]) {
          const { rows } = (await boss.get(path)).json
          const payers = rows.map((row: Of<'payer'>) => row.payer.toLowerCase())
          expect(payers).toEqual(payers.map(() => payer))
        }
      }
      const open = urlOf(adminCredits, { view: 'open' })
      const { rows, total } = (await boss.get(open)).json
      expect(rows).toHaveLength(total)
      const before = (await boss.get(adminTotals.path)).json
      expect(before.assets[0]).toMatchObject({ asset: 'TOKEN', agrees: true })
      const [first, other] = rows as Of<'id' | 'left'>[]
      const reason = 'Paid for what was refused, as they say.'
      for (const { id } of [first, other].filter((row) => row !== undefined)) {
        club.advance(1)
        const path = urlOf(beginRefund, { credit: id })
        expect((await boss.post(path, { reason })).status).toBe(200)
      }
      const after = (await boss.get(adminTotals.path)).json
      const aside = BigInt(first?.left ?? 0) + BigInt(other?.left ?? 0)
      expect(after.assets[0]).toMatchObject({
        agrees: true,
        setAside: String(aside + BigInt(before.assets[0].setAside)),
      })
      await boss.get(urlOf(adminCredits, { view: 'refunds', limit: 1 }))
      await boss.get(urlOf(adminCredits, { view: 'refunds' }))
    },
  },
]
