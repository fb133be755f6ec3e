import { surface } from '@narwhal-club/core/contract'
import type { Meta } from '@storybook/react-vite'
import { createTestAccounts } from '../../dev/world/accounts.ts'
import { fails, waits } from './answers.ts'

export default { title: 'Flows/Answers/Bounties' } satisfies Meta

const { tokenRich } = createTestAccounts()
const list = { path: '/clubs/main?tab=bounties', as: 'whale' } as const
export const BountiesFails = fails(list, surface.bounties.path)
export const BountiesWaits = waits(list, surface.bounties.path)

const bounty = {
  path: '/clubs/main?tab=bounties&b=b0000000-0000-4000-8000-000000000001',
  as: 'whale',
} as const
export const BountyFails = fails(bounty, surface.bounty.path)
export const BountyWaits = waits(bounty, surface.bounty.path)
export const BountyCommentsFails = fails(bounty, surface.bountyComments.path)
export const BountyCommentsWaits = waits(bounty, surface.bountyComments.path)
export const SubmissionsFails = fails(bounty, surface.submissions.path)
export const SubmissionsWaits = waits(bounty, surface.submissions.path)
const older = { ...bounty, path: `${bounty.path}&v=9` }
export const BountyVersionsFails = fails(older, surface.bountyVersions.path)
export const BountyVersionsWaits = waits(older, surface.bountyVersions.path)

/** What an address handed in before. */
const hunter = {
  path: `/clubs/main?tab=bounties&hunter=${tokenRich.address}`,
}
export const BountyRecordFails = fails(hunter, surface.bountyRecord.path)
export const BountyRecordWaits = waits(hunter, surface.bountyRecord.path)
