import { encodeToken } from '@narwhal-club/core/chain'
import {
  type AdminCredit,
  type AdminTotals,
  type AssetTotals,
  booksApi,
  booksEndpoints,
  type CreditView,
  type HttpCode,
  urlOf,
} from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import {
  type Club,
  type ContractCase,
  expectAnswer,
  expectBadQuery,
  expectRefusal,
} from './club.ts'
import { expectForAdmins } from './forAdmins.ts'
import { cast, send } from './node.ts'
import { elevated, signedIn } from './signedIn.ts'

const { adminIntents, adminCredits, adminCoins, adminTotals } = booksApi
const { beginRefund, dropRefund, recordRefund } = booksApi

const reason = 'Paid twice by mistake, as they say.'
const nowhere = '00000000-0000-4000-8000-0000000000ff'
const unknown = `0x${'cd'.repeat(32)}`

type Boss = Awaited<ReturnType<typeof elevated>>
type Payer = 'admin' | 'holder'

/** What an administrator does with credits, having just signed for it. */
async function books(club: Club) {
  const boss = await elevated(club)
  const refundOf = (refund: string) => ({ refund })
  return {
    boss,
    begin: (credit: string, why = reason) =>
      boss.post(urlOf(beginRefund, { credit }), { reason: why }),
    drop: (refund: string) =>
      boss.post(urlOf(dropRefund, refundOf(refund)), { reason }),
    record: (refund: string, hash: string) =>
      boss.post(urlOf(recordRefund, refundOf(refund)), { reason, hash }),
    async only(view: CreditView): Promise<AdminCredit[]> {
      return (await boss.get(urlOf(adminCredits, { view }))).json.rows
    },
  }
}

async function tokensOf(boss: Boss): Promise<AssetTotals | undefined> {
  const { json } = await boss.get(adminTotals.path)
  const { assets }: AdminTotals = json
  return assets.find(({ asset }) => asset === 'TOKEN')
}

/** Pays with tokens; returns the hash. */
async function pay(
  club: Club,
  from: Payer,
  to: `0x${string}`,
  value: bigint,
): Promise<string> {
  club.advance(1)
  const { address } = club.accounts[from]
  const asked = [address, 'latest']
  const { result } = await club.rpc('eth_getTransactionCount', asked)
  const sent = await send(club, from, {
    to: cast(club).token,
    data: encodeToken.transfer(to, value),
    nonce: Number(result),
  })
  return String(sent.result)
}

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
    name: 'books: B7.24 a credit is set aside, given back, and set aside again',
    async run(club) {
      const { boss, begin, drop, only } = await books(club)
      const [credit] = await only('open')
      if (!credit) throw new Error('nothing is to the credit of anyone')
      expect(credit.left).not.toBe('0')
      expectRefusal(await begin(credit.id, 'no'), 'invalid_body')
      expectRefusal(await begin(nowhere), 'credit_not_found')
      const { status, json } = await begin(credit.id)
      expect([status, json]).toEqual([
        200,
        {
          id: expect.any(String),
          state: 'open',
          amount: credit.left,
          by: club.accounts.admin.address.toLowerCase(),
          reason,
          at: expect.any(String),
        },
      ])
      expectRefusal(await begin(credit.id), 'nothing_left')
      // Its payer cannot spend it, and the books still hold.
      const aside = (await only('refunds')).find(({ id }) => id === credit.id)
      expect(aside).toMatchObject({ left: '0', refunds: [json] })
      const ids = (await only('open')).map(({ id }) => id)
      expect(ids).not.toContain(credit.id)
      expect(await tokensOf(boss)).toMatchObject({
        ...{ agrees: true, setAside: credit.left, refunded: '0' },
      })
      expectRefusal(await drop(nowhere), 'refund_not_found')
      expectAnswer(await drop(json.id), { ...json, state: 'dropped' })
      expectRefusal(await drop(json.id), 'refund_closed')
      const back = (await only('open')).find(({ id }) => id === credit.id)
      expect(back).toMatchObject({ left: credit.left })
      expect(await tokensOf(boss)).toMatchObject({
        ...{ agrees: true, setAside: '0', refunded: '0' },
      })
      club.advance(1)
      const again = await begin(credit.id)
      expect(again.json).toMatchObject({ state: 'open', amount: credit.left })
      expect(again.json.id).not.toBe(json.id)
      const both = (await only('refunds')).find(({ id }) => id === credit.id)
      expect(both?.refunds.map(({ state }) => state)).toEqual([
        'open',
        'dropped',
      ])
    },
  },
  {
    name: 'books: B7.24 what paid it back is read from the chain',
    async run(club) {
      const { boss, begin, drop, record, only } = await books(club)
      const [credit] = await only('refunds')
      const refund = credit?.refunds[0]
      if (!refund) throw new Error('nothing is set aside')
      const amount = BigInt(refund.amount)
      const { holder, newcomer } = club.accounts
      expect(credit.payer.toLowerCase()).toBe(holder.address.toLowerCase())
      expectRefusal(await record(refund.id, 'z'.repeat(64)), 'bad_hash')
      expectRefusal(await record(nowhere, unknown), 'refund_not_found')
      expectRefusal(await record(refund.id, unknown), 'payout_unseen')
      const paying: [Payer, `0x${string}`, bigint, HttpCode][] = [
        ['admin', newcomer.address, amount, 'payout_wrong_recipient'],
        ['admin', holder.address, amount - 1n, 'payout_too_small'],
        ['holder', holder.address, amount, 'payout_wrong_sender'],
      ]
      for (const [from, to, value, code] of paying) {
        const hash = await pay(club, from, to, value)
        await pay(club, 'admin', newcomer.address, 1n)
        expectRefusal(await record(refund.id, hash), code)
      }
      const hash = await pay(club, 'admin', holder.address, amount)
      expectRefusal(await record(refund.id, hash), 'refund_unconfirmed')
      await pay(club, 'admin', newcomer.address, 1n)
      const done = await record(refund.id, hash)
      expectAnswer(done, {
        ...refund,
        state: 'refunded',
        hash,
        refundedAt: expect.any(String),
      })
      // Said again it is the same; it is given back no more.
      expectAnswer(await record(refund.id, hash), done.json)
      expectRefusal(await record(refund.id, unknown), 'refund_closed')
      expectRefusal(await drop(refund.id), 'refund_closed')
      expectRefusal(await begin(credit.id), 'nothing_left')
      expect(await tokensOf(boss)).toMatchObject({
        ...{ agrees: true, setAside: '0', refunded: refund.amount },
      })
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
