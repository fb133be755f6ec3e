import { mainClubId, surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import type { ContractCase } from './club.ts'
import { clear, expectTimes, soon, warn } from './following.ts'
import { advanceTo, readers, setSwitches, withoutDates } from './newsOf.ts'
import { mineOne } from './paying.ts'
import { publish } from './publishedTies.cases.ts'
import { change } from './publishingRules.cases.ts'
import { signedIn } from './signedIn.ts'
import { voter } from './voter.ts'

const { followClub, unfollowClub, proposal } = surface
const hour = 3_600_000
const day = 24 * hour
const main = { club: mainClubId }
/** Of which voting begins later; it was there from the first. */
const seeded = 'e0000000-0000-4000-8000-000000000001'

/** Days pass, and followers are told of what comes. */
export const followedCases: ContractCase[] = [
  {
    name: 'followed: of one that was there, who may vote and has not is called at last',
    async run(club) {
      await change(club, { rules: { minProposeVp: 3, proposerHoldHours: 0 } })
      for (let block = 0; block < 4; block++) await mineOne(club)
      // What others were told of in one second stands in no order.
      await setSwitches(club, {
        ...withoutDates,
        closed: false,
        ending: false,
      })
      for (const role of ['admin', 'holder', 'newcomer'] as const) {
        const follower = await signedIn(club, role)
        await follower.post(urlOf(followClub, main))
      }
      const { told } = readers(club)
      const path = urlOf(proposal, { proposal: seeded })
      const { start, end } = (await club.open().get(path)).json
      await advanceTo(club, Date.parse(start))
      expect(await told('opened', seeded)).toContain('newcomer')
      await setSwitches(club, { ending: true })
      const ballot = await voter(club, 'holder', seeded)
      expect((await ballot.vote('yes')).status).toBe(200)
      await advanceTo(club, Date.parse(end) - day)
      const called = await told('ending', seeded)
      expect(called).toEqual(['admin', 'proposer', 'whale'])
      await advanceTo(club, Date.parse(end) + hour)
      expect(await told('closed', seeded)).toEqual([])
      await setSwitches(club, { closed: true })
      expect(await told('closed', seeded)).toEqual([])
    },
  },
  {
    name: 'followed: it opens, ends and is closed at its moments, for whom that is meant',
    async run(club) {
      const { told, of } = readers(club)
      const times = await soon(club, 'A gate for the pier', [2, 3])
      const id = await publish(club, 200, times.content)
      await expectTimes(club, id, times)
      await advanceTo(club, times.start - 1)
      expect(await told('opened', id)).toEqual([])
      club.advance(1)
      const followers = ['holder', 'newcomer', 'proposer', 'whale']
      expect(await told('opened', id)).toEqual(followers)
      await advanceTo(club, times.end - day - 1)
      expect(await told('ending', id)).toEqual([])
      club.advance(1)
      // Of those who follow it, who may vote.
      const holders = ['admin', 'holder', 'proposer', 'whale']
      expect(await told('ending', id)).toEqual(holders)
      for (const role of ['admin', 'newcomer'] as const)
        await (await of(role)).ask('DELETE', urlOf(unfollowClub, main))
      await setSwitches(club, { closed: false }, ['whale'])
      await advanceTo(club, times.end - 1)
      expect(await told('closed', id)).toEqual([])
      club.advance(1)
      // Its author follows it no more.
      expect(await told('closed', id)).toEqual(['admin', 'holder', 'proposer'])
      await setSwitches(club, { closed: true }, ['whale'])
      await (await of('newcomer')).post(urlOf(followClub, main))
      expect(await told('closed', id)).not.toContain('whale')
    },
  },
  {
    name: 'followed: what is warned of is told when it is not any more, and its end all the same',
    async run(club) {
      const { told, of, news } = readers(club)
      await (await of('admin')).post(urlOf(followClub, main))
      const times = await soon(club, 'A chain for the pier', [2, 4])
      const id = await publish(club, 201, times.content)
      await warn(club, id)
      await advanceTo(club, times.start + 1)
      expect(await told('opened', id)).toEqual([])
      club.advance(hour)
      await clear(club, id)
      const followers = ['holder', 'newcomer', 'proposer', 'whale']
      expect(await told('opened', id)).toEqual(followers)
      // Once, however often it is warned of.
      await warn(club, id)
      await clear(club, id)
      expect(await told('opened', id)).toEqual(followers)
      await warn(club, id)
      await advanceTo(club, times.end - day + hour)
      expect(await told('ending', id)).toEqual([])
      await clear(club, id)
      const holders = ['admin', 'holder', 'proposer', 'whale']
      expect(await told('ending', id)).toEqual(holders)
      const at = (await news('whale'))[0]?.at
      expect(Date.parse(String(at))).toBe(times.end - day)
      await warn(club, id)
      await advanceTo(club, times.end)
      const everyone = ['admin', ...followers]
      expect(await told('closed', id)).toEqual(everyone)
      await clear(club, id)
      expect(await told('opened', id)).toEqual(followers)
    },
  },
  {
    name: 'followed: cleared before it opens, nothing is told too early or twice',
    async run(club) {
      const { told } = readers(club, ['whale', 'newcomer', 'admin'])
      const times = await soon(club, 'A bolt for the pier', [2, 3])
      const id = await publish(club, 202, times.content)
      await warn(club, id)
      await clear(club, id)
      expect(await told('opened', id)).toEqual([])
      await advanceTo(club, times.start - 1)
      expect(await told('opened', id)).toEqual([])
      club.advance(1)
      expect(await told('opened', id)).toEqual(['newcomer', 'whale'])
      await warn(club, id)
      await clear(club, id)
      await advanceTo(club, times.end - day - 1)
      expect(await told('ending', id)).toEqual([])
      club.advance(1)
      expect(await told('ending', id)).toEqual(['admin', 'whale'])
      await advanceTo(club, times.end)
      expect(await told('closed', id)).toEqual(['admin', 'newcomer', 'whale'])
    },
  },
]
