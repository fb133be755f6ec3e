import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { expectToReach, fits } from '../../../fixtures/fits.ts'
import { hard } from '../../../fixtures/hard.ts'
import {
  activeProposal,
  cancelledProposal,
  closedProposal,
  dispute,
  flaggedProposal,
  pendingProposal,
  reportedProposal,
  storyNow,
} from '../../../fixtures/proposals.ts'
import { Button } from '../../../kit/Button/Button.tsx'
import { ProposalCard } from './ProposalCard.tsx'

const phone = { viewport: { value: 'phone' } }

const meta = {
  component: ProposalCard,
  args: { proposal: activeProposal, href: '#27', now: storyNow },
} satisfies Meta<typeof ProposalCard>

export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {
  play: async ({ canvas, step }) => {
    await step('its title leads there, and it says where it is', async () => {
      await expect(
        canvas.getByRole('link', { name: activeProposal.title }),
      ).toHaveAttribute('href', '#27')
      await expect(canvas.getByText('Active')).toBeVisible()
      await expect(canvas.getByText('Yes 1,204')).toBeVisible()
      await expect(canvas.getByText(/^Voting ends/)).toHaveTextContent(
        /^Voting ends in 1 day$/,
      )
      await expect(canvas.getByText('18 comments')).toBeVisible()
    })
  },
}
export const ActivePhone: Story = {
  globals: { theme: 'light', ...phone },
  play: fits(),
}
/** There is nothing to count yet. */
export const Pending: Story = {
  args: { proposal: pendingProposal },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Voting opens/)).toBeVisible()
    await expect(canvas.queryByText(/^Yes/)).toBeNull()
  },
}
export const AmongClubs: Story = {
  args: { namesClub: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(activeProposal.club.name)).toBeVisible()
  },
}
const onVote = fn()
/** Who may vote need not go there for it. */
export const WithAct: Story = {
  args: { act: <Button onClick={onVote}>Vote</Button> },
  globals: phone,
  play: async (story) => {
    const { canvas, userEvent, step } = story
    await step(
      'it can be pressed, though all of the row is a link',
      async () => {
        onVote.mockClear()
        const button = canvas.getByRole('button', { name: 'Vote' })
        await expectToReach(button)
        await userEvent.click(button)
        await expect(onVote).toHaveBeenCalledOnce()
      },
    )
    await fits()(story)
  },
}
/** Before its result, also once it is over: of one's own vote nothing is hidden. */
export const Voted: Story = {
  args: { voted: 'yes', isSecret: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You voted Yes')).toBeVisible()
  },
}
export const VotedPhone: Story = {
  args: { proposal: closedProposal, voted: 'no' },
  globals: { theme: 'light', ...phone },
  play: fits(),
}
export const Passed: Story = { args: { proposal: closedProposal } }
export const Cancelled: Story = { args: { proposal: cancelledProposal } }
/** Its name alone is shown. */
export const Reported: Story = {
  args: { proposal: reportedProposal },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reported')).toBeVisible()
    await expect(canvas.queryByText(activeProposal.summary)).toBeNull()
  },
}
export const Flagged: Story = {
  args: { proposal: flaggedProposal },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Warning')).toBeVisible()
    await expect(canvas.getByText(proposals.warned)).toBeVisible()
    await expect(canvas.queryByText(activeProposal.summary)).toBeNull()
  },
}
/** The club itself asks. */
export const Dispute: Story = {
  args: { proposal: dispute },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Asked by the club itself')).toBeVisible()
  },
}
/** Before it is known what time it is. */
export const NoClock: Story = { args: { now: undefined } }
export const LongTexts: Story = {
  args: {
    proposal: {
      ...activeProposal,
      title: hard.unbroken,
      summary: hard.german,
      labels: [hard.german, hard.handle],
    },
  },
  globals: phone,
  play: fits(),
}
export const RightToLeft: Story = {
  args: {
    proposal: {
      ...activeProposal,
      title: hard.arabic,
      summary: hard.arabicSentence,
    },
  },
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
