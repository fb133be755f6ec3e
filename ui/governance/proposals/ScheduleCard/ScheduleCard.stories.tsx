import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import {
  activeProposal,
  cancelledProposal,
  closedProposal,
  detailOf,
  storyNow,
} from '../../../fixtures/proposals.ts'
import { ScheduleCard } from './ScheduleCard.tsx'

const meta = {
  component: ScheduleCard,
  args: {
    proposal: detailOf(activeProposal),
    calendarHref: '/calendar.ics',
    now: storyNow,
  },
} satisfies Meta<typeof ScheduleCard>

export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {
  play: async ({ canvas, step }) => {
    await step('how far it is, and a file for calendars', async () => {
      await expect(canvas.getByText(/^in 1 day$/)).toBeVisible()
      await expect(canvas.getByText(/^3 days ago$/)).toBeVisible()
      await expect(
        canvas.getByRole('link', { name: /calendar/ }),
      ).toHaveAttribute('href', '/calendar.ics')
    })
  },
}
/** Before it is known what time it is. */
export const NoClock: Story = {
  args: { now: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/ago/)).toBeNull()
  },
}
export const Closed: Story = {
  args: { proposal: detailOf(closedProposal) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
export const CancelledPhone: Story = {
  args: { proposal: detailOf(cancelledProposal) },
  globals: { theme: 'light', viewport: { value: 'phone' } },
  play: fits(),
}
