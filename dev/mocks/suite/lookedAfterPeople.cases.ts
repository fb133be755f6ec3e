import {
  commentsApi,
  moderationApi,
  surface,
  urlOf,
} from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import type { Role } from '../../world/accounts.ts'
import { type ContractCase, expectAnswer } from './club.ts'
import { idOf } from './idOf.ts'
import { act, ok, reason, tell, things } from './moderating.ts'
import { pageByPage } from './pageByPage.ts'
import { mineOne } from './paying.ts'
import { publish } from './publishedTies.cases.ts'
import { publisher } from './publisher.ts'
import { words } from './publishing.ts'
import { change } from './publishingRules.cases.ts'
import { elevated, signedIn } from './signedIn.ts'

const { blockAuthor, blockedAuthors, moderationQueue, unblockAuthor } =
  moderationApi
const { createBountyComment } = commentsApi
const { proposal } = surface

/** Who may write nothing, and where words lead: after what is looked after. */
export const lookedAfterPeopleCases: ContractCase[] = [
  {
    name: 'looked after: who is blocked, of one moment, and what they wrote',
    async run(club) {
      const boss = await elevated(club)
      const list = (limit: number) => (cursor?: string) =>
        urlOf(blockedAuthors, { limit, cursor })
      const read = async () => {
        for (const limit of [1, 2, 50]) await pageByPage(boss, list(limit))
        for (const thing of things) await tell(boss, thing)
        await boss.get(urlOf(moderationQueue, {}))
      }
      const roles = ['tokenRich', 'whale', 'holder', 'proposer'] as const
      const address = (role: Role) => club.accounts[role].address.toLowerCase()
      for (const [at, role] of roles.entries()) {
        if (at === 3) club.advance(1)
        const body = { address: address(role), reason }
        expectAnswer(await boss.post(blockAuthor.path, body), ok)
      }
      await read()
      const holder = await signedIn(club, 'holder')
      const path = urlOf(createBountyComment, { bounty: idOf('b', 1) })
      const said = await holder.post(path, { text: 'May I say so?' })
      expect(said.json.code).toBe('author_blocked')
      for (const role of roles) {
        const body = { address: address(role), reason }
        expectAnswer(await boss.post(unblockAuthor.path, body), ok)
        await boss.get(list(50)())
      }
      await read()
    },
  },
  {
    name: 'looked after: where nothing led before is new until it was looked at, since it was first named',
    async run(club) {
      for (let block = 0; block < 4; block++) await mineOne(club)
      await change(club, { rules: { minProposeVp: 3, proposerHoldHours: 0 } })
      const boss = await elevated(club)
      const { now } = await (await publisher(club, 'admin')).about('main')
      const earliestStart = new Date(now + 172_800_000).toISOString()
      const to = (...hosts: string[]) =>
        `See ${hosts.map((host) => `https://${host}/why`).join(' and ')}.`
      const first = words({
        title: 'A map for the pier',
        body: to('maps.example', 'charts.example'),
        earliestStart,
      })
      const id = await publish(club, 300, first)
      const read = async () => {
        const rows = await boss.get(
          urlOf(moderationQueue, { kind: 'proposal', limit: 50 }),
        )
        await tell(boss, ['proposal', id])
        return rows.json.rows.map((row: { id: string }) => row.id) as string[]
      }
      expect(await read()).toContain(id)
      const author = await publisher(club, 'admin')
      const path = urlOf(proposal, { proposal: id })
      const { signed, start } = (await author.get(path)).json
      const content = words({
        title: 'A map for the pier',
        body: to('charts.example', 'buoys.example'),
        earliestStart: start,
        duration: 5 * 86_400,
      })
      const before = { version: 1, digest: signed.digest }
      const next = await author.sign(content, { before })
      club.advance(1)
      const edited = await author.put(path, { content, ...next.signed })
      expect([edited.status, edited.json.code]).toEqual([200, undefined])
      expect(await read()).toContain(id)
      club.advance(1)
      expectAnswer(await act(boss, 'dismiss', ['proposal', id]), ok)
      expect(await read()).not.toContain(id)
      club.advance(1)
      const other = words({
        title: 'A chart for the pier',
        body: to('maps.example', 'charts.example', 'tides.example'),
        earliestStart,
      })
      const also = await publish(club, 301, other)
      expect(await read()).toContain(also)
      await tell(boss, ['proposal', also])
      expectAnswer(await act(boss, 'dismiss', ['proposal', also]), ok)
      await tell(boss, ['proposal', also])
    },
  },
]
