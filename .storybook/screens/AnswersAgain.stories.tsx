import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { reporting } from '@narwhal-club/core/messages/pages/reporting'
import type { Meta } from '@storybook/react-vite'
import { createTestAccounts } from '../../dev/world/accounts.ts'
import { toldBounties } from '../../dev/world/seed/bountyTexts.ts'
import { keeps } from './answers.ts'
import { open } from './voteFlow.ts'

export default { title: 'Flows/Answers/Asked again' } satisfies Meta

const { holder, tokenRich } = createTestAccounts()

/** The lists of home come after all else. */
const home = { path: '/', shows: toldBounties[0]?.title ?? '' }
export const Home = keeps(home)
export const HomeSignedIn = keeps({ ...home, as: 'holder' })
export const Clubs = keeps({ path: '/clubs' })
export const Club = keeps({ path: '/clubs/main', as: 'whale' })
export const Viewed = keeps({ path: `/clubs/main?as=${holder.address}` })
export const Members = keeps({ path: '/clubs/main?tab=members' })
export const Log = keeps({ path: '/clubs/main?tab=log' })
export const Mine = keeps({ path: '/my-proposals', as: 'proposer' })
export const Proposal = keeps({
  path: open.path,
  as: 'holder',
  shows: open.title,
})
export const Versions = keeps({
  path: '/clubs/main?tab=proposals&p=e0000000-0000-4000-8000-000000000001&v=2',
  shows: proposals.versions.first,
})
export const Bounties = keeps({ path: '/clubs/main?tab=bounties' })
export const Bounty = keeps({
  path: '/clubs/main?tab=bounties&b=b0000000-0000-4000-8000-000000000001',
  as: 'whale',
  shows: bounties.body.title,
})
export const Record = keeps({
  path: `/clubs/main?tab=bounties&hunter=${tokenRich.address}`,
})
export const Ideas = keeps({ path: '/clubs/main?show=ideas' })
export const Idea = keeps({
  path: '/clubs/main?idea=d0000000-0000-4000-8000-000000000001',
  as: 'proposer',
  shows: reporting.open.idea,
})
export const Swap = keeps({ path: '/swap', as: 'holder' })
export const Analytics = keeps({ path: '/analytics' })
export const Holder = keeps({ path: `/analytics?holder=${holder.address}` })
export const About = keeps({ path: '/about' })
export const Team = keeps({ path: '/team' })
export const Shill = keeps({ path: '/x-shill-generator', as: 'whale' })
export const ServerLog = keeps({ path: '/test/logs?from=server', as: 'admin' })
export const WalletsService = keeps({
  path: `/test-degen-api?wallet=${holder.address}`,
})
export const AdminOverview = keeps({ path: '/admin', as: 'admin' })
export const AdminModeration = keeps({
  path: '/admin?tab=moderation',
  as: 'admin',
})
export const AdminProposals = keeps({
  path: '/admin?tab=proposals',
  as: 'admin',
})
export const AdminBounties = keeps({ path: '/admin?tab=bounties', as: 'admin' })
export const AdminFees = keeps({ path: '/admin?tab=fees', as: 'admin' })
export const AdminClubs = keeps({ path: '/admin?tab=clubs', as: 'admin' })
export const AdminClub = keeps({
  path: '/admin?tab=clubs&club=main',
  as: 'admin',
})
export const AdminContent = keeps({ path: '/admin?tab=content', as: 'admin' })
export const AdminTemplates = keeps({
  path: '/admin?tab=content&part=templates',
  as: 'admin',
})
export const AdminFlags = keeps({ path: '/admin?tab=flags', as: 'admin' })
export const AdminAudit = keeps({ path: '/admin?tab=audit', as: 'admin' })
