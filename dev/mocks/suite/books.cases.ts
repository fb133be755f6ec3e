import { booksApi, booksEndpoints, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type ContractCase, expectBadQuery } from './club.ts'
import { expectForAdmins } from './forAdmins.ts'
import { signedIn } from './signedIn.ts'

const { adminIntents, adminCredits, adminCoins, adminTotals } = booksApi

/** After those of fees: what they paid is in the books. */
export const booksCases: ContractCase[] = [
  {
    name: 'books: B7.1 visitors and holders get no data and do nothing',
    run: (club) => expectForAdmins(club, booksEndpoints),
  },
  {
    name: 'books: B7.23 what was asked for, by state, page by page',
    async run(club) {
      const boss = await signedIn(club, 'admin')
      const all = (await boss.get(adminIntents.path)).json
      expect(all.total).toBeGreaterThan(3)
      const path = urlOf(adminIntents, { state: 'consumed', limit: 1 })
      const { rows, next } = (await boss.get(path)).json
      expect(rows[0]).toMatchObject({ state: 'consumed' })
      const after = urlOf(adminIntents, {
        state: 'consumed',
        limit: 1,
        cursor: next,
      })
      expect((await boss.get(after)).json.rows[0]?.id).not.toBe(rows[0].id)
      const bad = urlOf(adminIntents, { cursor: 'bm8' })
      expectBadQuery(await boss.get(bad), 'cursor')
    },
  },
  {
    name: 'books: totals agree with the chain',
    async run(club) {
      const boss = await signedIn(club, 'admin')
      const { assets } = (await boss.get(adminTotals.path)).json
      expect(assets).toMatchObject([
        { asset: 'TOKEN', agrees: true, waiting: '0' },
        { asset: 'CRO', agrees: true },
      ])
    },
  },
  {
    name: 'books: B7.25 B7.40 all of it as tables',
    async run(club) {
      const boss = await signedIn(club, 'admin')
      for (const [path, head] of [
        [adminIntents.path, 'id,payer,purpose,state,amount'],
        [adminCredits.path, 'id,payer,token,amount,left'],
        [adminCoins.path, 'payer,amount,hash,block'],
      ] as const) {
        const { status, text } = await boss.get(`${path}.csv`)
        expect([status, text.split('\r\n')[0]]).toEqual([
          200,
          expect.stringContaining(head),
        ])
      }
    },
  },
]
