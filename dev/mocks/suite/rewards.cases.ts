import {
  type BountyDraftContent,
  bountiesApi,
  urlOf,
} from '@narwhal-club/core/contract'
import { parseEther } from 'viem'
import { expect } from 'vitest'
import { type Club, type ContractCase, expectRefusal } from './club.ts'
import { sendNext } from './node.ts'
import { pageByPage } from './pageByPage.ts'
import { mineOne } from './paying.ts'
import { publisher, readAll } from './publisher.ts'
import { bountyDraftId, offer, writeBounty } from './publishingBounties.ts'
import { signedIn } from './signedIn.ts'

const { bounty, bountyVersions, submissions, submission } = bountiesApi
const { bountyDrafts, bountyRecord, closeBounty, awardBounty } = bountiesApi
const { reportPayout } = bountiesApi
const workId = (place: number) =>
  `b3000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const text = 'All of the pier, in the blue that was asked for.'
const titles = ['Paint the left rail', 'Paint the right rail'] as const

/** Opens one of the admin’s, who pays no fee. */
export async function opened(
  club: Club,
  place: number,
  title: string,
  amount: string,
  change: Partial<BountyDraftContent> = {},
) {
  const who = await publisher(club, 'admin')
  const reward = { asset: 'CRO', amount } as const
  const content = await offer(who, { title, winnersMax: 3, reward, ...change })
  await writeBounty(who, place, content)
  const what = await who.signBounty(content)
  const { json } = await who.askFee('bounty', bountyDraftId(place), what)
  expect(json.state).toBe('consumed')
  return String(json.published)
}

/** The one of that name. */
async function found(club: Club, title: string) {
  const path = urlOf(bountiesApi.bounties, { q: title, sort: 'newest' })
  const { json } = await club.open().get(path)
  return String(json.rows[0].id)
}

/** They move the chain. */
export const rewardCases: ContractCase[] = [
  {
    name: 'rewards: drafts of clubs that are none, and of an id that another has',
    async run(club) {
      const who = await publisher(club, 'admin')
      const content = await offer(who, { title: 'Never opened' })
      const put = (by: typeof who, draft: string, at = 'main') =>
        by.post(bountyDrafts.path, { id: draft, club: at, content })
      const nowhere = await put(who, bountyDraftId(60), 'no-such-club')
      expect(nowhere.json.code).toBe('club_not_found')
      expect((await put(who, bountyDraftId(60))).status).toBe(200)
      const other = await publisher(club, 'proposer')
      const taken = await put(other, bountyDraftId(60))
      expect(taken.status).toBeGreaterThanOrEqual(400)
      // Asked for twice, the newest fee is what it waits for.
      const { contentHash } = await who.signBounty(content)
      const draft = bountyDraftId(60)
      for (const _ of ['once', 'again']) {
        const { json } = await who.askFee('bounty', draft, { contentHash })
        const path = urlOf(bountiesApi.bountyDraft, { draft })
        expect((await who.get(path)).json.intent).toBe(json.id)
        expect((await who.dropFee(json.id)).json.state).toBe('failed')
        await who.get(path)
      }
      await who.ask('DELETE', urlOf(bountiesApi.bountyDraft, { draft }))
    },
  },
  {
    name: 'rewards: work of one moment stands by its id, and an id is one piece of work',
    async run(club) {
      const left = await opened(club, 61, titles[0], '10')
      const right = await opened(club, 62, titles[1], '3')
      const hand = async (
        role: Parameters<typeof signedIn>[1],
        place: number,
        at = left,
      ) =>
        (await signedIn(club, role)).post(urlOf(submissions, { bounty: at }), {
          id: workId(place),
          text,
          links: [],
        })
      club.advance(1)
      for (const [role, place] of [
        ['holder', 5],
        ['tokenRich', 4],
        ['whale', 6],
      ] as const)
        expect((await hand(role, place)).status).toBe(200)
      club.advance(1)
      expect((await hand('newcomer', 3)).status).toBe(200)
      expectRefusal(await hand('holder', 5, right), 'submission_conflict')
      expect((await hand('tokenRich', 7, right)).status).toBe(200)
      const whale = await signedIn(club, 'whale')
      const gone = urlOf(submission, { submission: workId(6) })
      const removed = await whale.ask('DELETE', gone)
      expect(removed.status).toBe(200)
      const path = urlOf(submissions, { bounty: left })
      for (const member of [whale, await signedIn(club), club.open()]) {
        const list = await pageByPage(
          member,
          (cursor) => `${path}?limit=1${cursor ? `&cursor=${cursor}` : ''}`,
        )
        expect(list.rows.map(({ id }) => id)).toEqual([4, 5, 3].map(workId))
        await member.get(urlOf(bounty, { bounty: left }))
        await member.get(gone)
      }
      // What was taken back keeps its id.
      expect((await hand('whale', 6)).status).toBeGreaterThanOrEqual(400)
    },
  },
  {
    name: 'rewards: who says it over and over has an end; another’s words do not count',
    async run(club) {
      const left = await found(club, titles[0])
      const path = urlOf(submissions, { bounty: left })
      const hunter = await signedIn(club, 'newcomer')
      for (let version = 2; version <= 50; version += 1) {
        const body = { text: `${text} Coat ${version}.`, links: [] }
        const at = urlOf(submission, { submission: workId(3) })
        const { json } = await hunter.put(at, body)
        expect(json.version).toBe(version)
      }
      const at = urlOf(submission, { submission: workId(3) })
      expectRefusal(
        await hunter.put(at, { text: `${text} More.`, links: [] }),
        'submission_full',
      )
      await hunter.ask('DELETE', at)
      const again = { id: workId(8), text, links: [] }
      expectRefusal(await hunter.post(path, again), 'submission_full')
      const other = await signedIn(club, 'whale')
      const fresh = await other.post(path, { ...again, id: workId(9) })
      expect(fresh.status).toBe(200)
    },
  },
  {
    name: 'rewards: shares of one size; one payment pays one of two rewards',
    async run(club) {
      const author = await publisher(club, 'admin')
      const [left, right] = [
        await found(club, titles[0]),
        await found(club, titles[1]),
      ]
      const share = (place: number, whole: string) => ({
        submission: workId(place),
        amount: String(parseEther(whole)),
      })
      for (const [id, winners] of [
        [left, [share(5, '3'), share(9, '4'), share(4, '3')]],
        [right, [share(7, '3')]],
      ] as const) {
        club.advance(1)
        await author.post(urlOf(closeBounty, { bounty: id }))
        const path = urlOf(awardBounty, { bounty: id })
        const { status, text: said } = await author.post(path, { winners })
        expect(status, said).toBe(200)
        // Notices of one moment stand by ids that are drawn: no inbox is read.
        const { json: told } = await author.get(urlOf(bounty, { bounty: id }))
        expect(told.status).toBe('awarded')
      }
      const { tokenRich } = club.accounts
      const pay = async () => {
        club.advance(1000)
        const value = parseEther('3')
        const to = tokenRich.address
        const hash = await sendNext(club, 'admin', { to, value })
        await mineOne(club)
        return hash
      }
      const hunter = await signedIn(club, 'tokenRich')
      const report = (place: number, hash: string) =>
        hunter.post(urlOf(reportPayout, { submission: workId(place) }), {
          hash,
        })
      const hash = await pay()
      const done = await report(4, hash)
      expect(done.json.payout).toMatchObject({ state: 'verified' })
      expect((await report(7, hash)).json.code).toBe('payout_used')
      const next = await pay()
      const also = await report(7, next)
      expect(also.json.payout).toMatchObject({ state: 'verified' })
      expect((await report(5, next)).status).toBeGreaterThanOrEqual(400)
      await readAll(hunter, [
        urlOf(bounty, { bounty: left }),
        urlOf(bounty, { bounty: right }),
        urlOf(bountyVersions, { bounty: left }),
        urlOf(bountyRecord, { address: tokenRich.address }),
        urlOf(bountyRecord, { address: club.accounts.admin.address }),
        urlOf(bountyRecord, { address: club.accounts.newcomer.address }),
      ])
    },
  },
]
