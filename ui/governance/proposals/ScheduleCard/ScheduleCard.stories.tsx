import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { addressAt, before } from '../../../fixtures/analytics.ts'
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
/** It will not come; and the clock that is known is a minute behind. */
export const CancelledBefore: Story = {
  args: {
    proposal: {
      ...detailOf(cancelledProposal),
      start: before(-1),
      end: before(-4),
      cancelled: {
        at: before(-1 / 1_440),
        by: addressAt(13),
        reason: 'Asked twice',
      },
    },
  },
  play: async ({ canvas }) => {
    const { start, end, closed } = proposals.schedule
    await expect(canvas.queryByText(start)).toBeNull()
    await expect(canvas.queryByText(end)).toBeNull()
    await expect(canvas.getByText(closed)).toBeVisible()
    await expect(canvas.getByText('less than a minute ago')).toBeVisible()
  },
}
export const CancelledPhone: Story = {
  args: { proposal: detailOf(cancelledProposal) },
  globals: { theme: 'light', viewport: { value: 'phone' } },
  play: fits(),
}
