import type { BountyCard } from '@narwhal-club/core/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BountyStatusChip } from './BountyStatusChip.tsx'

const meta = {
  component: BountyStatusChip,
  args: { status: 'open' },
} satisfies Meta<typeof BountyStatusChip>

export default meta
type Story = StoryObj<typeof meta>

const show = (status: BountyCard['status']): Story => ({ args: { status } })

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open')).toBeVisible()
  },
}
export const Pending = show('pending')
export const InReview = show('in_review')
export const Awarded = show('awarded')
export const Paid = show('paid')
export const Disputed = show('disputed')
export const Cancelled = show('cancelled')
export const Expired = show('expired')
export const Overdue: Story = {
  args: { status: 'awarded', badges: ['overdue'] },
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payout overdue')).toBeVisible()
  },
}
export const ClosesSoon: Story = {
  args: { status: 'open', badges: ['closes_soon'] },
}
