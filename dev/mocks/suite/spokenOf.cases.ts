import {
  commentsApi,
  mainClubId,
  moderationApi,
  surface,
  urlOf,
} from '@narwhal-club/core/contract'
import { commentLimits } from '@narwhal-club/core/governance'
import { expect } from 'vitest'
import type { Role } from '../../world/accounts.ts'
import { type Club, type ContractCase, expectAnswer } from './club.ts'
import { pageByPage } from './pageByPage.ts'
import { elevated, signedIn } from './signedIn.ts'

const { comments, commentReplies, commentHistory, editComment } = surface
const { createComment, likeComment, reportComment, adminClub } = surface
const { proposal: proposalCall, proposals } = surface
const { bountyComments, createBountyComment } = commentsApi
const { hideThing, restoreThing, tombstoneThing } = moderationApi
const ok = { ok: true } as const
const reason = 'It is not what it says it is.'
const idOf = (place: number) =>
  `c7000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const seedOf = (place: number) =>
  `e0000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const proposal = seedOf(2)
const bounty = 'b0000000-0000-4000-8000-000000000004'
const list = (more: object = {}) => urlOf(comments, { proposal, ...more })

async function say(
  club: Club,
  who: Role,
  place: number,
  more: { replyTo?: string } = {},
  path: string = urlOf(createComment, { proposal }),
) {
  const member = await signedIn(club, who)
  const body = { id: idOf(place), text: `Word ${place} of it.`, ...more }
  const { status, text } = await member.post(path, body)
  expect(status, text).toBe(200)
}
async function drop(club: Club, who: Role, place: number) {
  const member = await signedIn(club, who)
  await member.ask('DELETE', urlOf(editComment, { comment: idOf(place) }))
}

type Reader = { get: Awaited<ReturnType<typeof signedIn>>['get'] }
/** All in either order, page by page; and what is counted elsewhere. */
async function readAll(who: Reader) {
  for (const sort of ['new', 'top'] as const)
    for (const limit of [1, 2, 50])
      await pageByPage(who, (cursor) => list({ sort, limit, cursor }))
  await who.get(urlOf(proposalCall, { proposal }))
  await who.get(urlOf(proposals, { limit: 50 }))
}
const readReplies = async (who: Reader, place: number) => {
  for (const limit of [1, 2, 50])
    await pageByPage(who, (cursor) =>
      urlOf(commentReplies, { comment: idOf(place), limit, cursor }),
    )
}

/** What is said below proposals and bounties, much of it in one moment. */
export const spokenOfCases: ContractCase[] = [
  {
    name: 'spoken of: what is of one moment, liked as often, stands by its id',
    async run(club) {
      club.advance(1_000)
      for (const place of [3, 1, 2]) await say(club, 'whale', place)
      for (const place of [15, 12, 14, 11, 13])
        await say(club, 'holder', place, { replyTo: idOf(1) })
      club.advance(1_000)
      await say(club, 'proposer', 4)
      for (const [role, places] of [
        ['holder', [2, 4]],
        ['proposer', [2, 3, 12]],
        ['admin', [4, 3]],
      ] as const)
        for (const place of places) {
          const who = await signedIn(club, role)
          const { json } = await who.post(
            urlOf(likeComment, { comment: idOf(place) }),
          )
          expect(json.liked).toBe(true)
        }
      for (const role of ['holder', 'proposer', 'newcomer'] as const) {
        const who = await signedIn(club, role)
        await readAll(who)
        await readReplies(who, 1)
      }
      await readAll(club.open())
    },
  },
  {
    name: 'spoken of: what is taken back is counted no more; what is below it stays',
    async run(club) {
      const visitor = club.open()
      const read = async () => {
        await readAll(visitor)
        await readReplies(visitor, 1)
      }
      await drop(club, 'holder', 12)
      await read()
      await drop(club, 'whale', 1)
      await read()
      // Nobody replies to what is gone, or below another thing.
      const who = await signedIn(club, 'proposer')
      for (const [path, replyTo] of [
        [urlOf(createComment, { proposal }), idOf(1)],
        [urlOf(createComment, { proposal: seedOf(1) }), idOf(2)],
        [urlOf(createBountyComment, { bounty }), idOf(2)],
      ] as const) {
        const { json } = await who.post(path, { text: 'No.', replyTo })
        expect(json.code).toBe('comment_not_found')
      }
      const again = { id: idOf(4), text: 'Word 4 of it.' }
      const other = urlOf(createComment, { proposal: seedOf(1) })
      expect((await who.post(other, again)).json.code).toBe('comment_conflict')
      const reply = { ...again, replyTo: idOf(2) }
      const same = urlOf(createComment, { proposal })
      expect((await who.post(same, reply)).json.code).toBe('comment_conflict')
      for (const place of [11, 13, 14, 15]) {
        await drop(club, 'holder', place)
        await visitor.get(list({ sort: 'new' }))
      }
      await readAll(visitor)
      await visitor.get(urlOf(commentReplies, { comment: idOf(1) }))
      await visitor.get(urlOf(commentHistory, { comment: idOf(1) }))
    },
  },
  {
    name: 'spoken of: what administrators hide is counted as it stands, a reply too',
    async run(club) {
      const visitor = club.open()
      const boss = await elevated(club)
      await say(club, 'holder', 21, { replyTo: idOf(2) })
      await say(club, 'admin', 22, { replyTo: idOf(2) })
      for (const [call, place] of [
        [hideThing, 21],
        [hideThing, 2],
        [restoreThing, 21],
        [restoreThing, 2],
        [tombstoneThing, 22],
        [hideThing, 4],
        [tombstoneThing, 4],
      ] as const) {
        club.advance(1)
        const path = urlOf(call, { kind: 'comment', thing: idOf(place) })
        expectAnswer(await boss.post(path, { reason }), ok)
        await readAll(visitor)
        await visitor.get(urlOf(commentReplies, { comment: idOf(2) }))
        await visitor.get(urlOf(commentHistory, { comment: idOf(place) }))
      }
    },
  },
  {
    name: 'spoken of: what was voted, and with how much, stands beside who says it',
    async run(club) {
      const places = [12, 13, 11, 10, 3]
      for (const [at, place] of places.entries()) {
        const of = { proposal: seedOf(place) }
        const { status } = await club.open().get(urlOf(proposalCall, of))
        expect(status).toBe(200)
        club.advance(1)
        const path = urlOf(createComment, of)
        for (const [next, role] of (
          ['whale', 'proposer', 'holder', 'newcomer', 'tokenRich'] as const
        ).entries())
          await say(club, role, 100 + at * 10 + next, {}, path)
        await club.open().get(urlOf(comments, { ...of, limit: 50 }))
        const thread = { replyTo: idOf(100 + at * 10) }
        await say(club, 'newcomer', 106 + at * 10, thread, path)
        await say(club, 'proposer', 107 + at * 10, thread, path)
        await club.open().get(urlOf(comments, { ...of, limit: 50 }))
      }
      const path = urlOf(createBountyComment, { bounty })
      for (const [at, role] of (['whale', 'newcomer'] as const).entries())
        await say(club, role, 180 + at, {}, path)
      await club.open().get(urlOf(bountyComments, { bounty, limit: 50 }))
    },
  },
  {
    name: 'spoken of: who looks after the club sees it so, and what they do is written down',
    async run(club) {
      const boss = await elevated(club)
      const path = urlOf(adminClub, { club: mainClubId })
      const before = (await boss.get(path)).json
      const { whale } = club.accounts
      const setModerators = async (moderators: string[]) => {
        club.advance(1)
        const { version: base } = (await boss.get(path)).json
        const answer = await boss.put(path, { moderators, base, reason })
        expect([answer.status, answer.json.code]).toEqual([200, undefined])
      }
      await setModerators([whale.address.toLowerCase()])
      await say(club, 'holder', 31)
      await say(club, 'newcomer', 32)
      for (const role of ['whale', 'proposer', 'holder', 'admin'] as const) {
        const who = await signedIn(club, role)
        await who.get(list({ sort: 'new' }))
        await who.get(urlOf(commentReplies, { comment: idOf(2) }))
        await who.get(urlOf(bountyComments, { bounty }))
        const comment = urlOf(reportComment, { comment: idOf(31) })
        await who.post(comment, { reason: 'spam' })
        await who.get(list({ sort: 'new' }))
      }
      const moderator = await signedIn(club, 'whale')
      const cleared = urlOf(reportComment, { comment: idOf(31) })
      expectAnswer(await moderator.ask('DELETE', cleared), ok)
      await moderator.get(list({ sort: 'new' }))
      const gone = urlOf(editComment, { comment: idOf(32) })
      await moderator.ask('DELETE', gone)
      await moderator.get(list({ sort: 'new' }))
      const { json } = await club.open().get('/api/moderation/log?limit=100')
      expect(json.rows.length).toBeGreaterThan(0)
      await boss.get('/api/admin/audit?limit=20')
      await setModerators(before.moderators)
      const after = await signedIn(club, 'whale')
      await after.get(list({ sort: 'new' }))
      await after.ask('DELETE', urlOf(editComment, { comment: idOf(31) }))
    },
  },
  {
    name: 'spoken of: all that it said is kept, until it has been said too often',
    async run(club) {
      const author = await signedIn(club, 'holder')
      const path = urlOf(editComment, { comment: idOf(31) })
      const history = urlOf(commentHistory, { comment: idOf(31) })
      for (let version = 2; version <= commentLimits.versions; version++) {
        club.advance(1)
        const { status } = await author.put(path, { text: `Said ${version}.` })
        await author.get(list({ sort: 'new', limit: 2 }))
        expect(status).toBe(200)
      }
      await author.get(history)
      expect((await author.put(path, { text: 'More.' })).json.code).toBe(
        'comment_history_full',
      )
    },
  },
]
