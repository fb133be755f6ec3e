import {
  type BountyDraftContent,
  bountiesApi,
  mainClubId,
  surface,
  urlOf,
} from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type Publisher, readAll } from './publisher.ts'

const { bounty, bounties, bountyVersions, bountyDrafts } = bountiesApi
const { bountyDraft, bountyRecord, clubBounties } = bountiesApi
const { inbox, awaiting, myFees, analyticsFees, clubs, club } = surface

/** The same in both worlds, so that both say the same. */
export const bountyDraftId = (place: number) =>
  `c6000000-0000-4000-8000-${String(place).padStart(12, '0')}`
/** Where one of them is. */
export const bountyDraftAt = (place: number) =>
  urlOf(bountyDraft, { draft: bountyDraftId(place) })

const minute = 60_000
const day = 86_400_000

/** Until when work is taken, decided about and paid: days from now. */
export async function datesIn(
  who: Publisher,
  days: readonly [number, number, number] = [5, 10, 15],
) {
  const { now } = await who.about(mainClubId)
  const from = Math.ceil(now / minute) * minute
  const at = (place: 0 | 1 | 2) =>
    new Date(from + days[place] * day).toISOString()
  return { submitBy: at(0), decideBy: at(1), payBy: at(2) }
}

/** The words of a bounty that may be published as they stand. */
export const offer = async (
  who: Publisher,
  change: Partial<BountyDraftContent> = {},
): Promise<BountyDraftContent> => ({
  title: 'Paint the pier',
  description: 'All of the pier, from its head to its **steps**, in blue.',
  category: 'art',
  skills: ['Painting', 'Ladders'],
  reward: { asset: 'CRO', amount: '10' },
  winnersMax: 2,
  minVp: 0,
  visibility: 'public',
  ...(await datesIn(who)),
  ...change,
})

export async function writeBounty(
  who: Publisher,
  place: number,
  content: BountyDraftContent,
  club = mainClubId,
) {
  who.advance(1)
  const body = { id: bountyDraftId(place), club, content }
  const { status, text } = await who.post(bountyDrafts.path, body)
  expect(status, text).toBe(200)
}

/** Of one deadline they stand in the order of their ids, which are drawn. */
const sorted = { sort: 'newest' } as const

/** Reads all that tells of a bounty; its page is handed back. */
export async function tellOfBounty(who: Publisher, id: string) {
  const of = { bounty: id }
  const path = urlOf(bounty, of)
  const { status, json, text } = await who.get(path)
  expect(status, text).toBe(200)
  const newest = await who.get(urlOf(bounties, { ...sorted, limit: 2 }))
  expect(newest.json.rows.map((row: { id: string }) => row.id)).toContain(id)
  await readAll(who, [
    urlOf(bountyVersions, of),
    `${path}/calendar.ics`,
    urlOf(bounties, { ...sorted, mine: true, limit: 3 }),
    urlOf(bounties, { ...sorted, state: json.status }),
    urlOf(bounties, { ...sorted, skill: 'painting' }),
    urlOf(clubBounties, { ...sorted, club: json.club.id, limit: 3 }),
    urlOf(bountyRecord, { address: json.author }),
    urlOf(bountyDrafts, { limit: 5 }),
    urlOf(club, { club: json.club.id }),
    clubs.path,
    awaiting.path,
    inbox.path,
    myFees.path,
    analyticsFees.path,
  ])
  return json
}
