import { surface } from '@narwhal-club/core/contract'
import type { Meta } from '@storybook/react-vite'
import { createTestAccounts } from '../../dev/world/accounts.ts'
import { fails, waits } from './answers.ts'

export default { title: 'Flows/Answers/Clubs' } satisfies Meta

const list = { path: '/clubs' }
export const ClubsFails = fails(list, surface.clubs.path)
export const ClubsWaits = waits(list, surface.clubs.path)

const club = { path: '/clubs/main', as: 'whale' } as const
export const ClubFails = fails(club, surface.club.path)
export const ClubWaits = waits(club, surface.club.path)
export const ClubProposalsFails = fails(club, surface.clubProposals.path)
export const ClubProposalsWaits = waits(club, surface.clubProposals.path)
export const ClubAwaitingFails = fails(club, surface.awaiting.path)
export const ClubAwaitingWaits = waits(club, surface.awaiting.path)

const { holder } = createTestAccounts()
/** As another wallet sees it. */
const viewed = { path: `/clubs/main?as=${holder.address}` }
export const EligibilityFails = fails(viewed, surface.eligibility.path)
export const EligibilityWaits = waits(viewed, surface.eligibility.path)

const members = { path: '/clubs/main?tab=members' }
export const MembersFails = fails(members, surface.clubMembers.path)
export const MembersWaits = waits(members, surface.clubMembers.path)

const rules = { path: '/clubs/deep-dive?tab=rules&version=9' }
export const RulesFails = fails(rules, surface.clubRules.path)
export const RulesWaits = waits(rules, surface.clubRules.path)

const log = { path: '/clubs/main?tab=log' }
export const LogFails = fails(log, surface.moderationLog.path)
export const LogWaits = waits(log, surface.moderationLog.path)

const mine = { path: '/my-proposals', as: 'proposer' } as const
export const MineFeesFails = fails(mine, surface.myFees.path)
export const MineFeesWaits = waits(mine, surface.myFees.path)
export const MineFails = fails(mine, surface.proposals.path)
export const MineWaits = waits(mine, surface.proposals.path)
export const MineDraftsFails = fails(mine, surface.drafts.path)
export const MineDraftsWaits = waits(mine, surface.drafts.path)
export const MineBountyDraftsFails = fails(mine, surface.bountyDrafts.path)
export const MineBountyDraftsWaits = waits(mine, surface.bountyDrafts.path)
