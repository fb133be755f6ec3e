import {
  type BountyDraftContent,
  type DraftContent,
  mainClubId,
  surface,
  urlOf,
} from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type Publisher, readAll } from './publisher.ts'

const { drafts, draft, proposal, proposals, proposalVersions } = surface
const { proposalVoters, club, clubs, clubActivity } = surface
const { awaiting, inbox, myFees, analyticsFees, analyticsGovernance } = surface

/** The same in both worlds, so that both say the same. */
export const draftId = (place: number) =>
  `c5000000-0000-4000-8000-${String(place).padStart(12, '0')}`

/** Where one of them is. */
export const draftAt = (place: number) =>
  urlOf(draft, { draft: draftId(place) })

/** The words of a proposal that may be published as they stand. */
export const words = (change: Partial<DraftContent> = {}): DraftContent => ({
  title: 'Lamps for the pier',
  body: 'Two **lamps**, one at each end of the pier, lit all winter.',
  summary: 'Light.',
  discussionUrl: '',
  labels: [],
  earliestStart: null,
  duration: 259_200,
  ...change,
})

export async function write(
  who: Publisher,
  place: number,
  content: DraftContent | BountyDraftContent,
  id = mainClubId,
) {
  who.advance(1)
  const body = { id: draftId(place), club: id, content }
  const { status, text } = await who.post(drafts.path, body)
  expect(status, text).toBe(200)
}

/** Reads all that tells of a proposal; its page is handed back. */
export async function tellOf(who: Publisher, id: string) {
  const of = { proposal: id }
  const path = urlOf(proposal, of)
  const { status, json, text } = await who.get(path)
  expect(status, text).toBe(200)
  const { block, blockHash } = json.snapshot
  const found = await who.rpc('eth_getBlockByNumber', [
    `0x${block.toString(16)}`,
    false,
  ])
  expect(found.result).toMatchObject({ hash: blockHash })
  const newest = await who.get(urlOf(proposals, { limit: 2 }))
  expect(newest.json.rows.map((row: { id: string }) => row.id)).toContain(id)
  await readAll(who, [
    urlOf(proposalVersions, of),
    urlOf(proposalVoters, of),
    `${path}/calendar.ics`,
    urlOf(proposals, { mine: true, limit: 3 }),
    urlOf(proposals, { sort: 'ending', status: json.status }),
    `/api/clubs/${json.club.id}/feed.xml`,
    urlOf(club, { club: json.club.id }),
    urlOf(clubActivity, { club: json.club.id }),
    clubs.path,
    urlOf(drafts, { limit: 5 }),
    awaiting.path,
    inbox.path,
    myFees.path,
    analyticsFees.path,
    analyticsGovernance.path,
  ])
  return json
}
