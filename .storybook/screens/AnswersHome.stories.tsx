import { surface } from '@narwhal-club/core/contract'
import { inbox } from '@narwhal-club/core/messages/pages/inbox'
import type { Meta } from '@storybook/react-vite'
import { fails, waits } from './answers.ts'
import type { ScreenOptions } from './screenStory.tsx'

export default { title: 'Flows/Answers/Home' } satisfies Meta

const visitor = { path: '/' }
export const MeFails = fails(visitor, surface.me.path)
export const MeWaits = waits(visitor, surface.me.path)
export const FactsFails = fails(visitor, surface.facts.path)
export const FactsWaits = waits(visitor, surface.facts.path)
export const ProposalsFails = fails(visitor, surface.proposals.path)
export const ProposalsWaits = waits(visitor, surface.proposals.path)
export const BountiesFails = fails(visitor, surface.bounties.path)
export const BountiesWaits = waits(visitor, surface.bounties.path)
export const ActivityFails = fails(visitor, surface.clubActivity.path)
export const ActivityWaits = waits(visitor, surface.clubActivity.path)
export const AnnouncementsFails = fails(visitor, surface.announcements.path)
export const AnnouncementsWaits = waits(visitor, surface.announcements.path)

/** Who is signed in is asked for more. */
const holder = { path: '/', as: 'holder' } as const
export const AwaitingFails = fails(holder, surface.awaiting.path)
export const AwaitingWaits = waits(holder, surface.awaiting.path)
export const InboxFails = fails(holder, surface.inbox.path)
export const InboxWaits = waits(holder, surface.inbox.path)

/** The bell is pressed. */
const panel = {
  ...holder,
  flow: async ({ page, userEvent }) => {
    const bell = page.findByRole('button', {
      name: new RegExp(`^${inbox.title}`),
    })
    await userEvent.click(await bell)
  },
} satisfies ScreenOptions
export const PanelInboxFails = fails(panel, surface.inbox.path)
export const PanelInboxWaits = waits(panel, surface.inbox.path)

/** What one is told of is chosen. */
const choices = {
  ...panel,
  flow: async (flow) => {
    await panel.flow(flow)
    const choices = flow.page.findByRole('button', {
      name: inbox.settings.open,
    })
    await flow.userEvent.click(await choices)
  },
} satisfies ScreenOptions
export const SwitchesFails = fails(choices, surface.inboxSwitches.path)
export const SwitchesWaits = waits(choices, surface.inboxSwitches.path)
