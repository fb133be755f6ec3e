import { mainClubId, surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type ContractCase, expectAnswer, expectRefusal } from './club.ts'
import { archived, idsOf, listPath, paused } from './clubList.ts'
import { signedIn } from './signedIn.ts'

const { club, followClub } = surface
const follow = (id: string) => urlOf(followClub, { club: id })

export const clubFollowCases: ContractCase[] = [
  {
    name: 'clubs: to follow wants a session, and an origin of ours',
    async run({ open, send, ...world }) {
      for (const method of ['POST', 'DELETE']) {
        const path = follow(mainClubId)
        expectRefusal(await open().ask(method, path), 'not_signed_in')
        const visitor = await signedIn({ open, send, ...world }, 'holder')
        const cookie = [...visitor.cookies]
          .map(([name, at]) => `${name}=${at}`)
          .join('; ')
        for (const headers of [
          { cookie },
          { cookie, origin: 'https://evil.example' },
        ])
          expectRefusal(await send({ method, path, headers }), 'origin_refused')
        const { json } = await visitor.get(urlOf(club, { club: mainClubId }))
        expect(json.mine.follows).toBe(false)
      }
    },
  },
  {
    name: 'clubs: to follow twice is to follow, and can be taken back twice',
    async run(world) {
      const visitor = await signedIn(world, 'holder')
      const path = follow(mainClubId)
      for (let time = 0; time < 2; time++)
        expectAnswer(await visitor.post(path), { follows: true, followers: 3 })
      const joined = await visitor.get(listPath({ joined: 'true' }))
      expect(idsOf(joined)).toEqual([mainClubId])
      for (let time = 0; time < 2; time++)
        expectAnswer(await visitor.ask('DELETE', path), {
          follows: false,
          followers: 2,
        })
    },
  },
  {
    name: 'clubs: a paused one may be followed',
    async run(world) {
      const visitor = await signedIn(world, 'holder')
      const answer = await visitor.post(follow(paused))
      expectAnswer(answer, { follows: true, followers: 2 })
      await visitor.ask('DELETE', follow(paused))
    },
  },
  {
    name: 'clubs: an archived one may not, but be left',
    async run(world) {
      const visitor = await signedIn(world, 'holder')
      expectRefusal(await visitor.post(follow(archived)), 'club_archived')
      const { json } = await visitor.get(urlOf(club, { club: archived }))
      expect([json.mine.follows, json.counts.followers]).toEqual([false, 1])
      const left = await visitor.ask('DELETE', follow(archived))
      expectAnswer(left, { follows: false, followers: 1 })
      const proposer = await signedIn(world, 'proposer')
      // Who did so while it was open still does.
      const still = await proposer.post(follow(archived))
      expectAnswer(still, { follows: true, followers: 1 })
    },
  },
  {
    name: 'clubs: to follow takes no body',
    async run(world) {
      const visitor = await signedIn(world, 'holder')
      const answer = await visitor.post(follow(mainClubId), { club: paused })
      expectRefusal(answer, 'invalid_body')
    },
  },
]
