import { surface } from '@narwhal-club/core/contract'
import type { Meta } from '@storybook/react-vite'
import { fails, waits } from './answers.ts'

export default { title: 'Flows/Answers/Admin' } satisfies Meta

const overview = { path: '/admin', as: 'admin' } as const
export const OverviewFails = fails(overview, surface.adminOverview.path)
export const OverviewWaits = waits(overview, surface.adminOverview.path)

const proposals = { path: '/admin?tab=proposals', as: 'admin' } as const
export const ProposalsFails = fails(proposals, surface.adminProposals.path)
export const ProposalsWaits = waits(proposals, surface.adminProposals.path)

const bounties = { path: '/admin?tab=bounties', as: 'admin' } as const
export const BountiesFails = fails(bounties, surface.adminBounties.path)
export const BountiesWaits = waits(bounties, surface.adminBounties.path)

const moderation = { path: '/admin?tab=moderation', as: 'admin' } as const
export const ModerationQueueFails = fails(
  moderation,
  surface.moderationQueue.path,
)
export const ModerationQueueWaits = waits(
  moderation,
  surface.moderationQueue.path,
)
export const BlockedAuthorsFails = fails(
  moderation,
  surface.blockedAuthors.path,
)
export const BlockedAuthorsWaits = waits(
  moderation,
  surface.blockedAuthors.path,
)

const clubs = { path: '/admin?tab=clubs', as: 'admin' } as const
export const ClubsFails = fails(clubs, surface.adminClubs.path)
export const ClubsWaits = waits(clubs, surface.adminClubs.path)

const club = { path: '/admin?tab=clubs&club=main', as: 'admin' } as const
export const ClubFails = fails(club, surface.adminClub.path)
export const ClubWaits = waits(club, surface.adminClub.path)

const team = { path: '/admin?tab=content', as: 'admin' } as const
export const TeamFails = fails(team, surface.teamContent.path)
export const TeamWaits = waits(team, surface.teamContent.path)

const templates = {
  path: '/admin?tab=content&part=templates',
  as: 'admin',
} as const
export const TemplatesFails = fails(templates, surface.adminShillTemplates.path)
export const TemplatesWaits = waits(templates, surface.adminShillTemplates.path)

const announcements = {
  path: '/admin?tab=content&part=announcements',
  as: 'admin',
} as const
export const AnnouncementsFails = fails(
  announcements,
  surface.adminAnnouncements.path,
)
export const AnnouncementsWaits = waits(
  announcements,
  surface.adminAnnouncements.path,
)

const flags = { path: '/admin?tab=flags', as: 'admin' } as const
export const FlagsFails = fails(flags, surface.flags.path)
export const FlagsWaits = waits(flags, surface.flags.path)

const fees = { path: '/admin?tab=fees', as: 'admin' } as const
export const TotalsFails = fails(fees, surface.adminTotals.path)
export const TotalsWaits = waits(fees, surface.adminTotals.path)
export const IntentsFails = fails(fees, surface.adminIntents.path)
export const IntentsWaits = waits(fees, surface.adminIntents.path)
export const CreditsFails = fails(fees, surface.adminCredits.path)
export const CreditsWaits = waits(fees, surface.adminCredits.path)
export const CoinsFails = fails(fees, surface.adminCoins.path)
export const CoinsWaits = waits(fees, surface.adminCoins.path)

const audit = { path: '/admin?tab=audit', as: 'admin' } as const
export const AuditFails = fails(audit, surface.adminAudit.path)
export const AuditWaits = waits(audit, surface.adminAudit.path)
