import { bountyLimits } from '@narwhal-club/core/bounties'
import {
  bountiesApi,
  mainClubId,
  oversightApi,
  surface,
  urlOf,
} from '@narwhal-club/core/contract'
import { parseEther } from 'viem'
import { expect } from 'vitest'
import type { Role } from '../../world/accounts.ts'
import type { Club, ContractCase } from './club.ts'
import { sendNext } from './node.ts'
import { mineOne } from './paying.ts'
import { publisher, readAll } from './publisher.ts'
import { offer, tellOfBounty } from './publishingBounties.ts'
import { opened } from './rewards.cases.ts'
import { signedIn } from './signedIn.ts'
import { until } from './until.ts'

const { submissions, submission, closeBounty, awardBounty } = bountiesApi
const { bounty: one, disputeBounty, reviewSubmission } = bountiesApi
const { reportPayout, bountyVersions, bountyRecord } = bountiesApi
const workId = (place: number) =>
  `b5000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const hunters = [
  'holder',
  'tokenRich',
  'whale',
  'newcomer',
  'proposer',
] as const
const text = 'All of it, from end to end.'
const minute = 60_000
const day = 86_400_000

async function hand(club: Club, bounty: string, role: Role, place: number) {
  const hunter = await signedIn(club, role)
  club.advance(1)
  const body = { id: workId(place), text, links: [] }
  const path = urlOf(submissions, { bounty })
  expect((await hunter.post(path, body)).status).toBe(200)
}

/** One of five who are to be paid two each. */
async function awarded(club: Club, place: number) {
  const amount = '10'
  const bounty = await opened(club, place, `Sweep pier ${place}`, amount, {
    winnersMax: 5,
  })
  const winners = []
  for (const [nth, role] of hunters.entries()) {
    const id = place * 10 + nth
    await hand(club, bounty, role, id)
    const share = String(parseEther('2'))
    winners.push({ submission: workId(id), amount: share })
  }
  const author = await signedIn(club, 'admin')
  await author.post(urlOf(closeBounty, { bounty }))
  club.advance(1)
  const path = urlOf(awardBounty, { bounty })
  expect((await author.post(path, { winners })).status).toBe(200)
  return bounty
}
const places = [71, 72, 73, 74, 75]
const last = workId(754)

/** They move the chain, and days pass. */
export const rewardSettledCases: ContractCase[] = [
  {
    name: 'dispute ties: what is said at one moment stands by who said it',
    async run(club) {
      const bounty = await opened(club, 81, 'Tar the boats', '10')
      await hand(club, bounty, 'tokenRich', 811)
      await hand(club, bounty, 'newcomer', 812)
      const author = await signedIn(club, 'admin')
      await author.post(urlOf(closeBounty, { bounty }))
      for (const place of [811, 812]) {
        const path = urlOf(reviewSubmission, { submission: workId(place) })
        const body = {
          status: 'rejected',
          publicReason: 'It is not tar at all.',
        }
        expect((await author.post(path, body)).status).toBe(200)
      }
      const path = urlOf(disputeBounty, { bounty })
      const say = async (role: Role, place: number) => {
        const who = await signedIn(club, role)
        const said = `${text} Says ${role}.`
        const body = { submission: workId(place), text: said }
        return await who.post(path, body)
      }
      expect((await say('holder', 811)).json).toEqual({ missing: 2 })
      // Of two, each says it of one alone.
      expect((await say('holder', 812)).json.code).toBe('dispute_before')
      expect((await say('whale', 812)).json).toEqual({ missing: 2 })
      expect((await say('proposer', 811)).json).toEqual({ missing: 1 })
      for (const role of ['holder', 'whale', 'admin'] as const) {
        const who = await signedIn(club, role)
        const { json } = await who.get(urlOf(one, { bounty }))
        expect(json.mine.disputed).toBe(role !== 'admin')
      }
      // What is told of at one moment stands by ids that are drawn.
      club.advance(1)
      const { json } = await say('newcomer', 811)
      expect(json.missing).toBe(0)
      const told = await tellOfBounty(await publisher(club, 'admin'), bounty)
      expect(told).toMatchObject({ status: 'disputed' })
      await club
        .open()
        .get(urlOf(surface.proposal, { proposal: json.proposal }))
    },
  },
  {
    name: 'settled: however many are said to be paid, each is looked at in its turn',
    async run(club) {
      const all = []
      for (const place of places) all.push(await awarded(club, place))
      const author = await signedIn(club, 'admin')
      const report = (work: string, hash: string) =>
        author.post(urlOf(reportPayout, { submission: work }), { hash })
      for (const place of places)
        for (const nth of hunters.keys()) {
          const id = place * 10 + nth
          const hash = `0x${id.toString(16).padStart(64, 'e')}`
          if (workId(id) === last) continue
          const { json } = await report(workId(id), hash)
          expect(json.payout.state).toBe('sent')
        }
      club.advance(1_000)
      const to = club.accounts.proposer.address
      const value = parseEther('2')
      const hash = await sendNext(club, 'admin', { to, value })
      const early = await report(last, hash)
      expect(early.json.payout.state).toBe('confirming')
      await mineOne(club)
      const path = urlOf(submission, { submission: last })
      await until(
        club,
        path,
        ({ payout }: { payout: { state: string } }) =>
          payout.state === 'verified',
      )
      await readAll(author, [path, urlOf(one, { bounty: all[4] ?? '' })])
      await readAll(await signedIn(club, 'proposer'), [path, '/api/inbox'])
    },
  },
  {
    name: 'settled: what was seen in no block for a day has failed, and may be said again',
    async run(club) {
      club.advance(bountyLimits.unseenFor - minute)
      const first = urlOf(submission, { submission: workId(710) })
      const late = urlOf(submission, { submission: workId(753) })
      const author = await signedIn(club, 'admin')
      expect((await author.get(late)).json.payout.state).toBe('sent')
      club.advance(2 * minute)
      for (const path of [first, late]) {
        await until(
          club,
          path,
          ({ payout }: { payout: { state: string } }) =>
            payout.state === 'failed',
        )
        expect((await author.get(path)).json.payout.fault).toBe('payout_unseen')
      }
      const path = urlOf(reportPayout, { submission: workId(753) })
      const again = { hash: `0x${'ef'.repeat(32)}` }
      expect((await author.post(path, again)).json.payout.state).toBe('sent')
    },
  },
  {
    name: 'dispute ties: what the club did not vote for stands, once it could have',
    async run(club) {
      const list = urlOf(bountiesApi.bounties, { q: 'Tar the boats' })
      const { id: bounty } = (await club.open().get(list)).json.rows[0]
      const path = urlOf(one, { bounty })
      const { dispute } = (await club.open().get(path)).json
      const vote = urlOf(surface.proposal, { proposal: dispute.proposal })
      const { end } = (await club.open().get(vote)).json
      const author = await publisher(club, 'admin')
      const { now } = await author.about(mainClubId)
      // Headers tell of seconds alone.
      club.advance(Date.parse(end) - now - 1_000)
      expect((await club.open().get(path)).json.status).toBe('disputed')
      club.advance(day)
      await until(
        club,
        path,
        ({ status }: { status: string }) => status !== 'disputed',
      )
      await readAll(await signedIn(club, 'admin'), [path])
      await readAll(await signedIn(club, 'tokenRich'), [
        path,
        vote,
        urlOf(submissions, { bounty }),
        urlOf(bountyVersions, { bounty }),
      ])
    },
  },
  {
    name: 'settled: who owes a share is told so from the moment on at which it is due',
    async run(club) {
      const author = await publisher(club, 'admin')
      const check = async () => {
        const who = await publisher(club, 'admin')
        const content = await offer(who)
        const body = { club: mainClubId, content }
        return (await who.post(bountiesApi.checkBounty.path, body)).json.owes
      }
      const path = urlOf(submission, { submission: last })
      const { bounty } = (await author.get(path)).json
      const { award } = (await author.get(urlOf(one, { bounty }))).json
      const { now } = await author.about(mainClubId)
      expect(await check()).toBe(false)
      // Headers tell of seconds alone.
      club.advance(Date.parse(award.payBy) - now - 1_000)
      for (let step = 0; step < 10; step += 1) {
        await check()
        club.advance(100)
      }
      expect(await check()).toBe(true)
      const { address } = club.accounts.admin
      await readAll(author, [urlOf(bountyRecord, { address })])
      // Whoever was paid waits for nothing.
      const boss = await signedIn(club, 'admin')
      // Of one moment they stand by ids that are drawn.
      const { json } = await club.quietly(() =>
        boss.get(oversightApi.adminBounties.path),
      )
      const matter = json.rows.find(
        (row: { bounty: { id: string } }) => row.bounty.id === bounty,
      )
      expect(matter.matter).toBe('overdue')
      const owed = matter.owed as { submission: string; amount: string }[]
      const place = (id: string) => Number(id.slice(-4))
      expect(owed.map(({ submission: id }) => place(id))).toEqual(
        hunters.map((_, nth) => 750 + nth).filter((id) => id !== place(last)),
      )
    },
  },
]
