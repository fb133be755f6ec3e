import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { before } from '../../../fixtures/analytics.ts'
import { storyNow } from '../../../fixtures/proposals.ts'
import { Moment } from './Moment.tsx'

const meta = {
  component: Moment,
  args: { at: before(-1), now: storyNow },
} satisfies Meta<typeof Moment>

export default meta
type Story = StoryObj<typeof meta>

export const Ahead: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\(in 1 day\)$/)).toBeVisible()
    await expect(canvas.getByRole('time')).toHaveAttribute(
      'title',
      'Nov 22, 2026, 14:05 UTC',
    )
  },
}
export const Past: Story = {
  args: { at: before(2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\(2 days ago\)$/)).toBeVisible()
  },
}
/** The moment itself is there for who asks. */
export const Brief: Story = {
  args: { isBrief: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('in 1 day')).toHaveAttribute(
      'title',
      'Nov 22, 2026, 14:05 UTC',
    )
  },
}
/** Before it is known what time it is. */
export const NoClock: Story = {
  args: { now: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/\(/)).toBeNull()
  },
}
