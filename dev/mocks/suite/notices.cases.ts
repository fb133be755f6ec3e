import { mainClubId, surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import type { Role } from '../../world/accounts.ts'
import { type Club, type ContractCase, expectAnswer } from './club.ts'
import { contractOf } from './contracts.ts'
import { pageByPage } from './pageByPage.ts'
import { mineOne } from './paying.ts'
import { publish } from './publishedTies.cases.ts'
import { publisher } from './publisher.ts'
import { words } from './publishing.ts'
import { change } from './publishingRules.cases.ts'
import { elevated, signedIn } from './signedIn.ts'

const { cancelProposal, clearProposal, flagProposal, followClub } = surface
const { inbox, inboxSwitches, proposals, readInbox } = surface
const reason = 'It asks for the words of your wallet.'
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const readers: readonly Role[] = ['admin', 'holder', 'newcomer', 'tokenRich']
/** Of bounties the server's job tells, and the mocks have none. */
const none = {
  ...{ opened: false, ending: false, closed: false, reply: false, paid: false },
  ...{ credited: false, submitted: false, reviewed: false, changed: false },
  ...{ deadline: false, awarded: false, payout: false, disputed: false },
  moderated: false,
}
const ofVotes = { ...none, opened: true, ending: true, closed: true }

const stays = 'A buoy that stays'
const called = 'The lantern that is called back'
const warned = 'An anchor of which all are warned'
const cleared = 'The rope that is cleared again'
const titles = [stays, called, warned, cleared]

/** What each reader is told of a proposal, the oldest first. */
async function toldOf(club: Club, id: string) {
  const told: Partial<Record<Role, string[]>> = {}
  for (const role of readers) {
    // Days may have passed: no session lasts that long.
    const member = await signedIn(club, role)
    const { rows } = await pageByPage(member, (cursor) =>
      urlOf(inbox, { limit: 7, ...(cursor !== undefined && { cursor }) }),
    )
    told[role] = rows
      .filter((row) => (row.proposal as { id: string } | undefined)?.id === id)
      .map(({ kind }) => String(kind))
      .reverse()
  }
  return told
}

const timeOf = async (club: Club) =>
  (await (await publisher(club, 'admin')).about(mainClubId)).now

/** Publishes some that are voted on one after the other: how long until the first. */
async function plan(club: Club, those: readonly string[]) {
  const start = (await timeOf(club)) + 2 * day
  for (const [place, title] of those.entries()) {
    const earliestStart = new Date(start + place * minute).toISOString()
    const content = words({ title, earliestStart })
    await publish(club, 200 + titles.indexOf(title), content)
  }
  const { start: opens } = await find(club, those[0] as string)
  return Date.parse(opens) - (await timeOf(club))
}

/** Found by its title: each side has an id of its own. */
async function find(club: Club, title: string) {
  const { json } = await club.open().get(urlOf(proposals, { q: title }))
  return json.rows[0] as { id: string; start: string; end: string }
}

/** What followers are told of proposals from their publication to their end. */
export const noticeCases: ContractCase[] = [
  {
    name: 'notices: nobody is told before a vote opens, and then all who follow but its author',
    async run(club) {
      const switchTo = async (role: Role, switches: object) => {
        const who = await signedIn(club, role)
        const { status } = await who.put(inboxSwitches.path, switches)
        expect(status).toBe(200)
        return who
      }
      for (const role of readers) await switchTo(role, none)
      const { whale, tokenRich } = club.accounts
      const nft = contractOf(club, 'nft')
      for (let id = 1n, given = 0; given < 3; id++) {
        const owner = String(await nft.read('ownerOf', [id]))
        if (owner.toLowerCase() !== whale.address.toLowerCase()) continue
        const moved = [whale.address, tokenRich.address, id]
        await nft.send('whale', 'transferFrom', moved)
        given += 1
      }
      // What is held counts once it is settled.
      for (let block = 0; block < 4; block++) await mineOne(club)
      // By then all that the seed has is over: it is told as of when the job comes.
      club.advance(9 * day)
      for (const role of readers) {
        const who = await switchTo(role, ofVotes)
        const path = urlOf(followClub, { club: mainClubId })
        expect((await who.post(path, {})).status).toBe(200)
      }
      await change(club, { rules: { minProposeVp: 3, proposerHoldHours: 0 } })
      const wait = await plan(club, [stays, called])
      club.advance(wait - 5_000)
      const { id } = await find(club, stays)
      expect(await toldOf(club, id)).toMatchObject({ holder: [], newcomer: [] })
      club.advance(5_000)
      expect(await toldOf(club, id)).toEqual({
        admin: [],
        holder: ['opened'],
        tokenRich: ['opened'],
        newcomer: ['opened'],
      })
    },
  },
  {
    name: 'notices: what is called back is told at once, and not to who did it',
    async run(club) {
      const { id } = await find(club, called)
      club.advance(hour)
      const boss = await elevated(club)
      const path = urlOf(cancelProposal, { proposal: id })
      expectAnswer(await boss.post(path, { reason }), { ok: true })
      expect(await toldOf(club, id)).toMatchObject({
        admin: [],
        holder: ['opened', 'closed'],
      })
    },
  },
  {
    name: 'notices: who holds is told of the last day, and all of the end',
    async run(club) {
      const { id, end } = await find(club, stays)
      club.advance(Date.parse(end) - day - (await timeOf(club)) - 1_000)
      expect(await toldOf(club, id)).toMatchObject({ tokenRich: ['opened'] })
      club.advance(1_000)
      expect(await toldOf(club, id)).toEqual({
        admin: ['ending'],
        holder: ['opened', 'ending'],
        tokenRich: ['opened', 'ending'],
        newcomer: ['opened'],
      })
      club.advance(day)
      expect(await toldOf(club, id)).toEqual({
        admin: ['ending', 'closed'],
        holder: ['opened', 'ending', 'closed'],
        tokenRich: ['opened', 'ending', 'closed'],
        newcomer: ['opened', 'closed'],
      })
    },
  },
  {
    name: 'notices: of what is warned of only the end is told, and of what was all that is to come',
    async run(club) {
      const wait = await plan(club, [warned, cleared])
      club.advance(wait - hour)
      const ids: string[] = []
      for (const title of [warned, cleared]) {
        const { id } = await find(club, title)
        ids.push(id)
        const boss = await elevated(club)
        club.advance(1)
        const path = urlOf(flagProposal, { proposal: id })
        expectAnswer(await boss.post(path, { reason }), { ok: true })
      }
      club.advance(2 * hour)
      for (const id of ids)
        expect(await toldOf(club, id)).toMatchObject({ holder: [] })
      const [first = '', second = ''] = ids
      const boss = await elevated(club)
      const path = urlOf(clearProposal, { proposal: second })
      expectAnswer(await boss.ask('DELETE', path), { ok: true })
      expect(await toldOf(club, second)).toMatchObject({ holder: ['opened'] })
      const { end } = await find(club, cleared)
      club.advance(Date.parse(end) - day - (await timeOf(club)))
      expect(await toldOf(club, first)).toMatchObject({ holder: [] })
      expect(await toldOf(club, second)).toMatchObject({
        holder: ['opened', 'ending'],
        newcomer: ['opened'],
      })
      club.advance(day)
      expect(await toldOf(club, first)).toMatchObject({ holder: ['closed'] })
      expect(await toldOf(club, second)).toMatchObject({
        holder: ['opened', 'ending', 'closed'],
      })
    },
  },
  {
    name: 'notices: all are read from one on',
    async run(club) {
      const holder = await signedIn(club, 'holder')
      const { json } = await holder.get(inbox.path)
      const rows = json.rows as { id: string; kind: string; at: string }[]
      const [, second] = rows.filter(({ kind }) => kind === 'closed')
      await holder.post(readInbox.path, { upTo: second?.id })
      await holder.get(inbox.path)
      await holder.post(readInbox.path, { entry: rows[0]?.id })
      await holder.get(urlOf(inbox, { limit: 2 }))
    },
  },
]
