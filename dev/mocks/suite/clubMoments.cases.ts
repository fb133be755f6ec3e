import { mainClubId, surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type Role, roles } from '../../world/accounts.ts'
import type { Club, ContractCase } from './club.ts'
import { pageByPage } from './pageByPage.ts'
import { elevated, signedIn } from './signedIn.ts'

const { adminClub, adminClubs, club: one, clubActivity, clubs } = surface
const { comments } = surface
const { followClub, clubRules } = surface
const reason = 'It is how the club wants it.'
const proposal = 'e0000000-0000-4000-8000-000000000002'

/** Changes a club as it is now. */
async function change(club: Club, id: string, what: object) {
  const boss = await elevated(club)
  const path = urlOf(adminClub, { club: id })
  const { version: base } = (await boss.get(path)).json
  const { status, text } = await boss.put(path, { ...what, base, reason })
  expect(status, text).toBe(200)
}

async function readClubs(club: Club) {
  const boss = await elevated(club)
  const whale = await signedIn(club, 'whale')
  for (const who of [club.open(), whale, boss]) {
    for (const id of [mainClubId, 'deep-dive', 'first-tide']) {
      await who.get(urlOf(one, { club: id }))
      await who.get(urlOf(clubRules, { club: id }))
      await who.get(urlOf(clubActivity, { club: id }))
    }
    for (const sort of ['proposals', 'holders', 'newest'] as const)
      await pageByPage(
        who,
        (cursor) =>
          `${clubs.path}?sort=${sort}&limit=1${cursor ? `&cursor=${cursor}` : ''}`,
      )
  }
  await whale.get(urlOf(comments, { proposal }))
  await boss.get(adminClubs.path)
  for (const id of [mainClubId, 'deep-dive'])
    await boss.get(urlOf(adminClub, { club: id }))
}

/** What is told of clubs, changed more than once in one moment. */
export const clubMomentCases: ContractCase[] = [
  {
    name: 'moments of clubs: who looks after one stands by since when, and by address',
    async run(club) {
      const address = (role: Role) => club.accounts[role].address.toLowerCase()
      const sets: readonly Role[][] = [
        [...roles].reverse(),
        ['holder', 'whale'],
        ['whale', 'holder', 'admin'],
        ['tokenRich', 'admin', 'holder'],
        ['holder'],
        ['whale', 'holder'],
        [],
      ]
      await readClubs(club)
      for (const set of sets) {
        club.advance(1)
        await change(club, mainClubId, { moderators: set.map(address) })
        const boss = await elevated(club)
        await boss.get(urlOf(one, { club: mainClubId }))
        await boss.get(urlOf(adminClub, { club: mainClubId }))
        const whale = await signedIn(club, 'whale')
        await whale.get(urlOf(comments, { proposal }))
      }
    },
  },
  {
    name: 'moments of clubs: rules of one moment are versions all the same, of their own club',
    async run(club) {
      const boss = await elevated(club)
      for (const id of ['deep-dive', mainClubId])
        for (const quorumVp of [7, 8]) {
          const path = urlOf(adminClub, { club: id })
          const { rules } = (await boss.get(path)).json
          await change(club, id, { rules: { ...rules, quorumVp } })
        }
      await readClubs(club)
      for (const version of [0, 1, 2, 3, 4]) {
        await boss.get(urlOf(clubRules, { club: mainClubId, version }))
        await boss.get(urlOf(clubRules, { club: 'deep-dive', version }))
      }
    },
  },
  {
    name: 'moments of clubs: who is left out counts in none of its lists, and may follow it',
    async run(club) {
      const boss = await elevated(club)
      const path = urlOf(adminClub, { club: mainClubId })
      const { rules } = (await boss.get(path)).json
      const who = club.accounts.holder.address.toLowerCase()
      const newcomer = club.accounts.newcomer.address.toLowerCase()
      const exclusions = [...rules.exclusions, who, newcomer]
      await change(club, mainClubId, { rules: { ...rules, exclusions } })
      const holder = await signedIn(club, 'holder')
      await holder.post(urlOf(followClub, { club: mainClubId }))
      await holder.get(`${clubs.path}?eligible=true`)
      await holder.get(`${clubs.path}?joined=true`)
      await readClubs(club)
      await holder.get(urlOf(surface.clubMembers, { club: mainClubId }))
      await holder.ask('DELETE', urlOf(followClub, { club: mainClubId }))
      await change(club, mainClubId, { rules })
      await readClubs(club)
    },
  },
]
