import { surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type ContractCase, expectAnswer } from './club.ts'
import { clear, soon, warn } from './following.ts'
import { advanceTo, readers } from './newsOf.ts'
import { publish } from './publishedTies.cases.ts'
import { publisher } from './publisher.ts'
import { words } from './publishing.ts'
import { elevated, signedIn } from './signedIn.ts'
import { voter } from './voter.ts'

const { adminCancelProposal, awaiting, cancelProposal, proposal } = surface
const day = 86_400_000
const reason = 'It is said twice, and once is enough.'

/** After those who follow: one proposal among others. */
export const besideCases: ContractCase[] = [
  {
    name: 'besides: what becomes of one leaves the moments of another as they are',
    async run(club) {
      const { told } = readers(club, ['whale', 'newcomer'])
      const times = await soon(club, 'A plank for the pier', [2, 3])
      const id = await publish(club, 210, times.content)
      const [warned, taken] = [
        await soon(club, 'A post for the pier', [3, 3]),
        await soon(club, 'A ring for the pier', [4, 3]),
      ]
      const other = await publish(club, 211, warned.content)
      const third = await publish(club, 212, taken.content)
      await warn(club, other)
      await clear(club, other)
      const boss = await publisher(club, 'admin')
      club.advance(1)
      const path = urlOf(cancelProposal, { proposal: third })
      expect((await boss.post(path, { reason })).status).toBe(200)
      await advanceTo(club, times.start)
      expect(await told('opened', id)).toEqual(['newcomer', 'whale'])
      await warn(club, other)
      await clear(club, other)
      await advanceTo(club, times.end - day)
      expect(await told('ending', id)).toEqual(['whale'])
      await advanceTo(club, times.end)
      expect(await told('closed', id)).toEqual(['newcomer', 'whale'])
      await advanceTo(club, warned.end)
      expect(await told('closed', other)).toEqual(['newcomer', 'whale'])
    },
  },
  {
    name: 'besides: of more than five that are voted on, those that end first wait',
    async run(club) {
      const ids: string[] = []
      for (let place = 0; place < 7; place++) {
        const content = words({
          title: `Nail ${place} for the pier`,
          body: `Of nail ${place} there is much ${'more '.repeat(place * 5)}to say.`,
          duration: (3 + ((place * 3) % 7)) * 86_400,
        })
        ids.push(await publish(club, 220 + place, content))
      }
      for (const role of ['whale', 'holder', 'newcomer'] as const) {
        const who = await signedIn(club, role)
        const { votes } = (await who.get(awaiting.path)).json
        const all = role === 'newcomer' ? 0 : ids.length
        expect([votes.total, votes.rows.length]).toEqual([all, all && 5])
      }
    },
  },
]

/** What is voted on and taken back in one moment. */
export const besideVoteCases: ContractCase[] = [
  {
    name: 'besides: taken back in the moment of a vote, it is after that vote',
    async run(club) {
      const holder = await voter(club, 'holder')
      const boss = await elevated(club)
      expect((await holder.vote('yes')).status).toBe(200)
      const path = urlOf(adminCancelProposal, { proposal: holder.proposal })
      expectAnswer(await boss.post(path, { reason }), { ok: true })
      await boss.get(urlOf(proposal, { proposal: holder.proposal }))
      await holder.list()
      for (const role of ['whale', 'holder'] as const)
        await (await signedIn(club, role)).get(awaiting.path)
    },
  },
]
