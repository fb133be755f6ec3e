import { encodeToken } from '@narwhal-club/core/chain'
import {
  type AdminCredit,
  booksApi,
  bountiesApi,
  surface,
  urlOf,
} from '@narwhal-club/core/contract'
import { parseEther } from 'viem'
import { expect } from 'vitest'
import type { Role } from '../../world/accounts.ts'
import { type Club, type ContractCase, expectRefusal } from './club.ts'
import { cast, sendNext } from './node.ts'
import { mineOne } from './paying.ts'
import { opened } from './rewards.cases.ts'
import { elevated, signedIn } from './signedIn.ts'

const { submissions, closeBounty, awardBounty, reportPayout } = bountiesApi
const { adminCredits, adminTotals, beginRefund, dropRefund, recordRefund } =
  booksApi
const reason = 'Paid for nothing, as they say.'
const share = parseEther('3')
const workId = (place: number) =>
  `b4000000-0000-4000-8000-${String(place).padStart(12, '0')}`

/** Pays in tokens; returns the hash. */
function give(club: Club, from: Role, to: Role, value: bigint) {
  club.advance(1_000)
  const { token } = cast(club)
  const data = encodeToken.transfer(club.accounts[to].address, value)
  return sendNext(club, from, { to: token, data })
}

/** What came to the treasury for nothing, and is to be paid back. */
async function credited(club: Club, from: Role) {
  const hash = await give(club, from, 'admin', share)
  await mineOne(club)
  const boss = await elevated(club)
  const payer = club.accounts[from].address.toLowerCase()
  const list = urlOf(adminCredits, { payer, view: 'open' })
  const { rows }: { rows: AdminCredit[] } = (await boss.get(list)).json
  const credit = rows.find((row) => row.hash === hash)
  if (!credit) throw new Error('it is to the credit of nobody')
  return {
    boss,
    credit,
    async begin() {
      club.advance(1)
      const path = urlOf(beginRefund, { credit: credit.id })
      return (await boss.post(path, { reason })).json.id as string
    },
    drop: (refund: string) =>
      boss.post(urlOf(dropRefund, { refund }), { reason }),
    record: (refund: string, hash: string) =>
      boss.post(urlOf(recordRefund, { refund }), { reason, hash }),
  }
}

/** Rewards of one who has paid for nothing, too: one payment pays one of both. */
export const rewardRefundCases: ContractCase[] = [
  {
    name: 'refunds: what pays one back pays no reward, and the other way round',
    async run(club) {
      const bounty = await opened(club, 64, 'Count the mussels', '6', {
        reward: { asset: 'TOKEN', amount: '6' },
      })
      const winners = []
      for (const [role, place] of [
        ['holder', 1],
        ['whale', 2],
      ] as const) {
        const hunter = await signedIn(club, role)
        const body = { id: workId(place), text: 'A thousand.', links: [] }
        const path = urlOf(submissions, { bounty })
        expect((await hunter.post(path, body)).status).toBe(200)
        winners.push({ submission: workId(place), amount: String(share) })
      }
      const author = await signedIn(club, 'admin')
      await author.post(urlOf(closeBounty, { bounty }))
      const path = urlOf(awardBounty, { bounty })
      expect((await author.post(path, { winners })).status).toBe(200)
      const hunter = await signedIn(club)
      const report = (hash: string) =>
        hunter.post(urlOf(reportPayout, { submission: workId(1) }), { hash })

      const first = await credited(club, 'holder')
      const early = await give(club, 'admin', 'holder', share)
      const one = await first.begin()
      await mineOne(club)
      expectRefusal(await first.record(one, early), 'payout_too_old')
      const back = await give(club, 'admin', 'holder', share)
      expectRefusal(await first.record(one, back), 'refund_unconfirmed')
      await mineOne(club)
      expect((await first.record(one, back)).json.state).toBe('refunded')
      expect((await report(back)).json.code).toBe('payout_used')

      const second = await credited(club, 'holder')
      const two = await second.begin()
      expectRefusal(await second.record(two, back), 'payout_used')
      const reward = await give(club, 'admin', 'holder', share)
      await mineOne(club)
      expect((await report(reward)).json.payout.state).toBe('verified')
      expectRefusal(await second.record(two, reward), 'payout_used')
      expect((await second.drop(two)).json.state).toBe('dropped')
      // Dropped, it is nobody’s.
      const three = await second.begin()
      const last = await give(club, 'admin', 'holder', share)
      await mineOne(club)
      expect((await second.record(three, last)).json.state).toBe('refunded')
      const { boss } = second
      const { assets } = (await boss.get(adminTotals.path)).json
      expect(assets[0]).toMatchObject({
        agrees: true,
        refunded: String(2n * share),
        setAside: '0',
      })
      for (const view of ['all', 'open', 'refunds'] as const)
        await boss.get(urlOf(adminCredits, { view }))
      await hunter.get(surface.myFees.path)
    },
  },
  {
    name: 'refunds: those of one moment stand by their ids, below newer ones',
    async run(club) {
      const { boss, credit, drop } = await credited(club, 'whale')
      const path = urlOf(beginRefund, { credit: credit.id })
      await club.quietly(async () => {
        const made: string[][] = []
        for (const many of [4, 5]) {
          const ids: string[] = []
          for (let count = 0; count < many; count += 1) {
            const { id } = (await boss.post(path, { reason })).json
            ids.push(id)
            expect((await drop(id)).json.state).toBe('dropped')
          }
          made.unshift(ids.sort())
          club.advance(1)
        }
        const { rows } = (await boss.get(urlOf(adminCredits, {}))).json
        const { refunds } = rows.find(
          ({ id }: { id: string }) => id === credit.id,
        )
        expect(refunds.map(({ id }: { id: string }) => id)).toEqual(made.flat())
      })
    },
  },
]
