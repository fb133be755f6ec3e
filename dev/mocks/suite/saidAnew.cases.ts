import { bountiesApi, moderationApi, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type ContractCase, expectAnswer } from './club.ts'
import { publisher } from './publisher.ts'
import {
  bountyDraftId,
  datesIn,
  offer,
  tellOfBounty,
  writeBounty,
} from './publishingBounties.ts'
import { elevated, signedIn } from './signedIn.ts'

const { bounty: one, submission, submissions, editBounty } = bountiesApi
const { hideThing, restoreThing, moderatedThing } = moderationApi
const reason = 'It is not what it says it is.'
const workId = 'b5000000-0000-4000-8000-000000000001'

/** What was said in other words stands in them again. */
export const saidAnewCases: ContractCase[] = [
  {
    name: 'said anew: what was hidden and shown again says what it said last',
    async run(club) {
      const author = await publisher(club, 'admin')
      const first = await offer(author, { title: 'Tar the pier' })
      await writeBounty(author, 90, first)
      const what = await author.signBounty(first)
      const draft = bountyDraftId(90)
      const { json: fee } = await author.askFee('bounty', draft, what)
      expect(fee.state).toBe('consumed')
      const id = String(fee.published)
      const hunter = await signedIn(club, 'tokenRich')
      const path = urlOf(submissions, { bounty: id })
      const work = { id: workId, text: 'Tar from the north.', links: [] }
      expect((await hunter.post(path, work)).status).toBe(200)
      club.advance(1)
      const links = ['https://tar.example/warm']
      const anew = { text: 'Tar from the south.', links }
      const at = urlOf(submission, { submission: workId })
      expect((await hunter.put(at, anew)).json.version).toBe(2)
      const { version, signed } = await tellOfBounty(author, id)
      const content = await offer(author, {
        title: 'Tar all of the pier',
        skills: ['Tar'],
        ...(await datesIn(author, [6, 11, 16])),
      })
      const before = { version, digest: signed.digest }
      const { signed: next } = await author.signBounty(content, { before })
      club.advance(1)
      const edited = await author.put(urlOf(editBounty, { bounty: id }), {
        content,
        ...next,
      })
      expect([edited.status, edited.json.code]).toEqual([200, undefined])
      const boss = await elevated(club)
      for (const [kind, thing] of [
        ['submission', workId],
        ['bounty', id],
      ] as const)
        for (const call of [hideThing, restoreThing]) {
          club.advance(1)
          const act = urlOf(call, { kind, thing })
          expectAnswer(await boss.post(act, { reason }), { ok: true })
          await boss.get(urlOf(moderatedThing, { kind, thing }))
          await tellOfBounty(author, id)
          await hunter.get(at)
          await hunter.get(path)
        }
      const { json } = await hunter.get(urlOf(one, { bounty: id }))
      expect(json.title).toBe(content.title)
    },
  },
]
