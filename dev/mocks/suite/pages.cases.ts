import {
  bountiesApi,
  mainClubId,
  moderationApi,
  surface,
  urlOf,
} from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type ContractCase, expectRefusal } from './club.ts'
import { idOf } from './idOf.ts'
import { pageByPage } from './pageByPage.ts'
import { elevated, signedIn } from './signedIn.ts'
import { bountyWords, proposalWords } from './words.ts'

const { bountyDrafts, submissions } = bountiesApi
const { blockedAuthors, blockAuthor, unblockAuthor } = moderationApi
const { comments, commentReplies, createComment, drafts, awaiting } = surface
const { shillFavourites, deleteShillFavourite } = surface

const proposal = idOf('e', 2)
/** Of these, the first two are of one moment: their ids say which comes first. */
const places = [2, 1, 4, 3] as const

type Reader = Awaited<ReturnType<typeof signedIn>>

/** What a list holds, read a page of one, and of two, at a time. */
async function expectPages(
  who: Reader,
  pathOf: (more: { limit: number; cursor?: string }) => string,
  expected: readonly unknown[],
  by = 'id',
) {
  for (const limit of [1, 2]) {
    const { rows, totals } = await pageByPage(who, (cursor) =>
      pathOf({ limit, ...(cursor !== undefined && { cursor }) }),
    )
    expect(rows.map((row) => row[by])).toEqual(expected)
    expect(new Set(totals)).toEqual(new Set([expected.length]))
  }
}

const lit = 'One every ten steps, lit at dusk.'
const content = proposalWords('Lanterns along the quay', lit)
const bountyContent = bountyWords('Draw the lanterns', lit)

/** What has an order of its own when two are of one moment, page by page. */
export const pageCases: ContractCase[] = [
  {
    name: 'pages: replies, the first of them with their thread',
    async run(club) {
      const author = await signedIn(club, 'proposer')
      const say = (place: number, more: object = {}) =>
        author.post(urlOf(createComment, { proposal }), {
          ...{ id: idOf('ca', place), text: `Number ${place}.` },
          ...more,
        })
      const thread = idOf('ca', 9)
      expect((await say(9)).status).toBe(200)
      for (const place of places) {
        if (place > 2) club.advance(1)
        const reply = await say(place, { replyTo: thread })
        expect(reply.status).toBe(200)
      }
      const order = [1, 2, 4, 3].map((place) => idOf('ca', place))
      const { json } = await author.get(urlOf(comments, { proposal }))
      const told = json.rows.find(({ id }: { id: string }) => id === thread)
      expect(told.replyCount).toBe(4)
      expect(told.replies.map(({ id }: { id: string }) => id)).toEqual(
        order.slice(0, 3),
      )
      await expectPages(
        author,
        (more) => urlOf(commentReplies, { comment: thread, ...more }),
        order,
      )
    },
  },
  {
    name: 'pages: who is blocked, the last first',
    async run(club) {
      const boss = await elevated(club)
      const reason = 'It asks for the words of your wallet.'
      const roles = ['whale', 'holder', 'tokenRich'] as const
      const [whale, holder, last] = roles.map((role) =>
        club.accounts[role].address.toLowerCase(),
      ) as [string, string, string]
      for (const address of [whale, holder, last]) {
        if (address === last) club.advance(1)
        const said = await boss.post(blockAuthor.path, { address, reason })
        expect(said.status).toBe(200)
      }
      const both = [whale, holder].sort().reverse()
      await expectPages(
        boss,
        (more) => urlOf(blockedAuthors, more),
        [last, ...both],
        'address',
      )
      await boss.get(`${blockedAuthors.path}.csv`)
      for (const address of [whale, holder, last])
        await boss.post(unblockAuthor.path, { address, reason })
      expect((await boss.get(blockedAuthors.path)).json.total).toBe(0)
    },
  },
  {
    name: 'pages: posts that are kept, each member their own',
    async run(club) {
      const holder = await signedIn(club)
      const whale = await signedIn(club, 'whale')
      const keep = (who: Reader, place: number) =>
        who.post(shillFavourites.path, {
          id: idOf('5b', place),
          text: `Post ${place}.`,
          inputs: 'v1.000000000000',
        })
      const kept = await keep(holder, 2)
      expect(kept.status, kept.text).toBe(200)
      await keep(holder, 1)
      await keep(whale, 5)
      club.advance(1)
      await keep(holder, 3)
      const ids = async (who: Reader) =>
        (await who.get(shillFavourites.path)).json.rows.map(
          ({ id }: { id: string }) => id,
        )
      expect(await ids(holder)).toEqual(
        [3, 1, 2].map((place) => idOf('5b', place)),
      )
      expect(await ids(whale)).toEqual([idOf('5b', 5)])
      const path = (place: number) =>
        urlOf(deleteShillFavourite, { favourite: idOf('5b', place) })
      await whale.ask('DELETE', path(1))
      await holder.ask('DELETE', path(3))
      expect(await ids(holder)).toEqual(
        [1, 2].map((place) => idOf('5b', place)),
      )
    },
  },
  {
    name: 'pages: of posts that are kept there is an end',
    async run(club) {
      const member = await signedIn(club, 'newcomer')
      const keep = (place: number) =>
        member.post(shillFavourites.path, {
          id: idOf('5c', place),
          text: `Post ${place}.`,
          inputs: 'v1.000000000000',
        })
      for (let place = 1; place <= 100; place += 1) await keep(place)
      expectRefusal(await keep(101), 'shill_favourites_full')
      // What is there is kept again.
      expect((await keep(100)).status).toBe(200)
      const whale = await signedIn(club, 'whale')
      const others = { id: idOf('5d', 1), text: 'Mine.', inputs: 'v1.00' }
      await whale.post(shillFavourites.path, others)
    },
  },
  {
    name: 'pages: drafts of proposals and of bounties, each author’s own',
    async run(club) {
      const author = await signedIn(club, 'tokenRich')
      const other = await signedIn(club, 'holder')
      const write = async (who: Reader, place: number) => {
        for (const [path, letters, words] of [
          [drafts.path, 'cd', content],
          [bountyDrafts.path, 'bc', bountyContent],
        ] as const) {
          const id = idOf(letters, place)
          const body = { id, club: mainClubId, content: words }
          const { status, text } = await who.post(path, body)
          expect(status, text).toBe(200)
        }
      }
      for (const { path } of [drafts, bountyDrafts])
        expect((await author.get(path)).json.total).toBe(0)
      for (const place of places) {
        if (place > 2) club.advance(1)
        await write(author, place)
        await write(other, place + 4)
      }
      const order = [3, 4, 1, 2]
      await expectPages(
        author,
        (more) => urlOf(drafts, more),
        order.map((place) => idOf('cd', place)),
      )
      await expectPages(
        author,
        (more) => urlOf(bountyDrafts, { club: mainClubId, ...more }),
        order.map((place) => idOf('bc', place)),
      )
      await author.get(awaiting.path)
      await author.get(urlOf(awaiting, { limit: 2 }))
    },
  },
  {
    name: 'pages: work for a bounty, the first first',
    async run(club) {
      const visitor = await signedIn(club)
      const path = (more: object = {}) =>
        urlOf(submissions, { bounty: idOf('b', 1), ...more })
      const { json } = await visitor.get(path())
      expect(json.total).toBeGreaterThan(1)
      await expectPages(
        visitor,
        path,
        json.rows.map(({ id }: { id: string }) => id),
      )
    },
  },
]
