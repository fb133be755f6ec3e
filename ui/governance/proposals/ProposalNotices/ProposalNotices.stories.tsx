import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { place } from '../../../fixtures/cards.tsx'
import { fits } from '../../../fixtures/fits.ts'
import { hard } from '../../../fixtures/hard.ts'
import {
  activeProposal,
  cancelledProposal,
  detailOf,
  flaggedProposal,
  reportedProposal,
  storyNow,
} from '../../../fixtures/proposals.ts'
import { ProposalNotices, Warned } from './ProposalNotices.tsx'

const phone = { viewport: { value: 'phone' } }

const meta = {
  component: ProposalNotices,
  args: {
    ...place,
    proposal: detailOf(cancelledProposal),
    now: storyNow,
  },
} satisfies Meta<typeof ProposalNotices>

export default meta
type Story = StoryObj<typeof meta>

export const Cancelled: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The moderators already did it.'),
    ).toBeVisible()
    await expect(canvas.getByText(/\(1 day ago\)/)).toBeVisible()
  },
}
export const Flagged: Story = {
  args: { proposal: detailOf(flaggedProposal) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/sign something elsewhere/)).toBeVisible()
  },
}
export const Reported: Story = {
  args: { proposal: detailOf(reportedProposal) },
}
export const NewHosts: Story = {
  args: {
    proposal: {
      ...detailOf(activeProposal),
      newHosts: ['harbour.example', 'plans.example'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('harbour.example')).toBeVisible()
  },
}
/** All of it at once. */
export const AllPhone: Story = {
  args: {
    proposal: {
      ...detailOf({ ...cancelledProposal, flagReason: hard.german }),
      newHosts: [`${'a'.repeat(60)}.${'b'.repeat(60)}.example`],
    },
  },
  globals: { theme: 'light', ...phone },
  play: fits(),
}
export const RightToLeft: Story = {
  args: {
    proposal: detailOf({ ...activeProposal, flagReason: hard.arabicSentence }),
  },
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
/** Nothing is to be said. */
export const Nothing: Story = {
  args: { proposal: detailOf(activeProposal) },
  render: (args) => (
    <>
      <ProposalNotices {...args} />
      <p>What is proposed.</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('note')).toBeNull()
  },
}
/** The words are there for who asks. */
export const Behind: Story = {
  render: () => (
    <Warned is>
      <p>What is proposed.</p>
    </Warned>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('they are shown when they are asked for', async () => {
      await expect(canvas.getByText('What is proposed.')).not.toBeVisible()
      await userEvent.click(canvas.getByText('Show it anyway'))
      await expect(canvas.getByText('What is proposed.')).toBeVisible()
    })
  },
}
