import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProposalStatusChip } from './ProposalStatusChip.tsx'

const meta = {
  component: ProposalStatusChip,
  args: { status: 'active' },
} satisfies Meta<typeof ProposalStatusChip>

export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Active')).toBeVisible()
  },
}
export const Pending: Story = { args: { status: 'pending' } }
export const Passed: Story = {
  args: { status: 'closed', outcome: 'passed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed, passed')).toBeVisible()
  },
}
export const Rejected: Story = {
  args: { status: 'closed', outcome: 'rejected' },
  globals: { theme: 'light' },
}
export const Tied: Story = { args: { status: 'closed', outcome: 'tied' } }
export const NoQuorum: Story = {
  args: { status: 'closed', outcome: 'no_quorum' },
}
export const NoVotes: Story = {
  args: { status: 'closed', outcome: 'no_votes' },
}
export const Cancelled: Story = {
  args: { status: 'closed', outcome: 'cancelled' },
}
/** It is over, and not counted yet: nothing is said to have become of it. */
export const NotCounted: Story = {
  args: { status: 'closed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(proposals.status.closed)).toBeVisible()
  },
}
